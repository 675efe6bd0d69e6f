import { type CategorySlug, HOME_CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { categoryName } from "#domain/catalogue/category-names.ts";
import type { SubmitRfqInput } from "#domain/rfq/submit-rfq.ts";
import { currentLocale } from "#i18n/locale.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { RequestedProduct } from "./requested-product.ts";

type KnownToThePage = "productId" | "deadlineDays" | "locale" | "idempotencyKey";
/** What a buyer fills in. */
export type QuoteFieldsInput = Omit<SubmitRfqInput, KnownToThePage>;

/** The schema of what a buyer fills in. */
export const loadQuoteSchema = () =>
  import("#domain/rfq/submit-rfq.ts").then(({ quoteRequestSchema }) => quoteRequestSchema);

const SENDER_FIELDS = ["companyName", "contactName", "email", "phone"] as const;

/** The part of a request that says who asks. */
export function senderOf(values: Pick<QuoteFieldsInput, (typeof SENDER_FIELDS)[number]>): Record<string, string> {
  return Object.fromEntries(SENDER_FIELDS.map((name) => [name, values[name]]));
}

interface Asked {
  category: CategorySlug | undefined;
  product?: RequestedProduct | undefined;
  description?: string | undefined;
  quantity?: string | undefined;
}

/** What the form starts with: what the page knows of what is asked for. */
export function quoteDefaults({ category, product, description, quantity }: Asked): Partial<QuoteFieldsInput> {
  const productDescription = product ? m.rfq_form_description_for_product({ name: product.name }) : description;
  return {
    ...(category ? { productCategory: category } : {}),
    ...(productDescription ? { productDescription } : {}),
    ...(quantity ? { quantity } : {}),
  };
}

/** The nine categories of the quote form (spec §3) in the reader's language. */
export function quoteCategories(): { value: string; label: string }[] {
  const locale = currentLocale();
  return HOME_CATEGORY_SLUGS.map((slug) => ({ value: slug, label: categoryName(slug, locale) }));
}
