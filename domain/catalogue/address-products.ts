const PRODUCT_ID = /^[\w-]{1,40}$/;

/** Products as an address names them, one or several, each once; what is no id is dropped. */
export function readProductIds(given: unknown): string[] {
  const named = [given].flat().filter((id): id is string => typeof id === "string" && PRODUCT_ID.test(id));
  return [...new Set(named)];
}
