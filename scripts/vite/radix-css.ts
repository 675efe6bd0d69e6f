import postcss, { type AtRule, type ChildNode, type Container, type Plugin, type Root, type Rule } from "postcss";
import postcssRtlcss from "postcss-rtlcss";
import { Mode } from "postcss-rtlcss/options";
import { BY_NIGHT } from "./chosen-scheme.ts";

/** Radix components that src/ui wraps; the rules of all others are dropped from the stylesheet. */
const USED_COMPONENTS = [
  "BaseButton",
  "Button",
  "IconButton",
  "BaseDialog",
  "Dialog",
  "BaseMenu",
  "DropdownMenu",
  "PopperContent",
  "PopoverContent",
  "Select",
  "TextField",
  "TextArea",
  "BaseTabList",
  "Tabs",
  "BaseCheckbox",
  "Checkbox",
  "Spinner",
  "Skeleton",
  "ScrollArea",
];
const NAMED_LIKE_USED =
  /rt-(?:CheckboxCard|CheckboxGroup|TabNav|ScrollAreaCorner|BaseMenuSub|BaseMenuRadio|BaseMenuCheckbox)/;

/** Colours that components are given by name; the accent itself is the brand's (src/styles/brand.css). */
const USED_COLOURS = ["teal", "sand", "gray", "red", "amber"];

/**
 * Makes Radix Themes' stylesheet ours: drops what the site does not use, gives the dark scheme's tokens to devices that ask
 * for it instead of to a class, and appends the right-to-left counterpart of every physical rule, which Radix lacks
 * (experience: Direction and Radix Themes). Works on the contents of `@layer radix`.
 */
export function radixCss(): Plugin {
  return {
    postcssPlugin: "mawrid-radix-css",
    OnceExit(root) {
      root.walkAtRules("layer", (layer) => {
        if (layer.params !== "radix" || !layer.nodes) return;
        const night = tokensByNight(layer);
        dropUnused(layer);
        layer.append(night);
        layer.append(rightToLeft(layer));
      });
    },
  };
}

/** The scales of colours of `.dark`, for the root of the page; src/styles/dark.css has the rest that the site needs. */
function tokensByNight(layer: AtRule): AtRule {
  const night = postcss.atRule({ name: "media", params: BY_NIGHT, nodes: [] });
  layer.each((rule) => {
    if (rule.type === "rule" && rule.selector.startsWith(".dark,")) night.append(rule.clone({ selector: ":root" }));
  });
  return night;
}

function dropUnused(layer: AtRule): void {
  layer.walkAtRules("supports", (rule) => {
    if (rule.params.includes("display-p3")) rule.remove();
  });
  layer.walkRules((rule) => {
    if (isKeyframe(rule)) return;
    const kept = rule.selectors.filter(isUsed);
    if (kept.length === 0) rule.remove();
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
  dropEmpty(layer);
}

function isUsed(selector: string): boolean {
  if (/\.dark\b|theme-panel|ThemePanel/i.test(selector)) return false;
  // Responsive variants of props (`sm:rt-r-…`) and style props other than size and variant are not used.
  if (/\\:rt-|\.rt-r-(?!size|variant)/.test(selector)) return false;
  const colour =
    /data-accent-color=['"]?([a-z]+)/.exec(selector)?.[1] ?? /data-gray-color=['"]?([a-z]+)/.exec(selector)?.[1];
  if (colour && !USED_COLOURS.includes(colour)) return false;
  const components = selector.match(/rt-[A-Z][A-Za-z]+/g) ?? [];
  return components.every(
    (name) => USED_COMPONENTS.some((used) => name.startsWith(`rt-${used}`)) && !NAMED_LIKE_USED.test(name),
  );
}

function dropEmpty(container: Container<ChildNode>): void {
  container.walkAtRules((rule) => {
    if (rule.nodes && rule.nodes.length === 0) rule.remove();
  });
}

function rightToLeft(layer: AtRule): ChildNode[] {
  const source = postcss.root({ nodes: layer.nodes?.map((node) => node.clone()) });
  const flipped: Root = postcss([postcssRtlcss({ mode: Mode.diff })]).process(source, { from: undefined }).root as Root;
  flipped.walkAtRules(/keyframes$/, (rule) => {
    rule.remove();
  });
  flipped.walkRules((rule) => {
    rule.selectors = rule.selectors.map((selector) => `:where([dir="rtl"]) ${selector}`);
  });
  return flipped.nodes;
}

function isKeyframe(rule: Rule): boolean {
  return rule.parent?.type === "atrule" && "name" in rule.parent && String(rule.parent.name).endsWith("keyframes");
}
