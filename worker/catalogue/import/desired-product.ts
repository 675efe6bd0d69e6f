import { immediateTerms, type ProductForm } from "#domain/catalogue/product-form.ts";
import type { ManagedProduct } from "../manage/managed-product.ts";

/** A product as its supplier wants it: with the change that waits for a look, and the terms that apply already. */
export function desiredProduct({ content, revision }: Pick<ManagedProduct, "content" | "revision">): ProductForm {
  if (!revision) return content;
  return { ...revision.content, ...immediateTerms(content) };
}
