import { DAY_MS, HOUR_MS } from "#domain/kernel/time.ts";
/** Answering, declining or asking within this time counts as responded (workflows: Invitation). */
export const RESPONSE_WITHIN_MS = DAY_MS;
/** Older invitations say nothing of today's company. */
export const RESPONSE_WINDOW_MS = 90 * DAY_MS;
/** Fewer cases than these make no rate: one bad day would be half of it. */
export const FEWEST_CASES = 5;

/** When a company was invited, and when it first answered, declined or asked; milliseconds. */
export interface Invited {
  invitedAt: number;
  respondedAt: number | null;
}

export interface Responses {
  /** Invitations of the window that were answered, or whose 24 hours are over. */
  cases: number;
  /** Of those, the ones answered within 24 hours. */
  inTime: number;
  /** Of those, the ones answered at all. */
  answered: number;
  /** Lower median of the time to the answer; null where nothing was answered. */
  medianMs: number | null;
}

/** The cases of a company's invitations, as its public page counts them. The SQL of that page says the same. */
export function countResponses(invitations: readonly Invited[], now: number): Responses {
  const cases = invitations.filter(
    ({ invitedAt, respondedAt }) =>
      invitedAt > now - RESPONSE_WINDOW_MS && (respondedAt !== null || invitedAt + RESPONSE_WITHIN_MS <= now),
  );
  const times = cases
    .flatMap(({ invitedAt, respondedAt }) => (respondedAt === null ? [] : [respondedAt - invitedAt]))
    .sort((a, b) => a - b);
  return {
    cases: cases.length,
    inTime: times.filter((time) => time <= RESPONSE_WITHIN_MS).length,
    answered: times.length,
    medianMs: times[Math.floor((times.length - 1) / 2)] ?? null,
  };
}

/** Answered in time ÷ cases, in whole per cent; null under five cases. */
export function responseRate({ cases, inTime }: Pick<Responses, "cases" | "inTime">): number | null {
  return cases < FEWEST_CASES ? null : Math.round((100 * inTime) / cases);
}

/** The usual time to an answer in whole hours, one at least; null under five answers. */
export function usualAnswerHours({ answered, medianMs }: Pick<Responses, "answered" | "medianMs">): number | null {
  if (medianMs === null || answered < FEWEST_CASES) return null;
  return Math.max(1, Math.ceil(medianMs / HOUR_MS));
}

/** What everybody may know of it. */
export interface PublishedResponses {
  /** Per cent. */
  rate: number | null;
  answerHours: number | null;
}

export function publishedResponses(responses: Responses): PublishedResponses {
  return { rate: responseRate(responses), answerHours: usualAnswerHours(responses) };
}
