import { describe, expect, it } from "vitest";
import { bindingUntilAt, counterFormSchema, issueOfBinding, MIN_BINDING_MS } from "#domain/rfq/binding-counter.ts";
import { QUOTE_STATUSES } from "#domain/rfq/quote-machine.ts";
import { forms } from "../../worker/support/forms.ts";

const NOW = 1_000_000_000;

describe("a binding counter-offer", () => {
  it("binds for at least 24 hours, and no longer than the quote is valid", () => {
    const validUntil = NOW + 3 * MIN_BINDING_MS;
    const tried = [NOW - 1, NOW + MIN_BINDING_MS - 1, NOW + MIN_BINDING_MS, validUntil, validUntil + 1];
    expect(tried.map((until) => issueOfBinding(until, validUntil, NOW))).toEqual([
      "too_soon",
      "too_soon",
      null,
      null,
      "too_late",
    ]);
  });

  it("is told by the domain while it waits and binds, and not from the moment on that it ends", () => {
    const validUntil = NOW + 100;
    for (const status of QUOTE_STATUSES) {
      const until = bindingUntilAt({ status, validUntil, bindingUntil: NOW + 10 }, NOW);
      expect(until).toBe(status === "countered" ? NOW + 10 : null);
    }
    const waiting = { status: "countered", validUntil, bindingUntil: NOW + 10 } as const;
    expect([NOW + 9, NOW + 10].map((now) => bindingUntilAt(waiting, now))).toEqual([NOW + 10, null]);
    expect(bindingUntilAt({ ...waiting, bindingUntil: null }, NOW)).toBeNull();
    // A quote that has expired takes its counter-offer with it.
    expect(bindingUntilAt({ ...waiting, validUntil: NOW }, NOW)).toBeNull();
  });

  it("asks for its day only where it binds", () => {
    const place = { country: "AE", city: "", address: "", trn: "" };
    const typed = { ...forms.counter(), ...place, bindingUntil: "" };
    expect(counterFormSchema.safeParse({ ...typed, binding: "" }).success).toBe(true);
    const refused = counterFormSchema.safeParse({ ...typed, binding: "yes" });
    expect(refused.error?.issues.map(({ path }) => path.join("."))).toEqual(["bindingUntil"]);
    expect(counterFormSchema.safeParse({ ...typed, binding: "yes", bindingUntil: "2026-11-24" }).success).toBe(true);
  });
});
