import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { IconButton } from "../button.tsx";
import { BackChevron, ForwardChevron } from "../forward-icon.tsx";
import type { Place } from "./use-swiping.ts";

interface PlacesProps {
  place: Place;
  onGo: (to: number) => void;
  beforeLabel: string;
  afterLabel: string;
}

/** Which of the swiped columns shows, and buttons for who does not swipe. */
export function Places({ place: { at, last }, onGo, beforeLabel, afterLabel }: PlacesProps) {
  const number = (value: number) => formatNumber(value, currentLocale());
  return (
    <div className="flex items-center justify-end gap-1 px-3 print:hidden">
      <span aria-live="polite" className="text-sand-700 text-sm md:sr-only">
        {m.rfqs_compare_place({ at: number(at + 1), all: number(last + 1) })}
      </span>
      <IconButton label={beforeLabel} held={at === 0} className="size-11" onClick={() => onGo(at - 1)}>
        <BackChevron size={20} />
      </IconButton>
      <IconButton label={afterLabel} held={at === last} className="size-11" onClick={() => onGo(at + 1)}>
        <ForwardChevron size={20} />
      </IconButton>
    </div>
  );
}
