// The page as a person uses it, in Chromium: boards, filter, keys, dark mode, a phone, names for those who listen; no error
// on the console, no request to anywhere; and hostile text does nothing. SCREENSHOTS names a folder for pictures.
"use strict";
const test = require("node:test");
const assert = require("node:assert");
const fs = require("node:fs");
const path = require("node:path");
const {chromium} = require("playwright-core");
const {passant, folder_with_findings, make_hostile, hostile} = require("./run_folder.js");

const gallery = path.join(__dirname, "..", "gallery");
let browser, folder, view;
test.before(async () => {
  folder = folder_with_findings();
  passant("report", folder, "--html");
  passant("report", gallery, "--html", path.join(folder, "gallery.html"));
  view = JSON.parse(passant("report", folder, "--json"));
  browser = await chromium.launch({executablePath: process.env.CHROMIUM || "/usr/bin/chromium", args: ["--no-sandbox"]});
});
test.after(async () => {
  await browser.close();
  fs.rmSync(folder, {recursive: true});
});

/// Opens the page, and fails when anything is said on the console or asked from outside.
async function open(options = {}, file = "report.html") {
  const context = await browser.newContext(options);
  const page = await context.newPage();
  const complaints = [];
  page.on("console", (message) => complaints.push(message.text()));
  page.on("pageerror", (error) => complaints.push(error.message));
  page.on("request", (request) => { if (!/^(file|data):/.test(request.url())) complaints.push(request.url()); });
  await page.goto("file://" + path.join(folder, file));
  return {page, close: async () => { await context.close(); assert.deepStrictEqual(complaints, []); }};
}

const shown = (page) => page.locator(".finding:visible").count();

/// FEN placement → {e4: "P"}.
function men_of(fen) {
  const men = {};
  fen.split(" ")[0].split("/").forEach((rank, row) => {
    let file = 0;
    for (const c of rank) {
      if (/\d/.test(c)) file += Number(c);
      else men["abcdefgh"[file++] + (8 - row)] = c;
    }
  });
  return men;
}

test("every board has its men on their squares, drawn where the square is", async () => {
  const {page, close} = await open();
  for (const finding of view.findings) {
    const board = page.locator(`#finding-${finding.number} svg.board`);
    const drawn = await board.locator(".man").evaluateAll((men) => men.map((man) => [man.dataset.square, man.dataset.piece, man.getAttribute("href"), +man.getAttribute("x"), +man.getAttribute("y")]));
    assert.deepStrictEqual(Object.fromEntries(drawn.map(([square, piece]) => [square, piece])), men_of(finding.fen));
    const kinds = {p: "#pawn", n: "#knight", b: "#bishop", r: "#rook", q: "#queen", k: "#king"};
    for (const [square, piece, href, x, y] of drawn) {
      assert.strictEqual(href, kinds[piece.toLowerCase()]);
      assert.deepStrictEqual([x, y], [16 + 48 * "abcdefgh".indexOf(square[0]), 48 * (8 - Number(square[1]))]);
    }
    const box = await board.locator(".man").first().boundingBox();
    assert.ok(box.width > 5 && box.height > 5, "a man can be seen");
  }
  await close();
});

test("the rank that opens is drawn from the rook to the king", async () => {
  const {page, close} = await open();
  const finding = page.locator(".finding[data-class=rank-double-removal]").first();
  const line = finding.locator("line.check");
  assert.match(await line.getAttribute("data-from"), /^[a-h]5$/);
  for (const role of ["capturer", "captured", "target", "checker", "king"]) {
    assert.strictEqual(await finding.locator(`.mark[data-role=${role}]`).count(), 1, role);
  }
  await close();
});

