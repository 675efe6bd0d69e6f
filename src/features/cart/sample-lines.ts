import type { KeptLine } from "#src/lib/cart/cart-store.ts";

/** The two items of the spec's cart on a first visit: products of the demo data, in development builds alone (rulings: cart). */
export const SAMPLE_LINES: readonly KeptLine[] = [
  { productId: "prd_sdr-khl-05", quantity: 120 },
  { productId: "prd_rzm-c5-60", quantity: 5000 },
];

/** Whether delivery is part of a line's price, as it is of the samples; of everything else freight is agreed in the order. */
export function isDelivered({ productId }: Pick<KeptLine, "productId">): boolean {
  return SAMPLE_LINES.some((sample) => sample.productId === productId);
}
