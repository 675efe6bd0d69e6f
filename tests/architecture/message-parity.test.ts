import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { LOCALES } from "../../domain/kernel/locale.ts";
import { allTexts, MESSAGE_DOMAINS, type Message, messagesOf, placeholdersOf } from "./message-files.ts";
import { projectFiles, readProjectFile } from "./project-files.ts";

const ARABIC = /\p{Script=Arabic}/u;
const LATIN_LABELS = /(?:[A-Za-zÀ-ÿ][A-Za-zÀ-ÿ’'-]+ ){2,}[A-Za-zÀ-ÿ]+/;

/** Arabic texts without an Arabic letter, and why. */
const WITHOUT_ARABIC = new Map([["shell_not_found_code", "a number"]]);

/** Latin words that stand in Arabic texts: proper names and terms of the trade that have no Arabic form in use. */
const PROPER_NAMES = /FOB Jebel Ali|EXW|WhatsApp Business/g;

/** Lists of cities and ports, many of which have one name in English and French. */
const PLACE_NAMES = /_cities_|_ports$/;

describe.each(MESSAGE_DOMAINS)("messages of %s", (domain) => {
  const [arabic = {}, ...others] = LOCALES.map((locale) => messagesOf(domain, locale));

  test("have the same keys in all languages", () => {
    for (const other of others) expect(Object.keys(other).sort()).toEqual(Object.keys(arabic).sort());
  });

  test("are flat and begin with their domain", () => {
    expect(Object.keys(arabic).filter((key) => !/^[a-z0-9]+(_[a-z0-9]+)+$/.test(key))).toEqual([]);
    expect(Object.keys(arabic).filter((key) => !key.startsWith(`${domain}_`))).toEqual([]);
  });

  test("take the same values in all languages", () => {
    const differing = Object.entries(arabic).filter(([key, message]) =>
      others.some((other) => !sameInputs(message, other[key] ?? "")),
    );
    expect(differing.map(([key]) => key)).toEqual([]);
  });
});

test("the project reads every folder of messages", () => {
  const settings = JSON.parse(readFileSync("i18n/project.inlang/settings.json", "utf8"));
  const read: string[] = settings["plugin.inlang.messageFormat"].pathPattern;
  expect(read.map((pattern) => pattern.split("/")[2]).sort()).toEqual(MESSAGE_DOMAINS);
});

test("no text is empty", () => {
  const empty = LOCALES.flatMap((locale) => allTexts(locale).filter(({ text }) => text.trim() === ""));
  expect(empty).toEqual([]);
});

test("Arabic texts are Arabic", () => {
  const foreign = allTexts("ar").filter(({ key, text }) => {
    const words = withoutPlaceholders(text);
    return /\p{L}/u.test(words) && !ARABIC.test(words) && !WITHOUT_ARABIC.has(key);
  });
  expect(foreign).toEqual([]);
});

test("no English or French phrase is left in Arabic texts", () => {
  const foreign = allTexts("ar").filter(({ text }) =>
    LATIN_LABELS.test(withoutPlaceholders(text).replace(PROPER_NAMES, "")),
  );
  expect(foreign).toEqual([]);
});

test("no Arabic is left in English and French texts", () => {
  const foreign = [...allTexts("en"), ...allTexts("fr")].filter(({ text }) => ARABIC.test(text));
  expect(foreign).toEqual([]);
});

test("no English sentence is left in French texts", () => {
  const english = new Map(allTexts("en").map(({ key, text }) => [key, text]));
  const same = allTexts("fr").filter(
    ({ key, text }) => !PLACE_NAMES.test(key) && text === english.get(key) && text.split(" ").length > 3,
  );
  expect(same).toEqual([]);
});

test("digits are Latin in every language", () => {
  const other = LOCALES.flatMap((locale) => allTexts(locale).filter(({ text }) => /[٠-٩۰-۹]/.test(text)));
  expect(other).toEqual([]);
});

test("French texts for one do not say 1: they are those for none too", () => {
  const literal = MESSAGE_DOMAINS.flatMap((domain) =>
    Object.entries(messagesOf(domain, "fr")).filter(
      ([, message]) => typeof message !== "string" && /\b1\b/.test(message[0].match["countPlural=one"] ?? ""),
    ),
  );
  expect(literal.map(([key]) => key)).toEqual([]);
});

test("every message is used", () => {
  const code = projectFiles(/\.tsx?$/, ["src", "worker", "i18n"])
    .map(readProjectFile)
    .join("\n");
  const used = new Set([...code.matchAll(/\bm\.([a-z0-9_]+)/g)].map(([, key]) => key));
  const unused = MESSAGE_DOMAINS.flatMap((domain) => Object.keys(messagesOf(domain, "ar"))).filter(
    (key) => !used.has(key),
  );
  expect(unused).toEqual([]);
});

/** Same declarations, and the same names in braces: a plural form may leave out the number, not bring a new name. */
function sameInputs(one: Message, other: Message): boolean {
  if (typeof one !== "string" && typeof other !== "string") {
    return JSON.stringify(one[0].declarations) === JSON.stringify(other[0].declarations);
  }
  return typeof one === typeof other && placeholdersOf(one).join() === placeholdersOf(other).join();
}

function withoutPlaceholders(text: string): string {
  return text.replace(/\{\w+\}/g, "");
}
