import { TRPCClientError } from "@trpc/client";
import { expect, it } from "vitest";
import { LOCALES } from "#domain/kernel/locale.ts";
import { INCOTERMS } from "#domain/rfq/incoterms.ts";
import { m } from "#i18n/paraglide/messages.js";
import { incotermSentence } from "#src/features/quotes/delivery-fields.tsx";
import { dayLabels, lastWords, nowLabels } from "#src/features/quotes/quote-labels.ts";
import { freeOffer } from "#src/features/quotes/terms-values.ts";
import { bindingTermsOf, isMissing, type Thread } from "#src/features/quotes/thread.ts";
import { speak } from "../../../support/in-locale.ts";
import { VERSION } from "./a-version.ts";

it("numbers a line's next offer by the first free number, so that five are never six", () => {
  const next = (...offers: number[]) => freeOffer(offers.map((offer) => ({ offer })));
  expect([next(1), next(1, 2), next(1, 3, 4, 5), next(1, 2, 4)]).toEqual([2, 3, 2, 3]);
});

it("tells a quote that is not there from one that can't be read now", () => {
  const refusal = (appCode: string) =>
    new TRPCClientError(appCode, { result: { error: { data: { appCode } } } as never });
  expect(["NOT_FOUND", "BAD_INPUT", "UNAVAILABLE"].map((code) => isMissing(refusal(code)))).toEqual([
    true,
    true,
    false,
  ]);
  expect(isMissing(new TRPCClientError("fetch failed"))).toBe(false);
});

it("writes the day of a date field in the reader's language", () => {
  speak("en");
  expect(dayLabels("2026-12-06")).toBe("6 December 2026");
  expect(dayLabels("")).toBe("");
});

it("names the counter-offer that binds as what an acceptance makes, unless its buyer is gone", () => {
  const counter = { ...VERSION, version: 2, side: "buyer" as const, totalMinor: 231_000 };
  const thread = (side: Thread["side"], actions: Thread["actions"], bindingUntil: number | null = VERSION.validUntil) =>
    ({ quote: { status: "countered", bindingUntil }, versions: [VERSION, counter], side, actions }) as Thread;
  expect(bindingTermsOf(thread("supplier", ["requote", "accept_binding"]))).toBe(counter);
  expect(bindingTermsOf(thread("buyer", ["withdraw_counter"]))).toBe(counter);
  expect(bindingTermsOf(thread("supplier", ["requote", "accept_counter"], null))).toBeUndefined();
  const gone = thread("supplier", ["requote", "accept_counter"]);
  expect(bindingTermsOf(gone)).toBeUndefined();
  expect(nowLabels(gone)).toBe(m.quotes_now_binding_gone());
});

it("names whose turn it is: who moved last, a guest's question, and nobody once it has ended", () => {
  speak("en");
  const sent = { status: "sent", lastMover: "supplier", isAsked: false } as const;
  expect(lastWords(sent, "supplier")).toBe(m.quotes_last_you());
  expect(lastWords(sent, "buyer")).toBe(m.quotes_last_other());
  expect(lastWords({ ...sent, isAsked: true }, "supplier")).toBe(m.quotes_last_asked());
  expect(lastWords({ ...sent, status: "rejected" }, "supplier")).toBeUndefined();
  expect(lastWords({ ...sent, status: "draft" }, "supplier")).toBeUndefined();
  const quote = { ...sent, isAsked: true, bindingUntil: null };
  const thread = { quote, side: "supplier", actions: ["revise"] } as unknown as Thread;
  expect(nowLabels(thread)).toBe(m.quotes_now_asked_supplier());
});

it("says what an Incoterm means to the supplier and the buyer alike, in every language", () => {
  const spoken = { ar: /المورّد/, en: /supplier/, fr: /fournisseur/ };
  const addressed = { ar: /(^|\s)(تدفع|تتحمل|توصل|تضع|تسلّم|مقرك|عليك)/, en: /\byou/i, fr: /\b(vous|votre|vos)\b/i };
  for (const locale of LOCALES) {
    speak(locale);
    for (const incoterm of INCOTERMS) {
      expect(incotermSentence(incoterm), incoterm).toMatch(spoken[locale]);
      expect(incotermSentence(incoterm), incoterm).not.toMatch(addressed[locale]);
    }
    expect(incotermSentence("")).toBe(m.quotes_form_incoterm_hint());
  }
});
