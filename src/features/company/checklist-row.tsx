import { Award, ChevronDown, FileBadge, Globe, Hash, ImageIcon, Landmark, type LucideIcon, MapPin } from "lucide-react";
import { type ChecklistItem, mayProvide, REQUIRED_ITEMS } from "#domain/suppliers/checklist.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Badge } from "#src/ui/badge.tsx";
import { OwnParagraph } from "#src/ui/text/own-words.tsx";
import { lookOf } from "#src/vocabulary/look-of.ts";
import { AddressesAnswer } from "./addresses-answer.tsx";
import { DocumentAnswer } from "./document-answer.tsx";
import { itemHint, itemName, STATE_TONES, stateLabels } from "./item-labels.ts";
import { MarketsAnswer } from "./markets-answer.tsx";
import { TrnAnswer } from "./trn-answer.tsx";
import type { ChecklistEntry, Company } from "./use-company.ts";

const ICONS: Record<ChecklistItem, LucideIcon> = {
  trade_licence: FileBadge,
  trn: Hash,
  bank_letter: Landmark,
  certificates: Award,
  logo: ImageIcon,
  addresses: MapPin,
  markets: Globe,
};

interface ChecklistRowProps {
  entry: ChecklistEntry;
  company: Company;
  isOpen: boolean;
  onToggle: (isOpen: boolean) => void;
}

/** One item: how it stands, and beneath it what the platform said and what can be added. */
export function ChecklistRow({ entry, company, isOpen, onToggle }: ChecklistRowProps) {
  const isWrong = entry.state === "rejected";
  return (
    <details
      open={isOpen}
      onToggle={({ currentTarget }) => currentTarget.open !== isOpen && onToggle(currentTarget.open)}
      className={`group rounded-lg border bg-white ${isWrong ? "border-clay-600" : "border-sand-300"}`}
    >
      <RowHead entry={entry} />
      <div className="grid gap-5 border-sand-200 border-t p-4">
        <p className="text-sand-700 text-sm">{itemHint(entry.item)}</p>
        {entry.note && <Remark words={entry.note} isWrong={isWrong} />}
        {entry.state === "accepted" && mayProvide(company.status) && (
          <p className="text-sand-600 text-sm">{m.company_item_again()}</p>
        )}
        <Answer entry={entry} company={company} onUnderWay={() => onToggle(true)} />
      </div>
    </details>
  );
}

function RowHead({ entry: { item, state } }: { entry: ChecklistEntry }) {
  const Icon = lookOf(ICONS, item, () => FileBadge);
  return (
    <summary
      id={rowId(item)}
      className="flex min-h-16 cursor-pointer list-none items-center gap-3 rounded-lg px-4 py-3 hover:bg-sand-50 [&::-webkit-details-marker]:hidden"
    >
      <span aria-hidden className="grid size-10 shrink-0 place-items-center rounded-full bg-gulf-50 text-gulf-700">
        <Icon size={20} />
      </span>
      <span className="grid min-w-0 grow justify-items-start gap-1 sm:flex sm:items-center sm:gap-3">
        <span className="grow font-bold text-gulf-900 leading-snug">
          {itemName(item)}{" "}
          {REQUIRED_ITEMS.includes(item) && (
            <span className="text-clay-600">
              <span aria-hidden>*</span>
              <span className="sr-only">{m.company_required()}</span>
            </span>
          )}
        </span>{" "}
        <Badge tone={STATE_TONES[state]}>{stateLabels(state)}</Badge>
      </span>
      <ChevronDown aria-hidden size={20} className="shrink-0 text-gulf-700 group-open:-scale-y-100" />
    </summary>
  );
}

function Remark({ words, isWrong }: { words: string; isWrong: boolean }) {
  return (
    <div
      className={`grid gap-1 rounded-md border-s-4 p-3 ${isWrong ? "border-clay-600 bg-clay-50" : "border-sand-400 bg-sand-50"}`}
    >
      <p className="font-bold text-gulf-900 text-sm">{m.company_item_reason()}</p>
      <OwnParagraph text={words} className="wrap-anywhere whitespace-pre-line" />
    </div>
  );
}

interface AnswerProps extends Pick<ChecklistRowProps, "entry" | "company"> {
  onUnderWay: () => void;
}

function Answer({ entry, company, onUnderWay }: AnswerProps) {
  const isLocked = !mayProvide(company.status);
  switch (entry.item) {
    case "trn":
      return <TrnAnswer entry={entry} isLocked={isLocked} />;
    case "addresses":
      return <AddressesAnswer entry={entry} isLocked={isLocked} />;
    case "markets":
      return <MarketsAnswer entry={entry} isLocked={isLocked} />;
    default:
      return <DocumentAnswer item={entry.item} entry={entry} company={company} onUnderWay={onUnderWay} />;
  }
}

function rowId(item: ChecklistItem): string {
  return `checklist-${item}`;
}

/** Leads to an item. */
export function focusRow(item: ChecklistItem): void {
  const row = document.getElementById(rowId(item));
  row?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: "center" });
}
