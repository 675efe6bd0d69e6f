import type { ProductCard } from "#domain/catalogue/product-card.ts";
import { m } from "#i18n/paraglide/messages.js";
import { RequestQuoteButton } from "./request-quote-button.tsx";

/** The quote request in the foot of a product's card; of a company that nobody owns, other suppliers are asked. */
export function CardQuote({ product }: { product: Pick<ProductCard, "id" | "name" | "category" | "supplier"> }) {
  const { id, name, category, supplier } = product;
  if (supplier.takesRequests) {
    const product = { id, name, category, company: supplier.name };
    return <RequestQuoteButton product={product} variant="secondary" wide />;
  }
  return (
    <div className="grid gap-1">
      <p className="text-center font-bold text-clay-700 text-xs">{m.claims_not_taking()}</p>
      <AskOthers name={name} />
    </div>
  );
}

/** Asks other suppliers for what one would have sold that takes no requests yet. */
export function AskOthers({ name, quantity }: { name: string; quantity?: string }) {
  return (
    <RequestQuoteButton
      description={m.claims_ask_others_text({ name })}
      {...(quantity ? { quantity } : {})}
      label={m.claims_ask_others_short()}
      variant="secondary"
      wide
    />
  );
}
