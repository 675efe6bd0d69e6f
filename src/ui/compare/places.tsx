import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { IconButton } from "../button.tsx";
import { BackChevron, ForwardChevron } from "../forward-icon.tsx";
import { placesClass } from "./columns-layout.ts";
import type { Place } from "./use-swiping.ts";

interface PlacesProps extends PlacesRowProps {
  columns: number;
  /** Whether a column of what was asked for stands before the others. */
  hasAsked: boolean;
}

interface PlacesRowProps {
  place: Place;
  onGo: (to: number) => void;
  beforeLabel: string;
  afterLabel: string;
}

/**
 * Which of the swiped columns shows, and buttons for who does not swipe; none where all columns show. Its room is there before
 * anybody knows that.
 */
export function Places({ columns, hasAsked, ...row }: PlacesProps) {
  return (
    <div className="@container print:hidden">
      <div className={placesClass(columns, hasAsked)}>{row.place.last > 0 && <PlacesRow {...row} />}</div>
    </div>
  );
}

function PlacesRow({ place: { at, last }, onGo, beforeLabel, afterLabel }: PlacesRowProps) {
  const number = (value: number) => formatNumber(value, currentLocale());
  return (
    <div className="flex items-center justify-end gap-1 px-3">
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
