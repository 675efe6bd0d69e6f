import { useLazyComponent } from "#src/lib/use-lazy-component.ts";
import type { WorkArea } from "./work-area.ts";

const loadTrade = async () => (await import("./work-navigation.tsx")).TradeNavigation;
const loadOperator = async () => (await import("./operator-navigation.tsx")).OperatorNavigation;

/** Where the navigation of an area stands; its code comes with the first screen of the area, and readers never load it. */
export function WorkBeside({ area, isHiddenOnPhones }: { area: WorkArea; isHiddenOnPhones: boolean }) {
  const isOperating = area === "operating";
  const { Component: Trade } = useLazyComponent(loadTrade, !isOperating);
  const { Component: Operator } = useLazyComponent(loadOperator, isOperating);
  return (
    <div className={`bg-gulf-950 ${isHiddenOnPhones ? "max-lg:hidden" : ""}`}>
      {isOperating ? Operator && <Operator /> : Trade && <Trade area={area} />}
    </div>
  );
}
