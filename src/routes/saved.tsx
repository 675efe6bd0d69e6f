import { createFileRoute, type SearchSchemaInput } from "@tanstack/react-router";
import { m } from "#i18n/paraglide/messages.js";
import { SavedScreen } from "#src/features/catalogue/saved/saved-screen.tsx";
import { readSavedSearch } from "#src/features/catalogue/saved/saved-search.ts";
import { SupplierCard } from "#src/features/suppliers/supplier-card.tsx";
import { pageHead } from "#src/lib/page-head.ts";
import { requireSession } from "#src/lib/session/route-guards.ts";

interface RawSearch {
  kind?: unknown;
  after?: unknown;
}

/** What somebody saved for later is theirs alone. */
export const Route = createFileRoute("/saved")({
  ssr: false,
  beforeLoad: requireSession,
  /** Read by the screen, so that the frame carries no code for that. */
  validateSearch: (raw: RawSearch & SearchSchemaInput): RawSearch => raw,
  head: ({ match }) =>
    pageHead(match.context.site, {
      title: m.catalogue_saved_title(),
      description: m.catalogue_saved_description(),
      path: "/saved",
      hidden: true,
    }),
  component: SavedRoute,
});

function SavedRoute() {
  const search = readSavedSearch(Route.useSearch());
  return <SavedScreen search={search} renderSupplier={(supplier) => <SupplierCard supplier={supplier} />} />;
}
