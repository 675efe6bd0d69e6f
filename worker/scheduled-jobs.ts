import { openDatabase } from "#drizzle/client.ts";
import { forgetOldDays } from "./analytics/forget-old-days.ts";
import { forgetSearches } from "./analytics/searches/forget-searches.ts";
import { sweepProductPictures } from "./catalogue/manage/sweep-pictures.ts";
import { dropEndedCertificates } from "./catalogue/search/drop-ended-certificates.ts";
import { continueIndexing } from "./catalogue/search/index-again.ts";
import { indexRenamed } from "./catalogue/search/index-renamed.ts";
import { tidyIndex } from "./catalogue/search/pack-index.ts";
import { rateProducts } from "./catalogue/search/rate-products.ts";
import { forgetTipVisits } from "./content/forget-tip-visits.ts";
import { deleteDueAccounts } from "./identity/delete-due-accounts.ts";
import { sweepAvatars } from "./identity/sweep-avatars.ts";
import { digestUnread } from "./messaging/digest-unread.ts";
import { sweepMessageFiles } from "./messaging/files/sweep-files.ts";
import { applyOrderClock } from "./orders/apply-clock.ts";
import { sweepOrderDocuments } from "./orders/documents/sweep-documents.ts";
import type { Context } from "./platform/context.ts";
import { describeFault } from "./platform/errors.ts";
import { forgetOldRows } from "./platform/housekeeping.ts";
import { deliverDue } from "./platform/outbox.ts";
import { tellBells } from "./platform/rooms.ts";
import { forgetEndedSessions } from "./platform/sessions.ts";
import { settingsOf } from "./platform/settings.ts";
import { applyRatingClock } from "./reviews/apply-clock.ts";
import { applyRfqClock } from "./rfq/apply-clock.ts";
import { sweepRfqFiles } from "./rfq/files/sweep-rfq-files.ts";
import { applyLicenceClock } from "./suppliers/apply-clock.ts";
import { sweepDocuments } from "./suppliers/sweep-documents.ts";
import { sweepLogos } from "./suppliers/sweep-logos.ts";
import { remindDeadlines } from "./waits/remind-deadlines.ts";

const JOBS = {
  mails: deliverDue,
  requests: applyRfqClock,
  orders: applyOrderClock,
  ratings: applyRatingClock,
  papers: sweepOrderDocuments,
  licences: applyLicenceClock,
  deadlines: remindDeadlines,
  old: forgetOldRows,
  days: forgetOldDays,
  searches: forgetSearches,
  tipVisits: forgetTipVisits,
  sessions: forgetEndedSessions,
  certificates: dropEndedCertificates,
  renamed: indexRenamed,
  indexing: continueIndexing,
  index: tidyIndex,
  quality: rateProducts,
  avatars: sweepAvatars,
  documents: sweepDocuments,
  logos: sweepLogos,
  pictures: sweepProductPictures,
  rfqFiles: sweepRfqFiles,
  unread: digestUnread,
  messageFiles: sweepMessageFiles,
  accounts: deleteDueAccounts,
};

/** What jobs need of the surroundings. */
type Clock = Pick<Context, "db" | "settings" | "env" | "now" | "waitUntil">;

/** What the clock does every minute: in production by cron, locally by the start script. */
export async function runScheduledJobs(env: Env): Promise<void> {
  const settings = settingsOf(env);
  const behind: Promise<unknown>[] = [];
  const waitUntil = (work: Promise<unknown>) => void behind.push(work);
  const db = openDatabase({
    url: settings.databaseUrl,
    authToken: settings.databaseToken,
    onNotices: (userIds) => tellBells({ env, waitUntil }, userIds),
  });
  await runJobs({ db, settings, env, now: () => Date.now(), waitUntil });
  await Promise.all(behind);
}

/** Runs every job, even where another one fails; returns how many things each moved, -1 where it failed. */
export async function runJobs(clock: Clock): Promise<Record<string, number>> {
  const results: Record<string, number> = {};
  for (const [name, job] of Object.entries(JOBS)) {
    try {
      results[name] = await job(clock);
    } catch (error) {
      results[name] = -1;
      console.error(JSON.stringify({ at: "clock", job: name, error: describeFault(error) }));
    }
  }
  return results;
}
