import { describe, expect, test } from "vitest";
import { projectFiles, readProjectFile } from "./project-files.ts";

/** WCAG 2.2, 1.4.3: text against its ground; 1.4.11 and large text: 3 to 1. */
const TEXT = 4.5;
const LARGE_OR_GRAPHIC = 3;

type Scheme = "light" | "dark";
type Kind = "text" | "bg" | "border" | "accent";

/** Values by name, a colour's as `text-gulf-900` where it has one for writing alone. */
const BY_DAY = valuesIn("src/styles/theme.css");
const BY_NIGHT = valuesIn("src/styles/dark.css");
const COLORS = new Set(
  [...BY_DAY].flatMap(([name, value]) => (value.startsWith("#") ? (/^--color-([\w-]+)$/.exec(name)?.[1] ?? []) : [])),
);

/** Grounds that a text inherits, and the colours of texts that stand on them without a ground of their own. */
const LIGHT_GROUNDS = ["white", "sand-25", "sand-50", "sand-100", "gulf-50"];
const DARK_GROUNDS = ["gulf-800", "gulf-900", "gulf-950"];
const ON_LIGHT = [
  ...["ink", "sand-600", "sand-700", "sand-800", "gulf-700", "gulf-800", "gulf-900", "gulf-950"],
  ...["brass-700", "clay-600", "clay-700", "leaf-700"],
];
const ON_DARK = ["white", "gulf-100", "gulf-200", "brass-300"];
const ON_BRASS = ["on-brass"];
const BRASS_GROUNDS = ["brass-300", "brass-400"];

/** Icons and large figures on light grounds. */
const GRAPHICS_ON_LIGHT = ["gulf-500", "gulf-600", "brass-600"];
/** What is no writing and says something by itself: ticks, the frame of what is chosen, days to come; with the grounds it stands on. */
const SHAPES: readonly (readonly [kind: Kind, colors: readonly string[], grounds: readonly string[]])[] = [
  ["accent", ["gulf-700", "gulf-800"], LIGHT_GROUNDS],
  ["accent", ["brass-300"], DARK_GROUNDS],
  ["border", ["gulf-700"], LIGHT_GROUNDS],
  ["border", ["sand-500"], ["gulf-50", "brass-50"]],
  ["text", ["gulf-500", "brass-600"], ["gulf-50", "brass-50"]],
  ["text", ["brass-600"], ["sand-200"]],
];
/** States of what is chosen among others. */
const CHOSEN = ["data-[state=active]:", "aria-pressed:", "aria-checked:", "aria-selected:"];
/** Say nothing that is not said otherwise: stars beside their number, bullets, the ground's pattern. */
const DECORATIVE = ["brass-400", "brass-500", "sand-400", "black"];

test("the theme has its colours", () => {
  expect(COLORS.size).toBeGreaterThan(30);
});

test("by night no colour has a value that it lacks by day", () => {
  const radix = ["--color-surface", "--color-overlay"];
  expect([...BY_NIGHT.keys()].filter((name) => !BY_DAY.has(name) && !radix.includes(name))).toEqual([]);
});

describe.each<Scheme>(["light", "dark"])("texts on the grounds of the page, %s", (scheme) => {
  test.each(pairs(ON_LIGHT, LIGHT_GROUNDS))("%s on %s", (text, ground) => {
    expect(contrast(text, ground, scheme)).toBeGreaterThanOrEqual(TEXT);
  });
  test.each(pairs(ON_DARK, DARK_GROUNDS))("%s on %s", (text, ground) => {
    expect(contrast(text, ground, scheme)).toBeGreaterThanOrEqual(TEXT);
  });
  test.each(pairs(ON_BRASS, BRASS_GROUNDS))("%s on %s", (text, ground) => {
    expect(contrast(text, ground, scheme)).toBeGreaterThanOrEqual(TEXT);
  });
  test.each(pairs(GRAPHICS_ON_LIGHT, LIGHT_GROUNDS))("large %s on %s", (text, ground) => {
    expect(contrast(text, ground, scheme)).toBeGreaterThanOrEqual(LARGE_OR_GRAPHIC);
  });
  test.each(
    SHAPES.flatMap(([kind, colors, grounds]) => pairs(colors, grounds).map((pair) => [kind, ...pair] as const)),
  )("%s-%s on %s", (kind, color, ground) =>
    expect(contrast(color, ground, scheme, kind)).toBeGreaterThanOrEqual(LARGE_OR_GRAPHIC),
  );
});

