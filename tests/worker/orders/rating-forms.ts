/** What a buyer rates a supplier with. */
export const stars = (reference: string, [one, two, three, four]: [number, number, number, number] = [5, 4, 3, 4]) => ({
  reference,
  supplierRating: one,
  productQuality: two,
  deliveryTime: three,
  communication: four,
  review: "تعامل ممتاز",
  locale: "ar" as const,
  idempotencyKey: crypto.randomUUID(),
});

/** What a supplier rates a buyer with. */
export const starOf = (reference: string, rating = 5) => ({ reference, rating, idempotencyKey: crypto.randomUUID() });
