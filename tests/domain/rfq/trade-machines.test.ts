import { describe, expect, it } from "vitest";
import {
  INVITATION_STATUSES,
  type InvitationActor,
  invitationMachine,
  invitationStatusAt,
} from "#domain/rfq/invitation-machine.ts";
import { QUOTE_STATUSES, type QuoteActor, quoteMachine, quoteStatusAt } from "#domain/rfq/quote-machine.ts";
import { transitionsOf } from "../transitions-of.ts";

const QUOTE_ACTORS: QuoteActor[] = ["supplier", "buyer", "clock", "award"];
const INVITATION_ACTORS: InvitationActor[] = ["supplier", "buyer", "clock"];

describe("the quote's machine", () => {
  it("moves as the workflow says and in no other way", () => {
    expect(transitionsOf(quoteMachine, QUOTE_STATUSES, QUOTE_ACTORS)).toEqual([
      "countered → accepted by supplier",
      "countered → expired by clock",
      "countered → not_selected by award",
      "countered → rejected by buyer",
      "countered → sent by buyer",
      "countered → sent by supplier",
      "countered → sent by supplier",
      "countered → sent by supplier",
      "countered → withdrawn by supplier",
      "draft → sent by supplier",
      "draft → withdrawn by supplier",
      "sent → accepted by buyer",
      "sent → countered by buyer",
      "sent → expired by clock",
      "sent → not_selected by award",
      "sent → rejected by buyer",
      "sent → sent by supplier",
      "sent → withdrawn by supplier",
    ]);
  });

  it("lets a buyer neither take up its own counter-offer nor accept while it waits for the other side", () => {
    expect(quoteMachine.can("countered", "accept_binding", "buyer")).toBe(false);
    expect(quoteMachine.actionsOf("countered", "buyer")).toEqual(["withdraw_counter", "reject"]);
  });

  it("shows what is due on read", () => {
    for (const status of ["sent", "countered"] as const) {
      expect([99, 100].map((now) => quoteStatusAt({ status, validUntil: 100 }, now))).toEqual([status, "expired"]);
    }
    expect(quoteStatusAt({ status: "accepted", validUntil: 100 }, 500)).toBe("accepted");
    expect(quoteStatusAt({ status: "draft", validUntil: null }, 500)).toBe("draft");
  });
});

describe("the invitation's machine", () => {
  it("moves as the workflow says and in no other way", () => {
    const waiting = ["info_provided", "info_requested", "invited", "viewed"];
    const ends = waiting.flatMap((from) => [
      `${from} → declined by supplier`,
      `${from} → expired by clock`,
      `${from} → quoted by supplier`,
    ]);
    const asks = ["info_provided", "invited", "viewed"].map((from) => `${from} → info_requested by supplier`);
    const others = [
      "declined → viewed by supplier",
      "info_requested → info_provided by buyer",
      "invited → viewed by supplier",
    ];
    expect(transitionsOf(invitationMachine, INVITATION_STATUSES, INVITATION_ACTORS)).toEqual(
      [...ends, ...asks, ...others].sort(),
    );
  });

  it("shows what is due on read", () => {
    expect(invitationStatusAt({ status: "viewed", deadlineAt: 100 }, 99)).toBe("viewed");
    expect(invitationStatusAt({ status: "viewed", deadlineAt: 100 }, 100)).toBe("expired");
    expect(invitationStatusAt({ status: "quoted", deadlineAt: 100 }, 100)).toBe("quoted");
  });
});
