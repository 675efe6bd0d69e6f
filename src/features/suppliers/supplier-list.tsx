import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Building2, Package } from "lucide-react";
import { formatNumber } from "#i18n/formats.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { pageHead } from "#src/lib/page-head.ts";
import type { SiteFacts } from "#src/lib/site-facts.ts";
import { Button } from "#src/ui/button.tsx";
import { chipClass } from "#src/ui/list/chip.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { LoadFailed } from "#src/ui/list/load-failed.tsx";
import { Loading } from "#src/ui/list/loading.tsx";
import { Pagination } from "#src/ui/list/pagination.tsx";
import { PageHeader } from "#src/ui/page/page-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { SupplierCard } from "./supplier-card.tsx";
import { SupplierFilter } from "./supplier-filter.tsx";
import { type SupplierSearch, supplierListInput } from "./supplier-search.ts";

const TEXTS = {
  manufacturers: {
    title: m.suppliers_manufacturers_title,
    intro: m.suppliers_manufacturers_intro,
    count: m.suppliers_manufacturers_count,
  },
  suppliers: {
    title: m.suppliers_suppliers_title,
    intro: m.suppliers_suppliers_intro,
    count: m.suppliers_suppliers_count,
  },
} as const;

/** Head of a list of companies; narrowed lists are not for search engines. */
export function supplierListHead(site: SiteFacts, kind: keyof typeof TEXTS, search: SupplierSearch) {
  const texts = TEXTS[kind];
  return pageHead(site, {
    title: texts.title(),
    description: texts.intro(),
    path: `/${kind}${search.page ? `?page=${search.page}` : ""}`,
    hidden: search.q !== undefined || search.goods !== undefined || search.country !== undefined,
  });
}

interface SupplierListProps {
  kind: keyof typeof TEXTS;
  search: SupplierSearch;
}

/** The screens of manufacturers and of suppliers (spec §2). */
export function SupplierList({ kind, search }: SupplierListProps) {
  const query = api.suppliers.list.useQuery(supplierListInput(kind, search), { placeholderData: keepPreviousData });
  const texts = TEXTS[kind];
  const goods = search.goods && (query.data?.goods ?? search.goods);
  return (
    <>
      <PageHeader
        title={goods ? m.suppliers_of_goods_title({ goods }) : texts.title()}
        intro={goods ? m.suppliers_of_goods_intro() : texts.intro()}
        crumbs={[{ label: m.catalogue_home_crumb(), link: { to: "/" } }, { label: texts.title() }]}
      >
        {goods && <GoodsLinks query={search.goods} />}
        <SupplierFilter search={search} countries={query.data?.countries ?? []} />
      </PageHeader>
      <Container className="py-6 sm:py-8">
        {query.data && (
          <>
            <h2 aria-live="polite" className="mb-4 text-gulf-900 text-lg">
              {query.data.totalIsLowerBound
                ? m.suppliers_at_least({ number: formatNumber(query.data.total, currentLocale()) })
                : texts.count(counted(query.data.total))}
            </h2>
            <Companies list={query.data} search={search} isStale={query.isPlaceholderData} />
          </>
        )}
        {query.isPending && <Loading lines={10} />}
        {query.isError && !query.data && <LoadFailed onRetry={() => void query.refetch()} isBusy={query.isFetching} />}
      </Container>
    </>
  );
}

/** The ways out of a list that is narrowed to those who sell something: to the products, and to everybody. */
function GoodsLinks({ query }: { query: string | undefined }) {
  return (
    <div className="flex flex-wrap gap-2">
      <Link to="/product-search" search={{ q: query ?? "" }} className={chipClass(false)}>
        <Package aria-hidden size={16} className="text-gulf-600" />
        {m.suppliers_of_goods_products()}
      </Link>
      <Link to="." search={{}} className={chipClass(false)}>
        <Building2 aria-hidden size={16} className="text-gulf-600" />
        {m.suppliers_of_goods_everybody()}
      </Link>
    </div>
  );
}

interface CompaniesProps {
  list: ApiOutputs["suppliers"]["list"];
  search: SupplierSearch;
  isStale: boolean;
}

function Companies({ list, search, isStale }: CompaniesProps) {
  if (list.items.length === 0) {
    return (
      <EmptyState
        title={m.suppliers_empty_title()}
        description={m.suppliers_empty_hint()}
        icon={<Building2 aria-hidden size={40} />}
      >
        <Button asChild variant="secondary">
          <Link to="." search={{}}>
            {m.suppliers_filter_clear()}
          </Link>
        </Button>
      </EmptyState>
    );
  }
  return (
    <div aria-busy={isStale} className={isStale ? "opacity-50 transition-opacity delay-100" : ""}>
      <ul className="grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {list.items.map((supplier) => (
          <li key={supplier.id}>
            <SupplierCard supplier={supplier} />
          </li>
        ))}
      </ul>
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        linkTo={(page, className, children) => (
          <Link to="." search={{ ...search, page }} className={className}>
            {children}
          </Link>
        )}
      />
    </div>
  );
}
