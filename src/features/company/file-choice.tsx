import { Camera, Upload } from "lucide-react";
import { type ChangeEvent, useRef, useState } from "react";
import { endOfDay } from "#domain/kernel/time.ts";
import type { DocumentItem } from "#domain/suppliers/checklist.ts";
import { m } from "#i18n/paraglide/messages.js";
import { useKeptWriting } from "#src/lib/drafts/kept-writing.ts";
import { readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";
import { Button } from "#src/ui/button.tsx";
import { TextField } from "#src/ui/fields/text-field.tsx";
import { fileDraft } from "./file-draft.ts";
import { itemName } from "./item-labels.ts";

/** Items whose files end on a day. */
const HAS_END: Readonly<Record<DocumentItem, boolean>> = {
  trade_licence: true,
  certificates: true,
  bank_letter: false,
  logo: false,
};

/**
 * Why a file with this last day is not taken: a licence must have one, and it must not be over in Dubai.
 * @param date `YYYY-MM-DD` or empty
 * @param now milliseconds
 */
export function dateProblem(item: DocumentItem, date: string, now: number): string | undefined {
  if (item !== "trade_licence") return undefined;
  if (date === "") return m.company_files_until_missing();
  return endOfDay(date) < now ? m.company_files_until_over() : undefined;
}

interface FileChoiceProps {
  item: DocumentItem;
  /** How many files may still be added. */
  room: number;
  onChosen: (files: readonly File[], validUntil: string) => void;
}

/** Adds files to an item, out of the phone's camera or from its files; what ends is dated first. */
export function FileChoice({ item, room, onChosen }: FileChoiceProps) {
  const choice = useFileChoice({ item, room, onChosen });
  const isLogo = item === "logo";
  if (room <= 0) return <p className="text-sand-700 text-sm">{m.company_files_full()}</p>;
  return (
    <div className="grid gap-4">
      {HAS_END[item] && <ExpiryField item={item} choice={choice} />}
      <div className="flex flex-wrap gap-3">
        <Button type="button" onClick={() => choice.open(choice.files)} className="max-xs:w-full">
          <Upload aria-hidden size={20} /> {m.company_files_choose()}
        </Button>
        <Button
          type="button"
          variant="secondary"
          onClick={() => choice.open(choice.camera)}
          className="hidden max-xs:w-full pointer-coarse:inline-flex"
        >
          <Camera aria-hidden size={20} /> {m.company_files_camera()}
        </Button>
      </div>
      <p className="text-sand-600 text-sm">{isLogo ? m.company_files_hint_logo() : m.company_files_hint()}</p>
      <input
        ref={choice.files}
        type="file"
        accept={isLogo ? "image/*" : "application/pdf,image/*"}
        multiple={!isLogo}
        aria-label={itemName(item)}
        onChange={choice.take}
        className="hidden"
      />
      <input
        ref={choice.camera}
        type="file"
        accept="image/*"
        capture="environment"
        aria-label={m.company_files_camera()}
        onChange={choice.take}
        className="hidden"
      />
    </div>
  );
}

function ExpiryField({ item, choice }: { item: DocumentItem; choice: ReturnType<typeof useFileChoice> }) {
  const isLicence = item === "trade_licence";
  return (
    <div ref={choice.dateField} className="max-w-xs">
      <TextField
        kind="date"
        label={isLicence ? m.company_files_until() : m.company_files_until_certificate()}
        hint={m.company_files_until_hint()}
        required={isLicence}
        value={choice.date}
        onChange={({ target }) => choice.setDate(target.value)}
        {...(choice.problem === undefined ? {} : { error: choice.problem })}
      />
    </div>
  );
}

function useFileChoice({ item, room, onChosen }: FileChoiceProps) {
  const files = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const dateField = useRef<HTMLDivElement>(null);
  const [date, setDate] = useState(() => readDraft(fileDraft(item)).validUntil ?? "");
  useKeptWriting();
  const [problem, setProblem] = useState<string>();
  return {
    files,
    camera,
    dateField,
    date,
    problem,
    setDate: (value: string) => {
      setDate(value);
      writeDraft(fileDraft(item), value === "" ? {} : { validUntil: value });
      setProblem(undefined);
    },
    open: (input: typeof files) => {
      const found = dateProblem(item, date, Date.now());
      setProblem(found);
      if (found) dateField.current?.querySelector("input")?.focus();
      else input.current?.click();
    },
    take: ({ target }: ChangeEvent<HTMLInputElement>) => {
      const chosen = [...(target.files ?? [])].slice(0, room);
      // The same file may be chosen again after it was removed.
      target.value = "";
      if (chosen.length === 0) return;
      // The day stays until the file has arrived: the next try needs it again.
      onChosen(chosen, date);
    },
  };
}
