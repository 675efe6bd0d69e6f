import { Link } from "@tanstack/react-router";
import { ClipboardPenLine, LayoutGrid, Ship, Store } from "lucide-react";
import { CATEGORY_SLUGS, SUBCATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { m } from "#i18n/paraglide/messages.js";
import { DialogLink } from "./dialog-link.tsx";
import type { HomeDialog } from "./home-dialog.ts";

/** Both are between 11 and 99, where Arabic counts in the singular. */
const COUNTED = { categories: String(CATEGORY_SLUGS.length), sections: String(SUBCATEGORY_SLUGS.length) };

const TILE =
  "group flex h-full items-center gap-2.5 rounded-xl border border-sand-200 bg-white p-2.5 text-ink shadow-raised hover:border-brass-400 sm:flex-col sm:items-start sm:gap-2 sm:p-5";

/** The four ways to start (spec §2). */
export function StartTiles({ onIntent }: { onIntent: (dialog: HomeDialog) => void }) {
  return (
    <nav aria-label={m.home_tiles_label()}>
      <ul className="grid grid-cols-2 gap-2.5 sm:gap-4 lg:grid-cols-4">
        <li>
          <Link to="/" hash="categories" className={TILE}>
            <TileFace Icon={LayoutGrid} title={m.home_tile_categories()} hint={m.home_tile_categories_hint(COUNTED)} />
          </Link>
        </li>
        <li>
          <DialogLink dialog="quote" onIntent={onIntent} className={TILE}>
            <TileFace Icon={ClipboardPenLine} title={m.home_tile_quote()} hint={m.home_tile_quote_hint()} isMain />
          </DialogLink>
        </li>
        <li>
          <Link to="/suppliers" className={TILE}>
            <TileFace Icon={Ship} title={m.home_tile_suppliers()} hint={m.home_tile_suppliers_hint()} />
          </Link>
        </li>
        <li>
          <DialogLink dialog="supplier" onIntent={onIntent} className={TILE}>
            <TileFace Icon={Store} title={m.home_tile_register()} hint={m.home_tile_register_hint()} />
          </DialogLink>
        </li>
      </ul>
    </nav>
  );
}

interface TileFaceProps {
  Icon: typeof Store;
  title: string;
  hint: string;
  isMain?: boolean;
}

function TileFace({ Icon, title, hint, isMain = false }: TileFaceProps) {
  const disc = isMain ? "bg-brass-300 text-on-brass" : "bg-gulf-50 text-gulf-700";
  return (
    <>
      <span className={`grid size-10 shrink-0 place-items-center rounded-full sm:size-11 ${disc}`}>
        <Icon aria-hidden size={22} />
      </span>
      <span className="font-bold text-gulf-900 leading-snug sm:text-lg">{title}</span>
      <span className="text-sand-600 text-sm leading-snug max-sm:hidden">{hint}</span>
    </>
  );
}
