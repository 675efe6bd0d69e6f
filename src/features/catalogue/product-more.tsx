import type { ReactNode } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { CardGrid } from "#src/ui/list/card-grid.tsx";
import { Section } from "#src/ui/section.tsx";
import { ProductCard } from "./product-card.tsx";
import { ProductDetails } from "./product-details.tsx";
import type { ProductPage } from "./product-page.ts";
import { ProductSupplier } from "./product-supplier.tsx";
import { ShareProduct } from "./share-product.tsx";

interface ProductMoreProps {
  page: ProductPage;
  /** The page's full address, for sharing. */
  address: string;
  /** The way to tell the platform that something is wrong. */
  report: ReactNode;
}

/** What is read of a product below its facts: what it is, and who sells it. */
export function ProductMore({ page, address, report }: ProductMoreProps) {
  const { product, supplier } = page;
  return (
    <>
      <ProductDetails page={page} />
      <ShareProduct name={product.name} supplier={supplier.name} address={address} />
      <div>
        <ProductSupplier supplier={supplier} />
        {report}
      </div>
    </>
  );
}

/** Products beside this one. */
export function ProductRelated({ related }: Pick<ProductPage, "related">) {
  if (related.length === 0) return null;
  return (
    <div className="print:hidden">
      <Section title={m.catalogue_product_related()} tone="sand">
        <CardGrid>
          {related.map((other) => (
            <li key={other.id}>
              <ProductCard product={other} />
            </li>
          ))}
        </CardGrid>
      </Section>
    </div>
  );
}
