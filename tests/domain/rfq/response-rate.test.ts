import { describe, expect, it } from "vitest";
import {
  countResponses,
  type Invited,
  publishedResponses,
  RESPONSE_WINDOW_MS,
  responseRate,
  usualAnswerHours,
} from "#domain/rfq/response-rate.ts";

const HOUR = 3_600_000;
const NOW = Date.UTC(2026, 10, 21, 4);
/** Invited so many hours ago, and answered so many hours later. */
const invited = (ago: number, answeredAfter: number | null = null): Invited => {
  const invitedAt = NOW - ago * HOUR;
  return { invitedAt, respondedAt: answeredAfter === null ? null : invitedAt + answeredAfter * HOUR };
};

describe("the cases of a response rate", () => {
  it("are invitations that were answered or whose 24 hours are over", () => {
    const open = invited(23.9);
    const over = invited(24);
    const answered = invited(2, 1);
    expect(countResponses([open, over, answered], NOW)).toMatchObject({ cases: 2, inTime: 1, answered: 1 });
  });

  it("counts the last moment of the 24 hours as in time, and a later answer as a case alone", () => {
    expect(countResponses([invited(80, 24), invited(80, 24.1)], NOW)).toMatchObject({
      cases: 2,
      inTime: 1,
      answered: 2,
    });
  });

  it("forgets what is 90 days old", () => {
    const days = RESPONSE_WINDOW_MS / HOUR;
    expect(countResponses([invited(days, 1), invited(days - 1, 1)], NOW).cases).toBe(1);
  });

  it("has the lower median of all answers, however late", () => {
    expect(countResponses([invited(99, 9), invited(99, 1), invited(99, 30), invited(99, 4)], NOW).medianMs).toBe(
      4 * HOUR,
    );
    expect(countResponses([invited(99)], NOW).medianMs).toBeNull();
  });
});

describe("what is published", () => {
  it("is hidden under five cases", () => {
    expect(responseRate({ cases: 4, inTime: 4 })).toBeNull();
    expect(responseRate({ cases: 5, inTime: 4 })).toBe(80);
    expect(responseRate({ cases: 6, inTime: 1 })).toBe(17);
    expect(usualAnswerHours({ answered: 4, medianMs: HOUR })).toBeNull();
  });

  it("rounds the usual answer up to whole hours, one at least", () => {
    expect(usualAnswerHours({ answered: 5, medianMs: 60_000 })).toBe(1);
    expect(usualAnswerHours({ answered: 5, medianMs: 2 * HOUR + 1 })).toBe(3);
  });

  it("tells no counts", () => {
    expect(publishedResponses({ cases: 10, inTime: 9, answered: 9, medianMs: HOUR })).toEqual({
      rate: 90,
      answerHours: 1,
    });
  });
});
