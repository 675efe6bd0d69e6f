import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";

const KB = 1024;
const MB = KB * KB;

/** The size of a file as people read it. */
export function fileSize(bytes: number): string {
  const locale = currentLocale();
  return bytes < MB
    ? m.company_file_size_kb({ size: formatNumber(Math.max(1, Math.round(bytes / KB)), locale) })
    : m.company_file_size_mb({ size: formatNumber(Math.round((bytes / MB) * 10) / 10, locale) });
}
