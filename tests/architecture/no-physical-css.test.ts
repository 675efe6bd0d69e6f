import { expect, test } from "vitest";
import { projectFiles, readProjectFile } from "./project-files.ts";

/** Utilities that mean the left or the right side, whatever the reading direction (style 19). */
const PHYSICAL_CLASS =
  /(?<![\w-])-?(?:[mp][lr]|left|right|(?:border|rounded|scroll-m|scroll-p)-?[lr]|rounded-[tb][lr]|(?:text|float|clear|origin|object|bg)-(?:left|right)|translate-x|(?:bg-)?(?:gradient|linear)-to-[lr]|to-[lr])(?=-|\s|["'`]|$)-?[\w./[\]%-]*/g;

/** Props of Radix Themes with the same fault. */
const PHYSICAL_PROP = /\s(?:ml|mr|pl|pr|left|right)=["{]/g;

/** Declarations in style sheets and in the styles of mails. */
const PHYSICAL_DECLARATION =
  /(?<![\w-])(?:(?:margin|padding|border)-(?:left|right)[\w-]*|left|right|border-(?:top|bottom)-(?:left|right)-radius)\s*:|(?:text-align|float|clear)\s*:\s*(?:left|right)/g;

/** Class lists stand in strings; prose in comments and messages may speak of left and right. */
const STRING = /"[^"\n]*"|'[^'\n]*'|`[^`]*`/g;

test("classes know start and end, not left and right", () => {
  const found = projectFiles(/\.tsx?$/, ["src"]).flatMap((path) =>
    (readProjectFile(path).match(STRING) ?? [])
      .filter((text) => looksLikeClasses(text))
      .flatMap((text) => text.match(PHYSICAL_CLASS) ?? [])
      .map((name) => `${path}: ${name}`),
  );
  expect(found).toEqual([]);
});

test("components take no left and right props", () => {
  const found = projectFiles(/\.tsx$/, ["src"]).flatMap((path) =>
    (readProjectFile(path).match(PHYSICAL_PROP) ?? []).map((prop) => `${path}: ${prop.trim()}`),
  );
  expect(found).toEqual([]);
});

test("style sheets and mails know start and end", () => {
  const sheets = projectFiles(/\.css$/, ["src"]);
  const mails = projectFiles(/\.tsx?$/, ["worker/platform/mails", "worker/http"]);
  const found = [...sheets, ...mails].flatMap((path) =>
    (readProjectFile(path).match(PHYSICAL_DECLARATION) ?? []).map((rule) => `${path}: ${rule}`),
  );
  expect(found).toEqual([]);
});

test.each([
  "ml-4",
  "-mr-2",
  "left-0",
  "text-right",
  "sm:pl-3",
  "rounded-tl-lg",
  "border-r",
  "bg-linear-to-r",
  "-translate-x-1/2",
])("%s would be found", (name) => {
  expect(`"flex ${name}"`.match(PHYSICAL_CLASS)).not.toBeNull();
});

test.each(["ms-4", "pe-3", "text-start", "inset-x-0", "border-s-4", "rounded-ss-lg", "-scale-x-100", "leading-tight"])(
  "%s is fine",
  (name) => {
    expect(`"flex ${name}"`.match(PHYSICAL_CLASS)).toBeNull();
  },
);

/** Several words without capitals or punctuation of a sentence. */
function looksLikeClasses(text: string): boolean {
  return !/[A-Z][a-z]+ |[.,;] |#|\.tsx?/.test(text);
}
