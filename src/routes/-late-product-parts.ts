import { LatePart } from "#src/ui/list/late-part.tsx";

const parts = () => import("./-product-parts.tsx");

/** What stands below the first view of a product's page. */
export const lateProductMore = new LatePart(() => parts().then(({ MoreOfProduct }) => MoreOfProduct));
export const lateProductRelated = new LatePart(() => parts().then(({ RelatedProducts }) => RelatedProducts));

/** Both, for the route's loader. */
export async function loadProductParts(): Promise<void> {
  await Promise.all([lateProductMore.load(), lateProductRelated.load()]);
}
