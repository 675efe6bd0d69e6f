// Runs inline in the head, before anything can be touched (worker/ssr.tsx): nothing typed or tapped is lost while the app
// is on its way. src/early/give-back.ts hands over what was kept. As it stands it is sent with each page: keep it small.
(() => {
  // The currency that prices are read in: their second lines are there with the first paint (src/ui/text/approx.tsx).
  try {
    const currency = localStorage.getItem("price-currency");
    if (currency) document.documentElement.dataset.priceIn = currency;
  } catch {}
  // Light or dark where somebody chose, in each tab (src/lib/color-scheme.ts).
  const paint = (kept) => {
    const scheme = /^(light|dark)$/.test(kept) && kept;
    if (scheme) document.documentElement.dataset.scheme = scheme;
    else delete document.documentElement.dataset.scheme;
    const night = document.querySelector("meta[name=theme-color][media]");
    if (night) night.media = scheme ? (scheme === "dark" ? "all" : "not all") : "(prefers-color-scheme: dark)";
  };
  try {
    paint(localStorage.getItem("color-scheme"));
  } catch {}
  addEventListener("storage", ({ key, newValue }) => (key === "color-scheme" || key === null) && paint(newValue));
  const place = `draft:early:${location.pathname}`;
  const typed = new Map();
  const early = { typed, act: null, within: "#root" };
  window.early = early;
  /** Once everything was handed over, nothing is kept any more. */
  const isOver = () => window.early !== early;
  const isAlive = (node) => Object.keys(node).some((key) => key.startsWith("__reactProps$"));
  const stop = (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  const words = (name) => document.querySelector("meta[name=early]")?.dataset[name] ?? "…";
  let sign;
  const show = (text, hasFailed) => {
    sign ??= document.body.appendChild(document.createElement("p"));
    sign.className = "early-sign";
    sign.setAttribute("role", hasFailed ? "alert" : "status");
    sign.textContent = text;
  };
  early.rest = () => {
    early.act?.node.removeAttribute("aria-busy");
    sign?.remove();
    sign = undefined;
  };
  const keep = (node, act) => {
    early.act?.node.removeAttribute("aria-busy");
    early.act = { node, ...act };
    node.setAttribute("aria-busy", "true");
    if (early.failed) early.fail();
    else show(words("wait"));
    setTimeout(() => early.act && early.fail(), 60000);
  };
  early.fail = () => {
    early.failed = true;
    if (!early.act) return;
    early.act.node.removeAttribute("aria-busy");
    show(words("failed"), true);
    const again = sign.appendChild(document.createElement("a"));
    again.href = location.href;
    // An address with a fragment would not be loaded again.
    again.onclick = (event) => {
      event.preventDefault();
      location.reload();
    };
    again.textContent = words("again");
  };
  addEventListener(
    "click",
    (event) => {
      const language = event.target.closest?.("#root a[hreflang]");
      // Its address is for this page alone; the app would remember the choice.
      if (language && !isAlive(language))
        try {
          localStorage.setItem("preferred-language", language.hreflang);
        } catch {}
      const node = event.target.closest?.("button,[role=button]");
      if (isOver() || !node?.closest("#root") || isAlive(node) || (node.type === "submit" && node.form)) return;
      stop(event);
      // A browser opens its choice of files for a tap alone, not for the app later on.
      const files = document.getElementById(node.getAttribute("aria-controls"));
      if (files?.type === "file") files.click();
      else keep(node, { kind: "click" });
    },
    true,
  );
  addEventListener(
    "submit",
    (event) => {
      const form = event.target;
      if (isOver() || !form.closest("#root") || isAlive(form)) return;
      // A search works as it is; an empty one asks for nothing.
      if (form.getAttribute("method") === "get") {
        if (form.matches("[action='/product-search']") && !form.elements.q.value.trim()) stop(event);
        return;
      }
      stop(event);
      keep(event.submitter ?? form, { kind: "submit", form, submitter: event.submitter });
    },
    true,
  );
  // Taken with Enter: a field of no form has nothing else to send it.
  addEventListener(
    "keydown",
    ({ key, target, isComposing }) => {
      const isText = target.matches("#root input:not([type=checkbox],[type=radio],[type=file])");
      if (key === "Enter" && !isComposing && isText && !target.form && !isOver() && !isAlive(target))
        keep(target, { kind: "enter" });
    },
    true,
  );
  const note = ({ target }) => {
    if (isOver() || !/^(INPUT|TEXTAREA|SELECT)$/.test(target.tagName) || !target.closest(early.within)) return;
    // Heard already where it lives; forms alone may be filled once more by their drafts then.
    if (isAlive(target) && (target.type === "file" || target.form?.method !== "post")) typed.delete(target);
    else typed.set(target, /^(checkbox|radio)$/.test(target.type) ? target.checked : target.value);
  };
  addEventListener("input", note, true);
  addEventListener("change", note, true);
  // A script of ours that does not come ends the waiting.
  addEventListener("error", ({ target }) => target.tagName === "SCRIPT" && early.fail(), true);
  addEventListener("vite:preloadError", early.fail);
  const posts = () => [...document.querySelectorAll("form[method=post]")];
  const kept = (node) =>
    node.name && node.type !== "file" && typeof typed.get(node) === "string" && !/password/i.test(node.name);
  addEventListener("pagehide", () => {
    if (isOver()) return;
    // Two forms of a page may name their fields alike.
    const texts = posts().flatMap((form, at) =>
      [...typed.keys()]
        .filter((node) => node.form === form && kept(node))
        .map((node) => [at, node.name, typed.get(node)]),
    );
    if (texts.length)
      try {
        sessionStorage.setItem(place, JSON.stringify(texts));
      } catch {}
  });
  // Called at the end of the markup: the event for that waits for the app's own script.
  early.restore = () => {
    try {
      const texts = JSON.parse(sessionStorage.getItem(place) ?? "[]");
      sessionStorage.removeItem(place);
      for (const [at, name, text] of texts) {
        const node = posts()[at]?.querySelector(`[name="${CSS.escape(name)}"]`);
        if (!node || node.value.trim() || typed.has(node)) continue;
        node.value = text;
        typed.set(node, text);
      }
    } catch {}
  };
})();
