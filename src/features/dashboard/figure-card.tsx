import { Link, type LinkProps } from "@tanstack/react-router";
import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";

interface FigureCardProps {
  label: string;
  value: number;
  /** What stands behind the number. */
  note: ReactNode;
  Icon: LucideIcon;
  /** Where its rows are. */
  link: Pick<LinkProps, "to" | "search">;
  /** True while somebody waits for an answer. */
  isPressing?: boolean;
}

/** One number of the shop, which leads to its rows. */
export function FigureCard({ label, value, note, Icon, link, isPressing = false }: FigureCardProps) {
  const shown = formatNumber(value, currentLocale());
  return (
    <Link
      {...link}
      className={`relative flex h-full flex-col gap-1 overflow-hidden rounded-xl border border-t-4 bg-white p-4 shadow-raised hover:border-gulf-400 sm:p-5 ${isPressing ? "border-sand-200 border-t-brass-500" : "border-sand-200 border-t-gulf-700"}`}
    >
      <span className="flex items-start justify-between gap-2">
        <span
          className={`font-bold text-gulf-900 leading-none ${shown.length > 5 ? "text-2xl sm:text-4xl" : "text-4xl sm:text-5xl"}`}
        >
          {shown}
        </span>
        <span
          className={`grid size-10 shrink-0 place-items-center rounded-lg ${isPressing ? "bg-brass-50 text-brass-700" : "bg-gulf-50 text-gulf-700"}`}
        >
          <Icon aria-hidden size={22} />
        </span>
      </span>
      <span className="mt-1 font-bold text-gulf-900 leading-snug">{label}</span>
      <span className="text-sand-700 text-sm leading-snug">{note}</span>
    </Link>
  );
}
