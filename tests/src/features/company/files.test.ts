import { TRPCClientError } from "@trpc/client";
import { beforeEach, expect, it } from "vitest";
import { COUNTRIES } from "#domain/kernel/countries.ts";
import { MAX_MARKETS } from "#domain/suppliers/checklist.ts";
import { dateProblem } from "#src/features/company/file-choice.tsx";
import { toggled, toggledRegion } from "#src/features/company/market-region.tsx";
import { fileSize } from "#src/lib/upload/file-size.ts";
import { PictureProblem } from "#src/lib/upload/shrink-picture.ts";
import { type Upload, uploadsAfter } from "#src/lib/upload/upload-queue.ts";
import { uploadProblemLabels } from "#src/ui/fields/upload-problem.ts";
import { countryOptions, REGIONS } from "#src/vocabulary/countries.ts";
import { speak } from "../../../support/in-locale.ts";

beforeEach(() => speak("ar"));

const file = new File(["x"], "a.pdf");

it("follows files on their way", () => {
  const added = ["a", "b"].map((key) => ({ key, file, about: "" }));
  let list: Upload<string>[] = uploadsAfter([], { kind: "added", uploads: added });
  list = uploadsAfter(list, { kind: "preparing", key: "a" });
  list = uploadsAfter(list, { kind: "progress", key: "a", share: 0.5 });
  list = uploadsAfter(list, { kind: "failed", key: "b", problem: "انقطع" });
  expect(list.map(({ state, share, problem }) => [state, share, problem])).toEqual([
    ["sending", 0.5, undefined],
    ["failed", 0, "انقطع"],
  ]);
  list = uploadsAfter(list, { kind: "queued", key: "b" });
  expect(list[1]).toEqual({ key: "b", file, about: "", state: "waiting", share: 0 });
  expect(uploadsAfter(list, { kind: "gone", key: "a" }).map(({ key }) => key)).toEqual(["b"]);
});

function refused(appCode: string, code?: string) {
  const issues = code === undefined ? [] : [{ path: "file", code }];
  return TRPCClientError.from({ error: { message: appCode, code: -32600, data: { appCode, issues } } } as never);
}

it.each([
  [new PictureProblem("too_big"), "الملف أكبر من 10 ميغابايت"],
  [refused("TOO_LARGE"), "الملف أكبر من 10 ميغابايت"],
  [refused("BAD_INPUT", "active_content"), "في هذا الملف نصوص برمجية أو مرفقات. اطبعه إلى PDF ثم ارفعه."],
  [refused("BAD_INPUT", "too_many"), "بلغت 5 ملفات. احذف ملفًا لتضيف غيره."],
  [new TRPCClientError("no answer"), "انقطع الاتصال، وبقي الملف هنا. أعد الرفع."],
  [refused("RATE_LIMITED"), "رفعت ملفات كثيرة في ساعة. انتظر قليلًا ثم أعد الرفع."],
  [refused("BAD_INPUT", "toString_"), "لم يُقبل الملف. أعد المحاولة بعد لحظات."],
])("says why a file did not arrive: %s", (error, words) => expect(uploadProblemLabels(error)).toBe(words));

const now = Date.parse("2026-11-21T21:00:00+04:00");

it.each([
  ["trade_licence", "", "اكتب تاريخ الانتهاء أولًا"],
  ["trade_licence", "2026-11-20", "هذا التاريخ مضى. ارفع الرخصة المجدَّدة."],
  ["trade_licence", "2026-11-21", undefined],
  ["certificates", "", undefined],
] as const)("dates of %s: %s", (item, date, problem) => expect(dateProblem(item, date, now)).toBe(problem));

it("takes countries in and out, no more than may be named", () => {
  expect(toggled(["AE"], "SA")).toEqual(["AE", "SA"]);
  expect(toggled(["AE", "SA"], "AE")).toEqual(["SA"]);
  const full = Array.from({ length: MAX_MARKETS }, (_, index) => `X${index}`);
  expect(toggled(full, "AE")).toEqual(full);
  expect(toggledRegion(["AE"], ["AE", "SA"])).toEqual(["AE", "SA"]);
  expect(toggledRegion(["AE", "SA", "EG"], ["AE", "SA"])).toEqual(["EG"]);
  expect(toggledRegion(full.slice(1), ["AE", "SA"])).toHaveLength(MAX_MARKETS);
});

it("names every country once, the Gulf first", () => {
  const all = REGIONS.flatMap(({ countries }) => countries);
  expect(new Set(all).size).toBe(all.length);
  expect(
    countryOptions()
      .map(({ value }) => value)
      .sort(),
  ).toEqual([...COUNTRIES].sort());
  expect(countryOptions().slice(0, 6)).toContainEqual({ value: "AE", label: "الإمارات" });
});

it.each([
  [1, "⁦1⁩ كيلوبايت"],
  [300 * 1024, "⁦300⁩ كيلوبايت"],
  [2.5 * 1024 * 1024, "⁦2.5⁩ ميغابايت"],
])("says the size of a file: %i", (bytes, words) => expect(fileSize(bytes)).toBe(words));
