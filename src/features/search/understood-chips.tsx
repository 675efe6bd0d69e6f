import { X } from "lucide-react";
import { useId } from "react";
import type { SearchParams } from "#domain/catalogue/search/search-address.ts";
import type { Understood } from "#domain/catalogue/search/understood.ts";
import { m } from "#i18n/paraglide/messages.js";
import { certificationName } from "#src/vocabulary/certification-name.ts";
import { originName } from "#src/vocabulary/origin-name.ts";
import { ListingLink } from "./listing-link.tsx";

interface UnderstoodChipsProps {
  params: SearchParams;
  understood: readonly Understood[];
  /** The link that was pressed goes with its words: the focus needs another place. */
  onRemove: () => void;
}

/** What the search read in the words beside the goods, each with a way to search without it. */
export function UnderstoodChips({ params, understood, onRemove }: UnderstoodChipsProps) {
  const id = useId();
  if (understood.length === 0) return null;
  return (
    <div className="flex flex-wrap items-center gap-2">
      <span id={id} className="text-sand-700 text-sm">
        {m.search_understood()}
      </span>
      <ul aria-labelledby={id} className="flex flex-wrap items-center gap-2">
        {understood.map((one) => (
          <li key={one.without}>
            <ListingLink
              params={{ ...params, q: one.without, page: 1 }}
              onClick={onRemove}
              rel="nofollow"
              aria-label={m.search_understood_remove({ words: one.text })}
              className="inline-flex min-h-11 items-center gap-2 rounded-full border border-brass-300 bg-brass-50 ps-4 pe-3 text-gulf-900 text-sm hover:border-brass-500"
            >
              <bdi>{nameOf(one)}</bdi>
              <X aria-hidden size={16} />
            </ListingLink>
          </li>
        ))}
      </ul>
    </div>
  );
}

function nameOf(one: Understood): string {
  if (one.kind === "origin") return m.search_understood_origin({ country: originName(one.origin) });
  return one.kind === "certification" ? certificationName(one.certification) : one.text;
}
