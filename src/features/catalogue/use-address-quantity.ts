import { useEffect, useRef, useState } from "react";
import { readQuantity } from "#domain/catalogue/address-quantity.ts";

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
  /** What was chosen here, and the address may not say yet; undefined for the least, which moves with its products. */
  const [chosen, setChosen] = useState<{ to: number | undefined } | null>(null);
  /** What the address was told to say last, or says. */
  const told = useRef(asked);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once it was chosen, not whenever it is drawn
  useEffect(() => {
    if (!chosen || chosen.to === told.current) return;
    const timer = setTimeout(() => {
      told.current = chosen.to;
      tell(chosen.to);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [chosen]);
  useEffect(() => {
    if (asked === told.current) return;
    told.current = asked;
    setChosen(null);
  }, [asked]);
  // Whoever goes back before the page shows what the address was told would see it say no other.
  useEffect(() => {
    const follow = () => setChosen(null);
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);
  return {
    quantity: (chosen ? chosen.to : asked) ?? least,
    choose: (wanted: number) => setChosen({ to: wanted === least ? undefined : wanted }),
  };
}
