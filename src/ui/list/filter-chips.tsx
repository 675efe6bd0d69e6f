import { Link } from "@tanstack/react-router";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { chipClass } from "./chip.tsx";
import { ChipRow } from "./chip-row.tsx";

export interface FilterChip {
  label: string;
  /** What the page's address asks for when it is chosen. */
  search: object;
  isShown: boolean;
  /** How many there are; undefined where that is not said. */
  count?: number | undefined;
}

/** What a list can be narrowed to, of which one holds; the choice stands in the address. */
export function FilterChips({ label, chips }: { label: string; chips: readonly FilterChip[] }) {
  return (
    <ChipRow label={label}>
      {chips.map(({ label: words, search, isShown, count }) => (
        <li key={words} className="shrink-0">
          <Link to="." search={{ ...search }} aria-current={isShown} resetScroll={false} className={chipClass(isShown)}>
            {words}
            {count !== undefined && <span className="tabular-nums">{formatNumber(count, currentLocale())}</span>}
          </Link>
        </li>
      ))}
    </ChipRow>
  );
}
