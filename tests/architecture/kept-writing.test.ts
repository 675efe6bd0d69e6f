import { existsSync } from "node:fs";
import { posix } from "node:path";
import { expect, it } from "vitest";
import { projectFiles, readProjectFile } from "./project-files.ts";
import { importsWrittenIn } from "./written-imports.ts";

/** What keeps what is written: drafts of the tab, or a store of its own. */
const KEEPS = /\b(useSendingForm|useFormDraft|writeDraft|useKeptWriting)(<[^>]*>)?\(/;
/** What says that it does not: the page claims nothing then (src/lib/drafts/kept-writing.ts). */
const LOSES = /\buseUnkeptWriting\(/;
/** Sentences that say that what was written is kept. */
const CLAIMS = /\bm\.(shell_offline|forms_failed_(connection|rate|rate_soon|unexpected))\(/;
/** The two places that say it: for whatever form they stand in or above. */
const SPEAKERS = ["src/shell/app-frame.tsx", "src/ui/fields/form-problem.tsx"];

/** Forms whose words stand in the address or ask a question: nothing of them is sent and lost. */
const QUESTIONS = [
  "src/features/catalogue/compare/ask-all.tsx",
  "src/features/admin/audit-filter.tsx",
  "src/features/analytics/period-picker.tsx",
  "src/features/content/tips/tips-filter.tsx",
  "src/features/documents/verify-screen.tsx",
  "src/features/home/need-box.tsx",
  "src/features/search/ask-several.tsx",
  "src/features/search/search-box.tsx",
  "src/features/search/sort-select.tsx",
  "src/features/component-gallery/form-samples.tsx",
  "src/features/suppliers/supplier-filter.tsx",
  "src/ui/fields/words-search.tsx",
];

const screens = projectFiles(/\.tsx?$/, ["src"]);
/** The files of features that each screen brings in. */
const brought = new Map(screens.map((file) => [file, broughtInBy(file)]));

it("only a form's problem and the banner say that what was written is kept", () => {
  expect(screens.filter((file) => CLAIMS.test(readProjectFile(file)))).toEqual(SPEAKERS);
});

it("every form that may say so keeps a draft, or says that it keeps none", () => {
  const speaking = screens.filter((file) => /<(form|FormProblem)\b/.test(readProjectFile(file)));
  const silent = speaking.filter((file) => !QUESTIONS.includes(file) && !LOSES.test(readProjectFile(file)));
  expect(silent.filter((file) => !isKept(file))).toEqual([]);
});

it("every exception is a form that is there", () => {
  expect(QUESTIONS.filter((file) => !existsSync(file) || isKept(file))).toEqual([]);
});

/** A form keeps its draft itself, by a hook that it calls, or in the component that hands it its fields. */
function isKept(file: string): boolean {
  const handed = screens.filter((other) => reached(other, 1).includes(file));
  return [file, ...handed].some((one) => [one, ...reached(one, 2)].some((part) => KEEPS.test(readProjectFile(part))));
}

/** The files of the same feature that a file brings in, so many steps away; what all share says nothing of one form. */
function reached(file: string, steps: number): string[] {
  if (steps === 0) return [];
  const direct = brought.get(file) ?? [];
  return [...direct, ...direct.flatMap((next) => reached(next, steps - 1))];
}

function broughtInBy(file: string): string[] {
  return importsWrittenIn(file)
    .filter(({ isTypeOnly }) => !isTypeOnly)
    .map(({ source }) => pathOf(file, source))
    .filter((path) => path.startsWith("src/features/"));
}

function pathOf(file: string, source: string): string {
  if (source.startsWith("#src/")) return `src/${source.slice(5)}`;
  return source.startsWith(".") ? posix.join(posix.dirname(file), source) : "";
}
