import { CircleAlert, CircleCheck, LoaderCircle } from "lucide-react";
import { formatTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { SaveState as State } from "#src/lib/drafts/autosaver.ts";
import type { TermsValues } from "./terms-values.ts";

/** How a draft is kept. */
export interface DraftSaving {
  state: State;
  /** Something was typed. */
  change: (values: TermsValues) => void;
  /** Saves what is typed now. @returns the version that the draft has then @throws what kept it from being saved */
  versionToSend: () => Promise<number>;
  /** The platform refused an older version. */
  block: () => void;
  /** After a conflict: what is typed is written over what the platform has. */
  keepMine: () => Promise<void>;
  /** After a conflict: what the platform has comes into the form. @returns its values */
  takeTheirs: () => Promise<TermsValues>;
  /** The quote was sent. */
  forget: () => void;
}

/** Whether the platform has the draft; one line, always true. */
export function SaveState({ state }: { state: State }) {
  const isFailed = state.kind === "refused" || state.kind === "unreachable";
  const Icon = isFailed ? CircleAlert : state.kind === "saved" ? CircleCheck : LoaderCircle;
  return (
    <p
      role="status"
      className={`flex items-center gap-2 text-sm ${isFailed ? "font-bold text-clay-700" : "text-sand-700"}`}
    >
      <Icon aria-hidden size={18} className="shrink-0" /> {stateLabels(state)}
    </p>
  );
}

function stateLabels(state: State): string {
  switch (state.kind) {
    case "saved":
      return state.at === null
        ? m.quotes_draft_kept()
        : m.quotes_draft_saved({ time: formatTime(state.at, currentLocale()) });
    case "unreachable":
      return m.quotes_draft_unreachable();
    case "refused":
    case "invalid":
      return m.quotes_draft_refused();
    default:
      return m.quotes_draft_saving();
  }
}
