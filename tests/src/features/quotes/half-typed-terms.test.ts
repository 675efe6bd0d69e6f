import { expect, it } from "vitest";
import { goesOn } from "#src/features/quotes/open-form.tsx";
import { termsPlace } from "#src/features/quotes/terms-place.ts";
import type { Thread } from "#src/features/quotes/thread.ts";

const quote = (version: number, currentVersion: number) =>
  ({ id: "quo_1", version, currentVersion }) as Thread["quote"];

it("carries a half-typed revision into the answer to a counter-offer, and back", () => {
  const revision = termsPlace(quote(2, 1), "revise");
  expect(termsPlace(quote(3, 1), "requote")).toBe(revision);
  expect(termsPlace(quote(4, 1), "revise")).toBe(revision);
});

it("begins again on other terms: an offer once one was sent, a counter-offer on every version", () => {
  expect(termsPlace(quote(3, 2), "revise")).not.toBe(termsPlace(quote(2, 1), "revise"));
  expect(termsPlace(quote(3, 1), "counter")).not.toBe(termsPlace(quote(2, 1), "counter"));
  expect(termsPlace(quote(2, 1), "counter")).not.toBe(termsPlace(quote(2, 1), "revise"));
});

it("leaves the form of an offer open when the buyer counters or withdraws that, and closes what is no longer possible", () => {
  expect(goesOn("revise", ["requote", "withdraw"])).toBe("requote");
  expect(goesOn("requote", ["revise", "withdraw"])).toBe("revise");
  expect(goesOn("revise", ["revise"])).toBe("revise");
  expect(goesOn("counter", ["withdraw_counter"])).toBeUndefined();
  expect(goesOn("revise", [])).toBeUndefined();
});
