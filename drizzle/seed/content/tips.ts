import type { TipDraft } from "./tip-draft.ts";
import { CHOOSE_THE_RIGHT_INCOTERM } from "./tips/choose-the-right-incoterm.ts";
import { INSPECT_BEFORE_YOU_SHIP } from "./tips/inspect-before-you-ship.ts";
import { KNOW_YOUR_LANDED_COST } from "./tips/know-your-landed-cost.ts";
import { NEGOTIATE_WITH_NUMBERS } from "./tips/negotiate-with-numbers.ts";
import { PAY_WITHOUT_LOSING_SLEEP } from "./tips/pay-without-losing-sleep.ts";
import { RELATIONS_OUTLAST_ORDERS } from "./tips/relations-outlast-orders.ts";

/** The six articles of /tips in their order (spec §2); each has a cover `/pictures/tip-<slug>.svg`. */
export const TIPS: TipDraft[] = [
  NEGOTIATE_WITH_NUMBERS,
  INSPECT_BEFORE_YOU_SHIP,
  CHOOSE_THE_RIGHT_INCOTERM,
  RELATIONS_OUTLAST_ORDERS,
  KNOW_YOUR_LANDED_COST,
  PAY_WITHOUT_LOSING_SLEEP,
];
