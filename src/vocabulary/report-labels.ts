import type { ReportOutcome, ReportReason, ReportSubject } from "#domain/kernel/report-facts.ts";
import { m } from "#i18n/paraglide/messages.js";
import { labelOf } from "./label-of.ts";

const REASONS: Record<ReportReason, () => string> = {
  counterfeit: m.reports_reason_counterfeit,
  wrong_information: m.reports_reason_wrong_information,
  prohibited: m.reports_reason_prohibited,
  spam: m.reports_reason_spam,
  intellectual_property: m.reports_reason_intellectual_property,
  abuse: m.reports_reason_abuse,
  other: m.reports_reason_other,
};

const SUBJECTS: Record<ReportSubject, () => string> = {
  product: m.reports_subject_product,
  supplier: m.reports_subject_supplier,
  rating: m.reports_subject_rating,
  conversation: m.reports_subject_conversation,
  user: m.reports_subject_user,
};

const OUTCOMES: Record<ReportOutcome, () => string> = {
  no_action: m.reports_outcome_no_action,
  warned: m.reports_outcome_warned,
  removed: m.reports_outcome_removed,
  suspended: m.reports_outcome_suspended,
};

/** Why something was reported, in words. */
export function reasonLabels(reason: ReportReason): string {
  return labelOf(REASONS, reason);
}

/** What kind of thing was reported. */
export function subjectLabels(subject: ReportSubject): string {
  return labelOf(SUBJECTS, subject);
}

/** How a report was settled. */
export function outcomeLabels(outcome: ReportOutcome): string {
  return labelOf(OUTCOMES, outcome);
}
