import { formatPercent } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "./bdi.tsx";

/** A share as the database counts it, and as most editors write one. */
const SHARE = /^(\d{1,3})%$/;

/** A figure of the site, a share as the page's language writes it; or the kind word for one that can't be counted yet. */
export function Figure({ value }: { value: string | null }) {
  const share = value?.match(SHARE)?.[1];
  if (share) return <Ltr>{formatPercent(Number(share), currentLocale())}</Ltr>;
  if (value !== null) return <Ltr>{value}</Ltr>;
  return <span className="text-base">{m.home_statistics_awaited()}</span>;
}

/** The link to what proves a figure that was written and not counted. */
export function FigureEvidence({ url, className }: { url: string | null; className: string }) {
  if (url === null) return null;
  return (
    <a
      href={url}
      target="_blank"
      rel="noopener noreferrer"
      className={`flex min-h-11 items-center justify-center underline ${className}`}
    >
      {m.home_statistics_evidence()}
    </a>
  );
}
