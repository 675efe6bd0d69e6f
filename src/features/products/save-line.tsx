import { CircleAlert, CircleCheck, CloudOff, LoaderCircle, PencilLine } from "lucide-react";
import { formatTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { SaveState } from "#src/lib/drafts/autosaver.ts";

/** Whether the platform has what is typed: one line, always true. */
export function SaveLine({ state, isLive }: { state: SaveState; isLive: boolean }) {
  const { words, Icon, variant } = lineOf(state, isLive);
  return (
    <p role="status" className={`flex min-w-0 items-center gap-2 text-sm leading-snug ${variant}`}>
      <Icon aria-hidden size={18} className={`shrink-0 ${state.kind === "saving" ? "animate-spin" : ""}`} />
      <span>{words}</span>
    </p>
  );
}

function lineOf(state: SaveState, isLive: boolean) {
  switch (state.kind) {
    case "saved":
      return { words: savedLabels(state.at), Icon: CircleCheck, variant: "text-leaf-700" };
    case "saving":
      return { words: m.products_save_saving(), Icon: LoaderCircle, variant: "text-sand-700" };
    case "waiting":
      return {
        words: isLive ? m.products_save_changed() : m.products_save_waiting(),
        Icon: PencilLine,
        variant: "text-sand-700",
      };
    case "unreachable":
      return { words: m.products_save_unreachable(), Icon: CloudOff, variant: "font-bold text-clay-700" };
    case "invalid":
      return { words: m.products_save_invalid(), Icon: CircleAlert, variant: "font-bold text-clay-700" };
    case "conflict":
      return { words: m.products_save_conflict(), Icon: CircleAlert, variant: "font-bold text-clay-700" };
    default:
      return { words: m.products_save_refused(), Icon: CircleAlert, variant: "font-bold text-clay-700" };
  }
}

function savedLabels(at: number | null): string {
  return at === null ? m.products_save_nothing() : m.products_save_saved({ time: formatTime(at, currentLocale()) });
}
