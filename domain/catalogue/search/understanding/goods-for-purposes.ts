import { normalise } from "../words.ts";
import { ACTIONS } from "./goods-for-actions.ts";
import { GOODS_FOR_BUSINESSES } from "./goods-for-businesses.ts";
import { GOODS_FOR_NEEDS } from "./goods-for-needs.ts";
import { OCCASIONS } from "./goods-for-occasions.ts";

interface GoodsForPurposes {
  /** Groups of goods by the group of a purpose. */
  goods: ReadonlyMap<string, readonly string[]>;
  actions: ReadonlySet<string>;
}

let table: GoodsForPurposes | undefined;

/** The goods that serve purposes, and which of the purposes are done by hand or machine; groups of the synonym table. */
export function goodsForPurposes(): GoodsForPurposes {
  table ??= {
    goods: new Map([ACTIONS, OCCASIONS, GOODS_FOR_BUSINESSES, GOODS_FOR_NEEDS].flatMap(read)),
    actions: new Set(read(ACTIONS).map(([action]) => action)),
  };
  return table;
}

/**
 * The goods that serve what some groups of words want to do: films and cartons for "wrap".
 * @param first how many of each list, which begins with what most would think of; all without
 */
export function servingGoods(groups: readonly string[], first?: number): string[] {
  const { goods } = goodsForPurposes();
  return groups.flatMap((group) => (goods.get(group) ?? []).slice(0, first));
}

function read(lines: string): [string, string[]][] {
  return lines
    .split("\n")
    .filter(Boolean)
    .map((line): [string, string[]] => {
      const [purpose = "", goods = ""] = line.split(":");
      return [keyOf(purpose), goods.split(",").map(keyOf)];
    });
}

/** The name of a group in the index (synonyms.ts). */
function keyOf(phrase: string): string {
  return normalise(phrase).replaceAll(" ", "");
}
