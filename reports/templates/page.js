// Filter, search, keys, colours, copying. The page says everything without this script.
"use strict";
(() => {
  const one = (selector) => document.querySelector(selector);
  const all = (selector, root = document) => [...root.querySelectorAll(selector)];
  const findings = all(".finding");

  function matches(finding, words) {
    if (one("#class").value && finding.dataset.class !== one("#class").value) return false;
    if (one("#tier").value && finding.dataset.tier !== one("#tier").value) return false;
    const text = finding.textContent.toLowerCase() + " " + finding.dataset.class;
    return words.every((word) => text.includes(word));
  }

  function apply() {
    const words = one("#search").value.toLowerCase().split(/\s+/).filter(Boolean);
    let shown = 0;
    for (const finding of findings) {
      finding.hidden = !matches(finding, words);
      if (!finding.hidden) ++shown;
    }
    for (const group of all("section.class")) group.hidden = all(".finding", group).every((finding) => finding.hidden);
    one("#shown").textContent = `${shown} of ${findings.length} shown`;
  }

  function step(by) {
    const shown = findings.filter((finding) => !finding.hidden);
    if (!shown.length) return;
    const at = shown.findIndex((finding) => finding.contains(document.activeElement));
    const next = at < 0 ? (by > 0 ? 0 : shown.length - 1) : Math.min(shown.length - 1, Math.max(0, at + by));
    shown[next].focus();
    shown[next].scrollIntoView({block: "start"});
  }

  function on_key(event) {
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.key === "Escape") {
      one("#filter").reset();
      one("#search").blur();
      return;
    }
    if (event.target.matches("input, select, textarea")) return;
    if (event.key === "/") { event.preventDefault(); one("#search").focus(); }
    if (event.key === "j") step(1);
    if (event.key === "k") step(-1);
  }

  function set_up_filter() {
    if (!one("#filter")) return;
    one("#filter").hidden = false;
    one("#filter").addEventListener("submit", (event) => event.preventDefault());
    one("#filter").addEventListener("reset", () => setTimeout(apply));
    for (const id of ["#search", "#class", "#tier"]) one(id).addEventListener("input", apply);
    document.addEventListener("keydown", on_key);
    apply();
  }

  function set_up_theme() {
    const button = one("#theme");
    const themes = ["as the system", "light", "dark"];
    let at = 0;
    button.hidden = false;
    button.addEventListener("click", () => {
      at = (at + 1) % themes.length;
      if (at === 0) delete document.documentElement.dataset.theme;
      else document.documentElement.dataset.theme = themes[at];
      button.setAttribute("aria-label", "Colours: " + themes[at]);
    });
  }

  async function copy(text) {
    if (navigator.clipboard) return navigator.clipboard.writeText(text);
    const area = document.createElement("textarea");
    area.value = text;
    document.body.append(area);
    area.select();
    document.execCommand("copy");
    area.remove();
  }

  function set_up_copying() {
    for (const box of all(".copyable")) {
      const button = document.createElement("button");
      button.type = "button";
      button.textContent = "Copy";
      button.setAttribute("aria-label", "Copy: " + box.querySelector("pre").getAttribute("aria-label"));
      button.addEventListener("click", async () => {
        await copy(box.querySelector("code").textContent);
        button.textContent = "Copied";
        setTimeout(() => { button.textContent = "Copy"; }, 1500);
      });
      box.append(button);
    }
  }

  // What is folded on the screen is wanted on paper.
  window.addEventListener("beforeprint", () => { for (const box of all("details")) box.open = true; });

  set_up_filter();
  set_up_theme();
  set_up_copying();
})();
