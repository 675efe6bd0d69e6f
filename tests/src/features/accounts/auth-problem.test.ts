import { afterEach, expect, it } from "vitest";
import type { AppErrorCode } from "#domain/kernel/app-error.ts";
import { passwordProblem, signInProblem, signUpProblem } from "#src/features/accounts/auth-problem.ts";
import { speak } from "../../../support/in-locale.ts";

afterEach(() => speak("ar"));

const failed = (code: AppErrorCode, fields: string[] = [], retryAfter = 0) => ({
  failure: { code, issues: [], requestId: "", retryAfter },
  fields,
});

// The spec's catalogue (§8), word by word.
it.each([
  [failed("WRONG_CREDENTIALS"), "خطأ في تسجيل الدخول"],
  [failed("FORBIDDEN"), "خطأ في تسجيل الدخول"],
  [failed("RATE_LIMITED"), "محاولات كثيرة"],
  [failed("UNAVAILABLE"), "خطأ في الاتصال"],
  [failed("UNEXPECTED"), "خطأ"],
] as const)("sign-in %#", (refusal, title) => expect(signInProblem(refusal)?.title).toBe(title));

it.each([
  [{ fields: ["confirmPassword"] }, "كلمة المرور غير متطابقة"],
  [failed("UNAVAILABLE"), "خطأ في الاتصال"],
  [failed("CONFLICT", ["email"]), "البريد مسجل مسبقاً"],
  [{ fields: ["email"] }, "بريد إلكتروني غير صالح"],
  [failed("BAD_INPUT", ["email"]), "بريد إلكتروني غير صالح"],
  [{ fields: ["password"] }, "كلمة المرور ضعيفة"],
  [failed("BAD_INPUT", ["password"]), "كلمة المرور ضعيفة"],
  [failed("RATE_LIMITED"), "محاولات كثيرة"],
  [{ fields: ["phone"] }, "فشل التسجيل"],
  [failed("KEY_REUSED"), "فشل التسجيل"],
  [failed("UNEXPECTED"), "خطأ"],
])("sign-up %#", (refusal, title) => expect(signUpProblem(refusal)?.title).toBe(title));

it("an unexpected error says so", () => {
  expect(signUpProblem(failed("UNEXPECTED"))?.text).toBe("حدث خطأ غير متوقع");
  expect(passwordProblem(failed("UNEXPECTED"))?.text).toBe("حدث خطأ غير متوقع");
});

it("tells the wait in words, rounded up", () => {
  expect(signInProblem(failed("RATE_LIMITED", [], 61))?.text).toBe("يمكنك المحاولة مجددًا بعد دقيقتين.");
  expect(signInProblem(failed("RATE_LIMITED", [], 660))?.text).toBe("يمكنك المحاولة مجددًا بعد 11 دقيقة.");
  speak("fr");
  expect(signInProblem(failed("RATE_LIMITED", [], 30))?.text).toBe("Vous pourrez réessayer dans une minute.");
});

it("never says which of e-mail and password was wrong", () => {
  expect(signInProblem(failed("WRONG_CREDENTIALS"))).toEqual(signInProblem(failed("BAD_INPUT", ["email"])));
});
