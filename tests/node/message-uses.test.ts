import { expect, test } from "vitest";
import { readUses } from "../../scripts/vite/message-uses.ts";

function usesOf(code: string) {
  const used = new Set<string>();
  const free = new Set<string>();
  readUses(code, used, free);
  return { used: [...used], free: [...free] };
}

test.each([
  ["called at once", "const title = m.cart_title();"],
  ["called with values", "const title = m.cart_title({ count: 3 });"],
  ["in a table of texts", "const TITLES: Record<Kind, () => string> = { a: m.cart_title };"],
  [
    "deeper in a table",
    "const ROWS: Record<Kind, { words: () => string; tone: Tone }> = { a: { words: m.cart_title, tone } };",
  ],
  ["in part of a table", "const TITLES: Partial<Record<Kind, () => string>> = { a: m.cart_title };"],
  ["in a list of tables", "const ROWS: readonly { label: () => string }[] = [{ label: m.cart_title }];"],
  ["in a table of texts with values", "const TITLES: Record<Kind, (inputs: Inputs) => string> = { a: m.cart_title };"],
])("a message %s is of the page's language", (_, code) => {
  expect(usesOf(code)).toEqual({ used: ["cart_title"], free: [] });
});

test.each([
  ["called with a language", "const title = m.cart_title({}, { locale });"],
  ["handed on", "const shown = <Said words={m.cart_title} />;"],
  ["in a table without a type", "const TITLES = { a: m.cart_title };"],
  [
    "in a table whose texts take a language",
    "const TITLES: Record<Kind, (inputs: Inputs, options: { locale: Locale }) => string> = { a: m.cart_title };",
  ],
  [
    "in a table whose texts take what is called otherwise",
    "const TITLES: Record<Kind, (inputs: Inputs, options: Said) => string> = { a: m.cart_title };",
  ],
  [
    "in a table whose texts take anything",
    "const TITLES: Record<Kind, (...given: never[]) => string> = { a: m.cart_title };",
  ],
  ["in a table whose type is named", "const TITLES: Titles = { a: m.cart_title };"],
  [
    "beside texts, where its own type is named",
    "const ROW: { a: () => string; b: Say } = { a: plain, b: m.cart_title };",
  ],
  ["handed on within a function", "const title: () => string = () => say(m.cart_title, locale);"],
  ["called with who knows what", "const title = m.cart_title(...given);"],
  ["both called and handed on", "const title = m.cart_title(); const words = [m.cart_title];"],
])("a message %s keeps all languages", (_, code) => {
  expect(usesOf(code)).toEqual({ used: ["cart_title"], free: ["cart_title"] });
});

test.each([
  ["by a computed name", "const title = m[name]();"],
  ["as a whole", "const messages = all(m);"],
  ["by another name", 'import { m as texts } from "#i18n/paraglide/messages.js"; const title = texts.cart_title();'],
])("messages used %s are refused", (_, code) => {
  expect(() => usesOf(code)).toThrow();
});
