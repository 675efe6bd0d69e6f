import type { AtRule, Plugin } from "postcss";

/** Devices that ask for the dark scheme; paper stays white. */
export const BY_NIGHT = "screen and (prefers-color-scheme: dark)";

const NOT_LIGHT = ':not([data-scheme="light"])';
const DARK = '[data-scheme="dark"]';

/**
 * Lets a reader choose between light and dark (src/lib/color-scheme.ts): what is written once, for devices that ask for dark,
 * spares pages whose reader chose light and is repeated for those whose reader chose dark. A repetition weighs next to nothing
 * compressed; a second list of values in the sources would part from the first.
 */
export function chosenScheme(): Plugin {
  return {
    postcssPlugin: "mawrid-chosen-scheme",
    OnceExit(root) {
      root.walkAtRules("media", (night) => {
        if (withoutSpaces(night.params) !== withoutSpaces(BY_NIGHT)) return;
        const chosen = night.clone({ params: "screen" });
        onRoot(night, NOT_LIGHT);
        onRoot(chosen, DARK);
        night.after(chosen);
      });
    },
  };
}

/** Rules for pages whose root is so, as strong as they were. */
function onRoot(rules: AtRule, state: string): void {
  rules.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) =>
      selector.startsWith(":root") ? `:root:where(${state})${selector.slice(5)}` : `:where(:root${state}) ${selector}`,
    );
  });
}

function withoutSpaces(text: string): string {
  return text.replaceAll(" ", "");
}
