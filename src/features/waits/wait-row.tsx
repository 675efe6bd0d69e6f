import {
  CalendarClock,
  CreditCard,
  FileText,
  Inbox,
  type LucideIcon,
  MessageCircle,
  MessageCircleQuestion,
  Package,
  PackageOpen,
  ShieldCheck,
  Star,
} from "lucide-react";
import { isSoon } from "#domain/kernel/time.ts";
import { formatDateTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { formatTimeAgo, formatTimeLeft } from "#i18n/relative-time.ts";
import { waitLabels } from "#i18n/wait-labels.ts";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";
import { dateTimeOf } from "#src/lib/format/date-time-of.ts";
import { Sentence } from "#src/ui/text/bdi.tsx";
import { GoodsName, Named } from "#src/ui/text/named.tsx";
import { PathLink } from "#src/ui/text/path-link.tsx";
import { lookOf } from "#src/vocabulary/look-of.ts";

/** By the machine that a name tells; a newer one's gets the plain one. */
const ICONS: Readonly<Record<string, LucideIcon>> = {
  rfq: FileText,
  invitation: Inbox,
  quote: FileText,
  question: MessageCircleQuestion,
  order: PackageOpen,
  payment: CreditCard,
  rating: Star,
  company: ShieldCheck,
  product: Package,
  conversation: MessageCircle,
};

/** The sign of a thing that waits: names read `<side>_<machine>_<action>` (domain/waits/what-waits.ts). */
function waitIcon(name: string): LucideIcon {
  return lookOf(ICONS, String(name).split("_")[1] ?? "", () => Inbox);
}

export type WaitItem = ApiOutputs["waits"]["list"]["items"][number];

/** One thing that waits: what is to be done, with whom, until when. The whole row leads to where it is done. */
export function WaitRow({ item }: { item: WaitItem }) {
  const { name, reference, party, about, path } = item;
  const Icon = waitIcon(name);
  return (
    <div className="relative flex gap-3 rounded-md py-3 hover:bg-gulf-50">
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-gulf-900 text-brass-300">
        <Icon aria-hidden size={20} />
      </span>
      <div className="grid min-w-0 grow gap-0.5">
        <h3 className="font-bold text-base text-gulf-900 leading-snug">
          <PathLink path={path} className="wrap-anywhere after:absolute after:inset-0">
            <Sentence text={waitLabels(name, reference, currentLocale())} />
          </PathLink>
        </h3>
        {(party || about) && (
          <p className="wrap-anywhere line-clamp-2 text-sand-700 text-sm">
            {party && <Named name={party} className="font-bold" />}
            {party && about && " · "}
            {about && <About about={about} />}
          </p>
        )}
        <WaitTime item={item} />
      </div>
    </div>
  );
}

function About({ about }: { about: NonNullable<WaitItem["about"]> }) {
  return typeof about === "object" && "description" in about ? (
    <GoodsName goods={about} isBrief />
  ) : (
    <Named name={about} />
  );
}

function WaitTime({ item: { until, since } }: { item: WaitItem }) {
  const [locale, now] = [currentLocale(), Date.now()];
  if (until === null) {
    return (
      <p className="text-sand-600 text-sm">
        <span className="sr-only">{m.waits_since()}</span>{" "}
        <time dateTime={dateTimeOf(since)} title={formatDateTime(since, locale)}>
          {formatTimeAgo(since, now, locale)}
        </time>
      </p>
    );
  }
  // What presses is told as what is left of it.
  const presses = isSoon(until, now);
  const date = formatDateTime(until, locale);
  return (
    <p className={`flex items-center gap-1.5 text-sm ${presses ? "font-bold text-clay-700" : "text-sand-700"}`}>
      <CalendarClock aria-hidden size={16} className="shrink-0" />
      <span className="sr-only">{m.waits_deadline()}</span>
      <time dateTime={dateTimeOf(until)} title={date}>
        {presses ? formatTimeLeft(until, now, locale) : m.waits_until({ date })}
      </time>
    </p>
  );
}