describe("the screens", () => {
  const lists = projectFiles(/\.tsx?$/, ["src"]).flatMap((path) =>
    (readProjectFile(path).match(/"[^"\n]*"|`[^`]*`/g) ?? []).flatMap(alternatives).map((list) => ({ path, list })),
  );

  test("use text colours that have a place above", () => {
    const known = new Set([...ON_LIGHT, ...ON_DARK, ...ON_BRASS, ...GRAPHICS_ON_LIGHT, ...DECORATIVE]);
    const stray = lists.flatMap(({ path, list }) =>
      Object.values(colorsIn(list, "text"))
        .filter((color) => !known.has(color))
        .map((color) => `${path}: text-${color}`),
    );
    expect(stray).toEqual([]);
  });

  test("tick in colours that have a place above", () => {
    const known = new Set(SHAPES.flatMap(([kind, colors]) => (kind === "accent" ? colors : [])));
    const ticks = lists.flatMap(({ path, list }) =>
      Object.values(colorsIn(list, "accent")).map((color) => ({ path, color })),
    );
    expect(ticks.length).toBeGreaterThan(5);
    expect(ticks.filter(({ color }) => !known.has(color))).toEqual([]);
  });

  test("frame what is chosen where its ground alone would not show by night", () => {
    const bare = lists.filter(({ list }) =>
      CHOSEN.some((state) => list.includes(`${state}bg-white`) && !list.includes(`${state}border-gulf-700`)),
    );
    expect(bare).toEqual([]);
  });

  test("fill no bar with a ground, which does not rise by night", () => {
    const bars = lists.filter(
      ({ list }) => /(?<![\w-])h-full(?![\w-])/.test(list) && /(?<![\w-])rounded-full/.test(list),
    );
    expect(bars.length).toBeGreaterThan(0);
    expect(bars.filter(({ list }) => Object.keys(colorsIn(list, "bg")).length > 0)).toEqual([]);
  });

  test.each<Scheme>(["light", "dark"])("pair texts and grounds that can be read, %s", (scheme) => {
    const poor = lists.flatMap(({ path, list }) =>
      pairsWithin(list)
        .filter(([text, ground]) => contrast(text, ground, scheme) < TEXT)
        .map(
          ([text, ground]) => `${path}: text-${text} on bg-${ground} is ${contrast(text, ground, scheme).toFixed(2)}`,
        ),
    );
    expect(poor).toEqual([]);
  });
});

/** A class list with choices in it, `… ${chosen ? "a" : "b"}`, as the lists that it can become. */
function alternatives(list: string): string[] {
  const always = list.replace(/\$\{[^}]*\}/g, "");
  const choices = list.startsWith("`") ? (list.match(/"[^"]*"/g) ?? []) : [];
  return [always, ...choices.map((choice) => `${always} ${choice}`)];
}

/** Texts with the ground of the same element, at rest and in each state that changes either. */
function pairsWithin(list: string): [text: string, ground: string][] {
  const texts = colorsIn(list, "text");
  const grounds = colorsIn(list, "bg");
  return [...new Set([...Object.keys(texts), ...Object.keys(grounds)])].flatMap((state) => {
    const text = texts[state] ?? texts[""];
    const ground = grounds[state] ?? grounds[""];
    return text && ground ? [[text, ground] as [string, string]] : [];
  });
}

/** Colours of a kind by the state they belong to, e.g. `{"": "gulf-900", "hover:": "white"}`. */
function colorsIn(list: string, kind: Kind): Record<string, string> {
  const classes = [
    ...list.matchAll(new RegExp(`(?<![\\w-])((?:[\\w\\[\\]=&>*-]+:)*)${kind}-([a-z]+(?:-\\d+)?)(?![\\w/-])`, "g")),
  ];
  return Object.fromEntries(
    classes.flatMap(([, state = "", name = ""]) => (COLORS.has(name) ? [[state, name] as const] : [])),
  );
}

function pairs(texts: readonly string[], grounds: readonly string[]): [string, string][] {
  return texts.flatMap((text) => grounds.map((ground): [string, string] => [text, ground]));
}

/** Ratio of relative luminances of writing on a ground, 1 to 21 (WCAG 2.2, definition of contrast ratio). */
function contrast(text: string, ground: string, scheme: Scheme, kind: Kind = "text"): number {
  const both = [luminance(hexOf(text, kind, scheme)), luminance(hexOf(ground, "bg", scheme))];
  const [darker = 0, lighter = 0] = both.sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const channel = Number.parseInt(hex.slice(at, at + 2), 16) / 255;
    return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** What a utility paints: its own shade of a colour, else the colour; by night where it has a value then. */
function hexOf(name: string, kind: Kind, scheme: Scheme): string {
  const own = `--${kind === "bg" ? "background" : kind}-color-${name}`;
  const values = scheme === "dark" ? new Map([...BY_DAY, ...BY_NIGHT]) : BY_DAY;
  const value = values.get(own) ?? values.get(`--color-${name}`) ?? "";
  const hex = values.get(/^var\((--[\w-]+)\)$/.exec(value)?.[1] ?? "") ?? value;
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new Error(`no colour ${name}`);
  return hex;
}

function valuesIn(path: string): Map<string, string> {
  return new Map(
    [...readProjectFile(path).matchAll(/(--(?:[a-z]+-)?(?:color|fill)-[\w-]+):\s*([^;]+);/g)].map(
      ([, name = "", value = ""]) => [name, value],
    ),
  );
}
