import type { JobName } from "#domain/admin/jobs.ts";
import { m } from "#i18n/paraglide/messages.js";

/** What each job of the scheduler does, in the reader's words. */
export const JOB_LABELS: Record<JobName, () => string> = {
  mails: m.health_job_mails,
  seals: m.health_job_seals,
  requests: m.health_job_requests,
  orders: m.health_job_orders,
  ratings: m.health_job_ratings,
  licences: m.health_job_licences,
  deadlines: m.health_job_deadlines,
  old: m.health_job_old,
  days: m.health_job_days,
  searches: m.health_job_searches,
  tipVisits: m.health_job_tip_visits,
  sessions: m.health_job_sessions,
  certificates: m.health_job_certificates,
  renamed: m.health_job_renamed,
  indexing: m.health_job_indexing,
  index: m.health_job_index,
  quality: m.health_job_quality,
  unread: m.health_job_unread,
  accounts: m.health_job_accounts,
  avatarFiles: m.health_job_avatar_files,
  logoFiles: m.health_job_logo_files,
  companyFiles: m.health_job_company_files,
  rfqFiles: m.health_job_rfq_files,
  orderFiles: m.health_job_order_files,
  productFiles: m.health_job_product_files,
  messageFiles: m.health_job_message_files,
};