test("search, class and tier choose findings, and Show all brings them back", async () => {
  const {page, close} = await open();
  const all = await shown(page);
  assert.strictEqual(all, view.findings.length);
  await page.getByLabel("Search").fill("castling");
  const some = await shown(page);
  assert.ok(some > 0 && some < all);
  assert.strictEqual(await page.locator("#shown").textContent(), `${some} of ${all} shown`);
  await page.getByLabel("Search").fill("no such thing at all");
  assert.strictEqual(await shown(page), 0);
  await page.getByRole("button", {name: "Show all"}).click();
  await page.waitForFunction((count) => document.querySelector("#shown").textContent.startsWith(`${count} of`), all);
  await page.getByLabel("Class").selectOption("rank-double-removal");
  assert.strictEqual(await shown(page), view.findings.filter((finding) => finding.class === "rank-double-removal").length);
  await page.getByRole("button", {name: "Show all"}).click();
  await page.getByLabel("Tier").selectOption("valid");
  assert.strictEqual(await shown(page), view.findings.filter((finding) => finding.tier === "valid").length);
  await close();
});

test("everything can be reached by keys", async () => {
  const {page, close} = await open();
  await page.keyboard.press("Tab");
  assert.strictEqual(await page.evaluate(() => document.activeElement.className), "skip");
  await page.keyboard.press("j");
  assert.match(await page.evaluate(() => document.activeElement.id), /^finding-/);
  const first = await page.evaluate(() => document.activeElement.id);
  await page.keyboard.press("j");
  assert.notStrictEqual(await page.evaluate(() => document.activeElement.id), first);
  await page.keyboard.press("k");
  assert.strictEqual(await page.evaluate(() => document.activeElement.id), first);
  await page.keyboard.press("/");
  assert.strictEqual(await page.evaluate(() => document.activeElement.id), "search");
  await page.keyboard.type("zzz");
  assert.strictEqual(await shown(page), 0);
  await page.keyboard.press("Escape");
  await page.waitForFunction((count) => document.querySelectorAll(".finding:not([hidden])").length === count, view.findings.length);
  await close();
});

test("a command is copied as it stands", async () => {
  const {page, close} = await open({permissions: ["clipboard-read", "clipboard-write"]});
  const box = page.locator("#finding-1 .copyable").first();
  await box.getByRole("button").click();
  await box.getByText("Copied").waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText()).catch(() => null);
  if (copied !== null) assert.strictEqual(copied, view.findings[0].fen);
  await close();
});

/// Contrast of two colours (WCAG 2.2, 1.4.3).
const contrast = (page, element = page.locator("body")) => element.evaluate((element) => {
  const light = (text) => {
    const [r, g, b] = text.match(/[\d.]+/g).map((part) => part / 255).map((c) => c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
    return 0.2126 * r + 0.7152 * g + 0.0722 * b;
  };
  const style = getComputedStyle(element);
  const [low, high] = [light(style.color), light(style.backgroundColor)].sort((a, b) => a - b);
  return {ratio: (high + 0.05) / (low + 0.05), dark: light(style.backgroundColor) < 0.2};
});

test("dark as the system wishes, and by the button", async () => {
  for (const colorScheme of ["light", "dark"]) {
    const {page, close} = await open({colorScheme});
    let now = await contrast(page);
    assert.strictEqual(now.dark, colorScheme === "dark");
    assert.ok(now.ratio > 7);
    if (process.env.SCREENSHOTS) await page.screenshot({path: path.join(process.env.SCREENSHOTS, colorScheme + ".png")});
    await page.locator("#theme").click();
    assert.strictEqual((await contrast(page)).dark, false);
    await page.locator("#theme").click();
    now = await contrast(page);
    assert.ok(now.dark && now.ratio > 7);
    assert.match(await page.locator("#theme").getAttribute("aria-label"), /dark/);
    await close();
  }
});

test("a phone needs no scrolling sideways", async () => {
  const {page, close} = await open({viewport: {width: 360, height: 740}, isMobile: true, hasTouch: true});
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= 360);
  if (process.env.SCREENSHOTS) await page.screenshot({path: path.join(process.env.SCREENSHOTS, "phone.png"), fullPage: true});
  await close();
});

test("on paper nothing is folded and no control is left", async () => {
  const {page, close} = await open();
  await page.emulateMedia({media: "print"});
  await page.evaluate(() => window.dispatchEvent(new Event("beforeprint")));
  assert.strictEqual(await page.locator("details:not([open])").count(), 0);
  assert.strictEqual(await page.locator("button:visible").count(), 0);
  await close();
});

