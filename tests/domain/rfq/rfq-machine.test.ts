import { describe, expect, it } from "vitest";
import { AppError } from "#domain/kernel/app-error.ts";
import { type RfqActor, rfqMachine, rfqStatusAt } from "#domain/rfq/rfq-machine.ts";
import { REFERENCE_ALPHABET, REFERENCE_PATTERN, rfqReference } from "#domain/rfq/rfq-reference.ts";
import { RFQ_STATUSES } from "#domain/rfq/rfq-status.ts";
import { transitionsOf } from "../transitions-of.ts";

const ACTORS: RfqActor[] = ["guest", "buyer", "admin", "clock", "system"];

describe("the request's machine", () => {
  it("moves as the workflow says and in no other way", () => {
    const moves = transitionsOf(rfqMachine, RFQ_STATUSES, ACTORS);
    expect(moves).toEqual([
      "closed → awarded by buyer",
      "closed → cancelled by buyer",
      "closed → removed by admin",
      "open → awarded by buyer",
      "open → cancelled by buyer",
      "open → closed by buyer",
      "open → closed by clock",
      "open → closed by system",
      "open → expired by clock",
      "open → removed by admin",
      "unconfirmed → open by guest",
      "unconfirmed → removed by admin",
    ]);
  });

  it("names the state and the action of an illegal move", () => {
    const error = new AppError("CONFLICT", { state: "open", action: "confirm" });
    expect(() => rfqMachine.transition("open", "confirm", "guest")).toThrow(error);
  });

  it("shows what is due on read", () => {
    const rfq = { confirmBy: 100, deadlineAt: 500, quotesCount: 0 };
    expect(rfqStatusAt({ ...rfq, status: "unconfirmed" }, 99)).toBe("unconfirmed");
    expect(rfqStatusAt({ ...rfq, status: "unconfirmed" }, 100)).toBeNull();
    expect(rfqStatusAt({ ...rfq, status: "open" }, 499)).toBe("open");
    expect(rfqStatusAt({ ...rfq, status: "open" }, 500)).toBe("expired");
    expect(rfqStatusAt({ ...rfq, status: "open", quotesCount: 1 }, 500)).toBe("closed");
    expect(rfqStatusAt({ ...rfq, status: "awarded" }, 900)).toBe("awarded");
  });
});

describe("rfqReference", () => {
  it("uses letters that nobody mistakes", () => {
    const reference = rfqReference(2026, crypto.getRandomValues(new Uint8Array(24)));
    expect(reference).toMatch(REFERENCE_PATTERN);
    expect(REFERENCE_ALPHABET).not.toMatch(/[01ILOU]/);
  });

  it("skips bytes that would favour some letters", () => {
    expect(rfqReference(2026, new Uint8Array([255, 240, 0, 1, 2, 239, 30, 31]))).toBe("RFQ-2026-234Z23");
  });
});
