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
  /** What the address was told to say last, or says; null once somebody went back meanwhile, and it may say another. */
  const told = useRef<{ to: number | undefined } | null>({ to: asked });
  // biome-ignore lint/correctness/useExhaustiveDependencies: told once it was chosen, not whenever it is drawn
  useEffect(() => {
    if (!chosen || (told.current && chosen.to === told.current.to)) return;
    const timer = setTimeout(() => {
      told.current = chosen;
      tell(chosen.to);
    }, SETTLED_MS);
    return () => clearTimeout(timer);
  }, [chosen]);
  useEffect(() => {
    if (told.current && asked === told.current.to) return;
    told.current = { to: asked };
    setChosen(null);
  }, [asked]);
  // Whoever goes back before the page shows what the address was told would see it say no other.
  useEffect(() => {
    const follow = () => {
      told.current = null;
      setChosen(null);
    };
    window.addEventListener("popstate", follow);
    return () => window.removeEventListener("popstate", follow);
  }, []);
  return {
    quantity: (chosen ? chosen.to : asked) ?? least,
    choose: (wanted: number) => setChosen({ to: wanted === least ? undefined : wanted }),
  };
}
