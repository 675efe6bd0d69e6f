import { beforeEach, expect, it } from "vitest";
import { actorLabels, eventLabels, foldEvents } from "#src/features/company/event-labels.ts";
import { registrationProblem } from "#src/features/company/registration-problem.ts";
import { ageLabels, nextStepLabels } from "#src/features/company/status-labels.ts";
import { speak } from "../../../support/in-locale.ts";

beforeEach(() => speak("ar"));

it.each([
  [0, "وصل الطلب، ويبدأ العدّ من أول يوم عمل بعده: الرد خلال 1-3 أيام عمل."],
  [1, "يوم العمل 1 من 3"],
  [3, "يوم العمل 3 من 3"],
  [4, "مضت 4 أيام عمل، وقد وعدنا بالرد خلال 3. تأخرنا ونعتذر، وطلبك ما زال قيد المراجعة."],
  [11, "مضى 11 يوم عمل، وقد وعدنا بالرد خلال 3. تأخرنا ونعتذر، وطلبك ما زال قيد المراجعة."],
])("says the age of an application: %i", (days, words) => expect(ageLabels({ days, total: 3 })).toBe(words));

it("asks for what is missing while an application waits", () => {
  const provided = (["trade_licence", "trn", "addresses"] as const).map((item) => ({
    item,
    state: "provided" as const,
  }));
  expect(nextStepLabels({ status: "pending", checklist: [] })).toContain("بقي أن ترفع المطلوب");
  expect(nextStepLabels({ status: "pending", checklist: provided })).toContain("لدى فريق المراجعة");
  expect(nextStepLabels({ status: "rejected", checklist: [] })).toContain("أعد التقديم");
});

it.each([
  [
    { action: "provide_item", note: "trn", by: "you" },
    { title: "أُضيف: الرقم الضريبي", reason: null },
  ],
  [
    { action: "reject", note: "الرخصة منتهية", by: "operator" },
    { title: "لم يُقبل الطلب", reason: "الرخصة منتهية" },
  ],
  [
    { action: "suspend", note: "licence_ended", by: "clock" },
    { title: "أُوقفت الشركة لانتهاء الرخصة", reason: null },
  ],
  [
    { action: "suspend", note: "شكاوى", by: "operator" },
    { title: "أُوقفت الشركة", reason: "شكاوى" },
  ],
  [
    { action: "unheard_of", note: "x", by: "operator" },
    { title: "تحديث على الطلب", reason: null },
  ],
] as const)("says what happened: %j", (event, words) => expect(eventLabels(event)).toEqual(words));

it("says who it was", () => {
  expect((["you", "operator", "clock"] as const).map(actorLabels)).toEqual(["أنت", "فريق مورد", "تلقائيًا"]);
});

it("tells what was done several times in a row once, and every move", () => {
  const added = { action: "provide_item", note: "certificates", by: "you" } as const;
  const move = { action: "request_info", note: null, by: "operator" } as const;
  expect(foldEvents([added, added, { ...added, note: "trn" }, move, move])).toEqual([
    added,
    { ...added, note: "trn" },
    move,
    move,
  ]);
});

it.each([
  ["UNAUTHENTICATED", "يجب تسجيل الدخول أولاً", undefined],
  ["CONFLICT", "تنبيه", "تم تسجيلك كمورد مسبقاً"],
  ["UNEXPECTED", "حدث خطأ أثناء التسجيل", "ما كتبته محفوظ هنا، فأعد المحاولة بعد لحظات."],
] as const)("answers a refused application as the spec does: %s", (code, title, text) => {
  expect(registrationProblem({ code })).toEqual(text === undefined ? { title } : { title, text });
});

it("leaves what every form says to the form", () => {
  expect(registrationProblem({ code: "UNAVAILABLE" })).toBeUndefined();
});