test("what can be used has a name, and a board says what stands on it", async () => {
  const {page, close} = await open();
  const nameless = await page.evaluate(() => [...document.querySelectorAll("button, a, input, select, svg[role=img], pre[tabindex], [role=group], summary")]
    .filter((each) => !each.closest("[hidden]"))
    .filter((each) => !(each.getAttribute("aria-label") || each.textContent.trim() || (each.labels && each.labels.length))).map((each) => each.outerHTML.slice(0, 80)));
  assert.deepStrictEqual(nameless, []);
  assert.strictEqual(await page.locator("h1").count(), 1);
  const ids = await page.evaluate(() => [...document.querySelectorAll("[id]")].map((each) => each.id));
  assert.strictEqual(new Set(ids).size, ids.length, "ids are unique");
  assert.match(await page.locator("#finding-1 svg.board").getAttribute("aria-label"), /^White: king .* to move/);
  await close();
});

test("the gallery draws its four measurements from the files that stand there", async () => {
  const data = (name) => JSON.parse(fs.readFileSync(path.join(gallery, name + ".json"), "utf8"));
  const {page, close} = await open({}, "gallery.html");
  const matrix = data("kill-matrix");
  const kills = matrix.mutants.reduce((sum, mutant) => sum + Object.keys(mutant.kills).length, 0);
  assert.strictEqual(await page.locator("#kill-matrix .heat td").count(), matrix.mutants.length * matrix.suites.length);
  assert.strictEqual(await page.locator("#kill-matrix .heat td[class^=shade]").count(), kills);
  const met = data("coverage").suites.reduce((sum, suite) => sum + Object.keys(suite.cells).length, 0);
  assert.strictEqual(await page.locator("#coverage .heat td[class^=shade]").count(), met);
  const hunted = data("detection").mutants;
  assert.strictEqual(await page.locator("#detection .thread").count(), hunted.length);
  assert.strictEqual(await page.locator("#detection tbody tr").count(), hunted.length);
  assert.strictEqual(await page.locator("#speed circle").count(), data("speed").rows.length);
  for (const [x1, x2] of await page.locator("#speed .spread").evaluateAll((lines) => lines.map((line) => line.getAttribute("d").match(/[\d.]+/g).filter((_, i) => i === 0 || i === 2).map(Number)))) {
    assert.ok(x1 >= 0 && x1 <= x2 && x2 <= 320, `${x1} to ${x2}`);
  }
  for (const link of await page.locator(".contents a").all()) {
    assert.strictEqual(await page.locator(await link.getAttribute("href")).count(), 1);
  }
  await close();
});

test("what stands in a cell of a heat map can be read, light and dark", async () => {
  for (const colorScheme of ["light", "dark"]) {
    const {page, close} = await open({colorScheme}, "gallery.html");
    for (const shade of [1, 2, 3, 4, 5]) {
      const cell = page.locator(`#kill-matrix .heat td.shade-${shade}`).first();
      assert.ok((await contrast(page, cell)).ratio >= 4.5, `${colorScheme}, shade ${shade}`);
    }
    if (process.env.SCREENSHOTS) await page.screenshot({path: path.join(process.env.SCREENSHOTS, `gallery-${colorScheme}.png`), fullPage: true});
    await close();
  }
});

test("the gallery needs no scrolling sideways on a phone", async () => {
  const {page, close} = await open({viewport: {width: 360, height: 740}, isMobile: true, hasTouch: true}, "gallery.html");
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth) <= 360);
  if (process.env.SCREENSHOTS) await page.screenshot({path: path.join(process.env.SCREENSHOTS, "gallery-phone.png"), fullPage: true});
  await close();
});

test("hostile text is shown and does nothing", async () => {
  make_hostile(folder);
  passant("report", folder, "--html");
  const {page, close} = await open();
  assert.strictEqual(await page.evaluate(() => window.broken), undefined);
  assert.strictEqual(await page.locator("img").count(), 0);
  assert.strictEqual(await page.locator("script").count(), 1);
  const text = await page.locator("#finding-1 .answers tbody th bdi").first().textContent();
  assert.strictEqual(text, hostile.replace("\u001b", "\uFFFD"));
  await close();
});
