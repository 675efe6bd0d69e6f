import { ALARMS, type AlarmName, type HealthFigures } from "#domain/admin/alarms.ts";
import { formatMilliseconds, formatMinutes } from "#i18n/durations.ts";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

interface AlarmWords {
  name: () => string;
  /** What has happened. */
  means: () => string;
  /** The first step; the rest is in the runbook. */
  first: () => string;
}

/** What an alarm says; docs/runbook.md has a section for each. */
export const ALARM_WORDS: Record<AlarmName, AlarmWords> = {
  mails_wait: { name: m.health_mails_wait, means: m.health_mails_wait_means, first: m.health_mails_wait_do },
  mails_failed: {
    name: m.health_mails_failed_alarm,
    means: m.health_mails_failed_means,
    first: m.health_mails_failed_do,
  },
  reviews_late: { name: m.health_reviews_late, means: m.health_reviews_late_means, first: m.health_reviews_late_do },
  job_failed: { name: m.health_job_failing, means: m.health_job_failed_means, first: m.health_job_failed_do },
  clock_missed: { name: m.health_clock_missed, means: m.health_clock_missed_means, first: m.health_clock_missed_do },
  seals_wait: { name: m.health_seals_wait, means: m.health_seals_wait_means, first: m.health_seals_wait_do },
  database_slow: {
    name: m.health_database_slow,
    means: m.health_database_slow_means,
    first: m.health_database_slow_do,
  },
};

/** A figure as it is read: an age in minutes, an answer in milliseconds, all others counts. */
function figureText(figure: keyof HealthFigures, value: number): string {
  const locale = currentLocale();
  if (figure === "databaseMs") return formatMilliseconds(value, locale);
  return figure.endsWith("Age") ? formatMinutes(value, locale) : formatNumber(value, locale);
}

/** Where an alarm's figure is now, and above what it is raised. */
export function alarmFigures(name: AlarmName, figures: HealthFigures): { now: string; limit: string } {
  const { figure, above } = ALARMS[name];
  const value = figures[figure];
  const unseen = figure === "clockAge" ? m.health_never : m.health_none;
  return {
    now: m.health_now({ value: value === null ? unseen() : figureText(figure, value) }),
    limit: above === 0 ? m.health_limit_any() : m.health_limit({ limit: figureText(figure, above) }),
  };
}
