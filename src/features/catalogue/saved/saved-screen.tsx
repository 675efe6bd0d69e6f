import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useEffect } from "react";
import type { SavedCursor } from "#domain/catalogue/saved.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { FilterChips } from "#src/ui/list/filter-chips.tsx";
import { ListBody } from "#src/ui/list/list-body.tsx";
import { Pagination } from "#src/ui/list/pagination.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { SavedProducts } from "./saved-products.tsx";
import { readCursor, type SavedSearch, writeCursor } from "./saved-search.ts";
import { type SavedSupplier, SavedSuppliers } from "./saved-suppliers.tsx";

interface SavedScreenProps {
  search: SavedSearch;
  renderSupplier: (supplier: SavedSupplier) => ReactNode;
}

/** What the reader saved for later: products, or companies. */
export function SavedScreen({ search, renderSupplier }: SavedScreenProps) {
  // As fresh as the list below: what another device saved is counted too.
  const { data: ids } = api.saved.ids.useQuery(undefined, { staleTime: 0 });
  return (
    <>
      <AccountHeader title={m.catalogue_saved_title()} back={{ label: m.shell_nav_profile(), to: "/profile" }} />
      <Container className="grid gap-5 py-4 sm:py-6">
        <nav aria-label={m.catalogue_saved_lists()} className="min-w-0">
          <FilterChips
            label={m.catalogue_saved_lists()}
            chips={[
              {
                label: m.catalogue_saved_products(),
                count: ids?.product.length,
                search: {},
                isShown: search.kind === undefined,
              },
              {
                label: m.catalogue_saved_suppliers(),
                count: ids?.supplier.length,
                search: { kind: "supplier" },
                isShown: search.kind === "supplier",
              },
            ]}
          />
        </nav>
        {search.kind === "supplier" ? (
          <SupplierPages search={search} renderSupplier={renderSupplier} />
        ) : (
          <ProductPages search={search} saved={ids?.product} />
        )}
      </Container>
    </>
  );
}

interface ProductPagesProps extends Pick<SavedScreenProps, "search"> {
  /** The ids of all saved products; undefined while nobody knows. */
  saved: readonly string[] | undefined;
}

function ProductPages({ search, saved }: ProductPagesProps) {
  const list = api.saved.products.useQuery({ after: readCursor(search.after), locale: currentLocale() }, FRESH);
  return (
    <ListBody list={list}>
      {(data) => (
        <Paged list={data} search={search}>
          <SavedProducts items={data.items} saved={saved} />
        </Paged>
      )}
    </ListBody>
  );
}

function SupplierPages({ search, renderSupplier }: SavedScreenProps) {
  const list = api.saved.suppliers.useQuery({ after: readCursor(search.after), locale: currentLocale() }, FRESH);
  return (
    <ListBody list={list}>
      {(data) => (
        <Paged list={data} search={search}>
          <SavedSuppliers items={data.items} renderCard={renderSupplier} />
        </Paged>
      )}
    </ListBody>
  );
}

/** It may have changed on any page; while it is open, what was taken off stays to be brought back. */
const FRESH = { staleTime: 0, gcTime: 0, refetchOnWindowFocus: false, refetchOnReconnect: false } as const;

interface PagedProps extends Pick<SavedScreenProps, "search"> {
  list: Pick<ApiOutputs["saved"]["products"], "page" | "pageCount" | "before" | "next">;
  children: ReactNode;
}

/** A page of a list; one beyond the last, as after all of it was taken off, leads to the one before. */
function Paged({ list: { page, pageCount, before, next }, search, children }: PagedProps) {
  const searchOf = (cursor: SavedCursor | null) => ({ ...search, after: writeCursor(cursor) });
  if (page > 1 && page > pageCount) return <Leads search={searchOf(before)} />;
  return (
    <>
      {children}
      <Pagination
        page={page}
        pageCount={pageCount}
        linkTo={(number, className, label) => (
          <Link to="/saved" search={searchOf(number < page ? before : next)} className={className}>
            {label}
          </Link>
        )}
      />
    </>
  );
}

/** The router's own component for this would weigh on the first view of every page. */
function Leads({ search }: Pick<SavedScreenProps, "search">) {
  const navigate = useNavigate();
  useEffect(() => void navigate({ to: "/saved", search, replace: true }), [navigate, search]);
  return null;
}
