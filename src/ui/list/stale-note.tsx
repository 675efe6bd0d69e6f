import { CloudOff } from "lucide-react";
import { formatTime } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { Button } from "../button.tsx";

interface StaleNoteProps {
  /** A read whose last answer is on screen. */
  read: { error: unknown; dataUpdatedAt: number; isFetching: boolean; refetch: () => Promise<unknown> };
}

/** A quiet line where the screen shows an older answer since the last tries failed, with another try. */
export function StaleNote({ read: { error, dataUpdatedAt, isFetching, refetch } }: StaleNoteProps) {
  if (!error) return null;
  return (
    <p role="status" className="flex flex-wrap items-center gap-x-3 gap-y-1 text-sand-700 text-sm">
      <CloudOff aria-hidden size={18} className="shrink-0 text-brass-600" />
      {m.shell_stale_since({ time: formatTime(dataUpdatedAt, currentLocale()) })}
      <Button type="button" variant="secondary" busy={isFetching} onClick={() => void refetch()}>
        {m.shell_retry()}
      </Button>
    </p>
  );
}
