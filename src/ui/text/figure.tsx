import { m } from "#i18n/paraglide/messages.js";
import { Ltr } from "./bdi.tsx";

/** A figure of the site, or the kind word for one that can't be counted yet. */
export function Figure({ value }: { value: string | null }) {
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
