import { keepPreviousData } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { Package, Plus } from "lucide-react";
import { useState } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { type ApiOutputs, api } from "#src/lib/calls/trpc.ts";
import { useSession } from "#src/lib/session/session.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { ListBody } from "#src/ui/list/list-body.tsx";
import { Pagination } from "#src/ui/list/pagination.tsx";
import { Notice } from "#src/ui/notice.tsx";
import { AccountHeader } from "#src/ui/page/account-header.tsx";
import { Container } from "#src/ui/section.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { CompanyNotice } from "./company-notice.tsx";
import { ProductFilter } from "./product-filter.tsx";
import { ProductRow } from "./product-row.tsx";
import { type ProductSearch, productsInput } from "./product-search.ts";
import { isDraft } from "./product-stage.ts";
import { SendDrafts } from "./send-drafts.tsx";

type OwnProducts = ApiOutputs["products"]["mine"];

/** All products of one's own company, by state and words. */
export function ProductListScreen({ search }: { search: ProductSearch }) {
  const list = api.products.mine.useQuery(productsInput(search), { placeholderData: keepPreviousData, staleTime: 0 });
  return (
    <>
      <AccountHeader
        title={m.products_list_title()}
        back={{ label: m.products_list_back(), to: "/supplier-dashboard" }}
        action={<AddButton />}
      />
      <Container className="grid gap-5 py-6">
        <CompanyNotice />
        <ProductFilter search={search} counts={list.data?.counts} />
        {list.data && list.data.offStep > 0 && (
          <OffStep count={list.data.offStep} isShown={search.flaw !== undefined} />
        )}
        <ListBody list={list}>{(data) => <Products list={data} search={search} />}</ListBody>
      </Container>
    </>
  );
}

function AddButton() {
  return (
    <Button asChild variant="onDark">
      <Link to="/add-product" search={{}}>
        <Plus aria-hidden size={18} /> {m.products_list_add()}
      </Link>
    </Button>
  );
}

/** Minimum orders that nobody can order, from before such were refused. */
function OffStep({ count, isShown }: { count: number; isShown: boolean }) {
  return (
    <Notice title={m.products_off_step(counted(count))}>
      <Link
        to="/supplier-dashboard/products"
        search={isShown ? {} : { flaw: "off_step" }}
        className="inline-flex min-h-11 items-center font-bold underline underline-offset-4"
      >
        {isShown ? m.products_list_show_all() : m.products_off_step_show()}
      </Link>
    </Notice>
  );
}

function Products({ list, search }: { list: OwnProducts; search: ProductSearch }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { session } = useSession();
  // Of a company that may not send yet, nothing is chosen to be sent; the notice above says why.
  const drafts = session?.supplierStatus === "approved" ? list.items.filter(isDraft) : [];
  const choose = (id: string, isChosen: boolean) => {
    const others = [...chosen].filter((other) => other !== id);
    setChosen(new Set(isChosen ? [...others, id] : others));
  };
  if (list.items.length === 0) return <Nothing search={search} />;
  return (
    <section aria-label={m.products_list_title()} className="grid min-w-0 gap-4">
      <h2 aria-live="polite" className="text-gulf-900 text-lg">
        {m.products_list_count(counted(list.total))}
      </h2>
      <SendDrafts drafts={drafts} chosen={chosen} onChoose={(ids) => setChosen(new Set(ids))} />
      <ul className="grid gap-3 lg:grid-cols-2">
        {list.items.map((product) => (
          <ProductRow
            key={product.id}
            product={product}
            {...(drafts.includes(product) && {
              choice: { isChosen: chosen.has(product.id), onChange: (isChosen) => choose(product.id, isChosen) },
            })}
          />
        ))}
      </ul>
      <Pagination
        page={list.page}
        pageCount={Math.ceil(list.total / list.pageSize)}
        linkTo={(page, className, children) => (
          <Link
            to="/supplier-dashboard/products"
            search={{ ...search, page: page > 1 ? page : undefined }}
            className={className}
          >
            {children}
          </Link>
        )}
      />
    </section>
  );
}

function Nothing({ search }: { search: ProductSearch }) {
  const isNarrowed = Boolean(search.q || search.status || search.flaw || search.page);
  return (
    <EmptyState
      title={isNarrowed ? m.products_list_none_found() : m.products_list_none()}
      description={isNarrowed ? m.products_list_none_found_text() : m.products_list_none_text()}
      icon={<Package aria-hidden size={40} />}
    >
      <Button asChild>
        {isNarrowed ? (
          <Link to="/supplier-dashboard/products" search={{}}>
            {m.products_list_show_all()}
          </Link>
        ) : (
          <Link to="/add-product" search={{}}>
            {m.products_list_add()}
          </Link>
        )}
      </Button>
    </EmptyState>
  );
}
