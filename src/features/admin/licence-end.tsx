import { useState } from "react";
import { dayInDubai } from "#domain/kernel/time.ts";
import { m } from "#i18n/paraglide/messages.js";
import { TextField } from "#src/ui/fields/text-field.tsx";
import type { Item } from "./checklist.tsx";

interface LicenceEndProps {
  /** A day as `2026-11-21`; empty where the document says none. */
  day: string;
  onChange: (day: string) => void;
}

/** The last day that the reviewer reads on a licence: the scheduler goes by it. */
export function LicenceEnd({ day, onChange }: LicenceEndProps) {
  return (
    <TextField
      kind="date"
      label={m.admin_licence_end()}
      hint={m.admin_licence_end_hint()}
      value={day}
      onChange={({ target }) => onChange(target.value)}
      {...(hasEnded(day) ? { error: m.admin_licence_ended() } : {})}
    />
  );
}

/** True for a day that is over in Dubai. */
export function hasEnded(day: string): boolean {
  return day !== "" && day < dayInDubai(Date.now());
}

/** The last day as the reviewer read it on the newest file; before that, as the owner gave it. A newer file is read again. */
export function useLicenceEnd(item: Pick<Item, "documents">) {
  const [typed, setTyped] = useState<{ document: string | undefined; day: string }>();
  const document = item.documents[0]?.id;
  const day = typed && typed.document === document ? typed.day : givenEnd(item);
  return [day, (read: string) => setTyped({ document, day: read })] as const;
}

/** What the owner said of the newest file, where it said anything. */
function givenEnd({ documents }: Pick<Item, "documents">): string {
  const end = documents[0]?.validUntil ?? null;
  return end === null ? "" : dayInDubai(end);
}
