import type { KeptLine } from "#src/lib/cart/cart-store.ts";

/** The two items of the spec's cart on a first visit: products of the demo data, in development builds alone (rulings: cart). */
export const SAMPLE_LINES: readonly KeptLine[] = [
  { productId: "prd_sdr-khl-05", quantity: 120 },
  { productId: "prd_rzm-c5-60", quantity: 5000 },
];
