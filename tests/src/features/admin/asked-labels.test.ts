import { expect, it } from "vitest";
import { INVITATION_STATUSES } from "#domain/rfq/invitation-machine.ts";
import { MATCH_REASONS } from "#domain/rfq/matching.ts";
import { askedReasons, askedState } from "#src/features/admin/requests/request-entry.tsx";
import { speak } from "../../../support/in-locale.ts";

/** Words that address the buyer: the reader here is an operator. */
const ADDRESSED = {
  ar: /(?:طلب|جواب|وصف|وجهت|كميت)ك(?![\u0621-\u064A])/,
  en: /\byours?\b|\byou\b/i,
  fr: /\bvo(?:us|tre|s)\b/i,
} as const;

const OPEN = { status: "open", deadlineAt: 2 } as const;

it.each(["ar", "en", "fr"] as const)("operators read of the buyer, not as the buyer, in %s", (locale) => {
  speak(locale);
  const states = INVITATION_STATUSES.map((status) => askedState({ status, deadlineAt: 2 }, OPEN));
  const words = [...states, ...askedReasons(MATCH_REASONS)];
  expect(words).toHaveLength(INVITATION_STATUSES.length + MATCH_REASONS.length);
  expect(words.filter((text) => ADDRESSED[locale].test(text))).toEqual([]);
});

it("a reason of a later version is left out", () => {
  expect(askedReasons(["constructor", "by_moonlight"])).toEqual([]);
});

it("nobody let a deadline pass that the end of the request cut short", () => {
  const cut = askedState({ status: "expired", deadlineAt: 1 }, { status: "awarded", deadlineAt: 2 });
  expect(cut).not.toBe(askedState({ status: "expired", deadlineAt: 2 }, { status: "closed", deadlineAt: 2 }));
});
