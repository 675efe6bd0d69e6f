import { useEffect, useState } from "react";
import { readQuantity } from "#domain/catalogue/address-quantity.ts";
import { useDebounced } from "#src/lib/use-debounced.ts";

/** Taps and digits that follow each other sooner change the address once: browsers refuse many changes in a row. */
const SETTLED_MS = 400;

/**
 * A quantity that stands in the address.
 * @param least what it is until somebody chooses
 * @param address what the address says of it; the least where that can't be read
 * @param tell writes it into the address once it stands still; undefined for the least
 */
export function useAddressQuantity(least: number, address: unknown, tell: (quantity: number | undefined) => void) {
  const asked = readQuantity(address);
  const [chosen, choose] = useState(asked);
  const quantity = chosen ?? least;
  const settled = useDebounced(quantity, SETTLED_MS);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it was chosen, not when the address changes
  useEffect(() => {
    if (settled !== (asked ?? least)) tell(settled === least ? undefined : settled);
  }, [settled]);
  return { quantity, choose };
}
