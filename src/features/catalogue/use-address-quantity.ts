import { useEffect, useRef, useState } from "react";
import { readQuantity } from "#domain/catalogue/address-quantity.ts";
import { useDebounced } from "#src/lib/use-debounced.ts";

/** Taps and digits that follow each other sooner change the address once: browsers refuse many changes in a row. */
const SETTLED_MS = 400;

/**
 * A quantity that stands in the address, and follows it where somebody goes back or opens a link.
 * @param least what it is until somebody chooses
 * @param address what the address says of it; the least where that can't be read
 * @param tell writes it into the address once it stands still; undefined for the least
 */
export function useAddressQuantity(least: number, address: unknown, tell: (quantity: number | undefined) => void) {
  const asked = readQuantity(address);
  const [chosen, setChosen] = useState(asked);
  const quantity = chosen ?? least;
  const settled = useDebounced(quantity, SETTLED_MS);
  /** What the address said last, or was told to say. */
  const told = useRef(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it was chosen, not when the address changes
  useEffect(() => {
    if (settled === (asked ?? least)) return;
    told.current = settled === least ? undefined : settled;
    tell(told.current);
  }, [settled]);
  useEffect(() => {
    if (asked === told.current) return;
    told.current = asked;
    setChosen(asked);
  }, [asked]);
  // The least moves with what it is the least of, and the address says nothing of it.
  const choose = (wanted: number) => setChosen(wanted === least ? undefined : wanted);
  return { quantity, choose };
}
