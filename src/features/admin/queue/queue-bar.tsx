import { ChevronDown, ChevronUp, Keyboard } from "lucide-react";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { IconButton } from "#src/ui/button.tsx";
import type { useQueue } from "./use-queue.ts";

interface QueueBarProps {
  walk: Pick<ReturnType<typeof useQueue>, "place" | "canStep" | "step" | "hasFailed">;
  isWaiting: boolean;
  onHelp: () => void;
}

/** Above what is open: the one before, the next one, where one is; on a desk the keys too. */
export function QueueBar({ walk: { place, canStep, step, hasFailed }, isWaiting, onHelp }: QueueBarProps) {
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons are no fields
    <div
      role="group"
      aria-label={m.admin_queue_walk()}
      className="flex min-h-14 items-center gap-1 border-sand-200 border-b bg-white px-2 sm:px-4 xl:sticky xl:top-0 xl:z-10 print:hidden"
    >
      <IconButton label={m.admin_queue_before()} held={!canStep(-1)} onClick={() => void step(-1, true)}>
        <ChevronUp aria-hidden size={22} />
      </IconButton>
      <IconButton label={m.admin_queue_after()} held={!canStep(1)} onClick={() => void step(1, true)}>
        <ChevronDown aria-hidden size={22} />
      </IconButton>
      <p role="status" className="grow text-sand-700 text-sm">
        {hasFailed ? m.admin_queue_failed() : place && placeLabels(place, isWaiting)}
      </p>
      <div className="max-xl:hidden">
        <IconButton label={m.admin_keys()} onClick={onHelp}>
          <Keyboard aria-hidden size={22} />
        </IconButton>
      </div>
    </div>
  );
}

function placeLabels({ at, total }: { at: number; total: number }, isWaiting: boolean): string {
  const locale = currentLocale();
  const words = { at: formatNumber(at, locale), total: formatNumber(total, locale) };
  return isWaiting ? m.admin_queue_place_waiting(words) : m.admin_queue_place(words);
}
