import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { Column } from "../../lists/column.ts";

export interface Choice {
  chosen: ReadonlySet<string>;
  /** Nothing is chosen while a decision runs. */
  isHeld: boolean;
  onChange: (id: string, isChosen: boolean) => void;
}

/** A column of ticks: what is chosen is decided on together. On a phone's card it lies over the link that covers it. */
export function choiceColumn<Item extends { id: string }>(
  { chosen, isHeld, onChange }: Choice,
  nameOf: (item: Item) => string,
): Column<Item> {
  return {
    header: m.admin_many_choose,
    cell: (item) => (
      <label className="-m-2 relative z-10 grid size-11 cursor-pointer place-items-center">
        <input
          type="checkbox"
          aria-label={m.admin_many_choose_of({ name: isolated(nameOf(item)) })}
          checked={chosen.has(item.id)}
          disabled={isHeld}
          onChange={({ target }) => onChange(item.id, target.checked)}
          className="size-5 accent-gulf-700"
        />
      </label>
    ),
    card: "tick",
    isShort: true,
  };
}
