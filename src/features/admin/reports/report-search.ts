import { REPORT_REASONS, REPORT_SUBJECTS, type ReportReason, type ReportSubject } from "#domain/kernel/report-facts.ts";
import { readPage, readWords } from "../lists/read-search.ts";

/** What an address of the reports asks for; open ones of every kind unless it says otherwise. */
export interface ReportSearch {
  status?: "settled" | undefined;
  subject?: ReportSubject | undefined;
  reason?: ReportReason | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

/** Reads the search of an address; what it can't read is dropped. */
export function readReportSearch(raw: Record<string, unknown>): ReportSearch {
  return {
    status: raw.status === "settled" ? "settled" : undefined,
    subject: REPORT_SUBJECTS.find((subject) => subject === raw.subject),
    reason: REPORT_REASONS.find((reason) => reason === raw.reason),
    q: readWords(raw.q),
    page: readPage(raw.page),
  };
}

/** The call that a search makes. */
export function reportsInput({ status, subject, reason, q, page = 1 }: ReportSearch) {
  const narrowed = { ...(subject ? { subject } : {}), ...(reason ? { reason } : {}), ...(q ? { q } : {}) };
  return { status: status ?? ("new" as const), page, ...narrowed };
}
