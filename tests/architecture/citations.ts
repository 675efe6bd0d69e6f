import { readFileSync } from "node:fs";

const page = (name: string) => readFileSync(`docs/rules/${name}.md`, "utf8");
const headings = (text: string) => [...text.matchAll(/^##+ (.+)$/gm)].map(([, title = ""]) => title.toLowerCase());
const numbered = (text: string) => new Set([...text.matchAll(/^(\d+)\. /gm)].map(([, number]) => number));

const SECTIONS = new Set(headings(page("specification")).map((title) => title.match(/^§(\d+)/)?.[1]));
const RULINGS = new Set(
  [...page("rulings").matchAll(/^\| ([^|]+?) \|/gm)].map(([, point = ""]) => point.toLowerCase()),
);
const WORKFLOWS = new Set(headings(page("workflows")));
const NEVER_AGAIN = numbered(readFileSync("docs/never-again.md", "utf8"));
const NUMBERED = { security: numbered(page("security")), style: numbered(page("style")) };
const CHECKLIST = numbered(page("experience"));
const EXPERIENCE = new Set(headings(page("experience")));

const LIST = String.raw`\d+(?:, §?\d+)*`;

/** How a rule is named in a comment, and whether docs/rules holds the one that is named. */
const CITATIONS: readonly [RegExp, (named: string) => boolean][] = [
  [new RegExp(`\\bspec(?:\\.md)? §(${LIST})`, "g"), (named) => numbersOf(named).every((one) => SECTIONS.has(one))],
  [new RegExp(`\\bsecurity (${LIST})`, "g"), (named) => numbersOf(named).every((one) => NUMBERED.security.has(one))],
  [new RegExp(`\\bstyle (${LIST})`, "g"), (named) => numbersOf(named).every((one) => NUMBERED.style.has(one))],
  [/\brulings(?:: ([^;)*]+)|(?=[);,]))/g, (named) => RULINGS.has(named.trim().toLowerCase())],
  [/\bworkflows: ([^)*]+)/g, (named) => named.split(";").every(isWorkflow)],
  [/\bexperience: ([^;)*]+)/g, isExperience],
  [/\b(?:security|style|workflows|experience|spec|rulings|architecture)\.md\b/g, () => false],
];

/**
 * Citations of a text that docs/rules does not hold, as they are written there. A comment's line breaks don't count.
 *
 * @param text source code
 */
export function unresolved(text: string): string[] {
  const comments = text.match(/\/\*[\s\S]*?\*\/|\/\/[^\n]*(?:\n\s*\/\/[^\n]*)*/g) ?? [];
  const flat = comments.join("\n").replace(/\n\s*(?:\*(?!\/)|\/\/)\s*/g, " ");
  return CITATIONS.flatMap(([pattern, holds]) =>
    [...flat.matchAll(pattern)].filter(([, named = ""]) => !holds(named)).map(([cited]) => cited),
  );
}

const numbersOf = (list: string) => list.match(/\d+/g) ?? [];

/** `Quote, accept` names a heading and what of it; `never again 3, 8` items of that list. */
function isWorkflow(named: string): boolean {
  const again = named.match(/^\s*never again ([\d, ]+)/);
  if (again) return numbersOf(again[1] ?? "").every((one) => NEVER_AGAIN.has(one));
  return WORKFLOWS.has((named.split(",")[0] ?? "").trim().toLowerCase());
}

function isExperience(named: string): boolean {
  const items = named.match(/^\s*checklist ([\d, ]+)/);
  if (items) return numbersOf(items[1] ?? "").every((one) => CHECKLIST.has(one));
  return EXPERIENCE.has(named.trim().toLowerCase());
}
