import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { isolated } from "#i18n/isolated.ts";
import { m } from "#i18n/paraglide/messages.js";
import { CardGrid } from "#src/ui/list/card-grid.tsx";
import { EmptyState } from "#src/ui/list/empty-state.tsx";
import { Pagination } from "#src/ui/list/pagination.tsx";
import { Container } from "#src/ui/section.tsx";
import { LanguageTag, languageOf } from "#src/ui/text/language-tag.tsx";
import { counted } from "#src/vocabulary/counted.ts";
import { ResponseFacts } from "./response-facts.tsx";
import { SupplierCertificates, SupplierChecks } from "./supplier-documents.tsx";
import { SupplierFacts } from "./supplier-facts.tsx";
import type { SupplierPage } from "./supplier-head.ts";
import { SupplierHeader } from "./supplier-header.tsx";

export { supplierHead } from "./supplier-head.ts";

interface SupplierScreenProps {
  page: SupplierPage;
  quote: ReactNode;
  /** The way to tell the platform that something is wrong. */
  report?: ReactNode;
  /** What buyers say of it. */
  ratings?: ReactNode;
  renderCard: (product: SupplierPage["products"][number]) => ReactNode;
}

/** A company's public page. */
export function SupplierScreen({ page, quote, report, ratings, renderCard }: SupplierScreenProps) {
  const { supplier } = page;
  return (
    <>
      <SupplierHeader supplier={supplier} quote={quote} />
      <Container className="grid gap-8 py-8 lg:grid-cols-[minmax(0,1fr)_22rem] lg:gap-10">
        <div className="grid content-start gap-8">
          <section aria-labelledby="supplier-about" className="grid content-start gap-3">
            <h2 id="supplier-about" className="text-2xl text-gulf-900">
              {m.suppliers_about()} {supplier.description && <LanguageTag locale={supplier.descriptionLocale} />}
            </h2>
            {supplier.description.split(/\n+/).map((paragraph) => (
              <p key={paragraph} {...languageOf(supplier.descriptionLocale)} className="max-w-prose text-sand-800">
                {paragraph}
              </p>
            ))}
            {report}
          </section>
          <SupplierCertificates supplier={supplier} />
          <ResponseFacts responses={supplier.responses} />
          {ratings}
        </div>
        <div className="grid content-start gap-6">
          <SupplierChecks supplier={supplier} />
          <SupplierFacts supplier={supplier} />
        </div>
      </Container>
      <Products page={page} renderCard={renderCard} />
    </>
  );
}

function Products({ page, renderCard }: Omit<SupplierScreenProps, "quote" | "report" | "ratings">) {
  const { supplier, products, total, pageSize } = page;
  return (
    <section className="border-sand-200 border-t bg-sand-50 py-10">
      <Container>
        <div className="mb-5 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
          <h2 className="text-2xl text-gulf-900">{m.suppliers_products_of({ name: isolated(supplier.name) })}</h2>
          <p className="text-sand-700">{m.catalogue_products_count(counted(total))}</p>
        </div>
        {products.length === 0 && <EmptyState title={m.suppliers_products_none()} />}
        <CardGrid>
          {products.map((product) => (
            <li key={product.id}>{renderCard(product)}</li>
          ))}
        </CardGrid>
        <Pagination
          page={page.page}
          pageCount={Math.ceil(total / pageSize)}
          linkTo={(number, className, children) => (
            <Link to="." search={{ page: number }} className={className}>
              {children}
            </Link>
          )}
        />
      </Container>
    </section>
  );
}
