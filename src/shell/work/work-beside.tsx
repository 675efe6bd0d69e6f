import { useSession } from "#src/lib/session/session.ts";
import { useLazyComponent } from "#src/lib/use-lazy-component.ts";
import { hasBothSides, type WorkArea } from "./work-area.ts";

const loadTrade = async () => (await import("./work-navigation.tsx")).TradeNavigation;
const loadOperator = async () => (await import("./operator-navigation.tsx")).OperatorNavigation;

/**
 * Where the navigation of an area stands; its code comes with the first screen of the area, and readers never load it. On a phone
 * the change of sides has its place from the start: nothing moves for it.
 */
export function WorkBeside({ area, isHiddenOnPhones }: { area: WorkArea; isHiddenOnPhones: boolean }) {
  const isOperating = area === "operating";
  const { Component: Trade } = useLazyComponent(loadTrade, !isOperating);
  const { Component: Operator } = useLazyComponent(loadOperator, isOperating);
  const { session } = useSession();
  const phone = isHiddenOnPhones ? "max-lg:hidden" : !isOperating && hasBothSides(session) ? "max-lg:min-h-11.25" : "";
  return (
    <div className={`lg:bg-gulf-950 ${phone}`}>
      {isOperating ? Operator && <Operator /> : Trade && <Trade area={area} />}
    </div>
  );
}
