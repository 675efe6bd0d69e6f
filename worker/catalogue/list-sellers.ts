import type { ListSellers } from "#domain/catalogue/read-catalogue.ts";
import { planSearch } from "#domain/catalogue/search/search-plan.ts";
import type { Context } from "#worker/platform/context.ts";
import { type ListedSuppliers, listSuppliers } from "#worker/suppliers/list-suppliers.ts";
import { askPlanned } from "./search/known-synonyms.ts";
import { sellersOfGoods, sellersOfNothing } from "./search/sellers-of-goods.ts";

/** A page of companies, of those that sell certain goods where some are asked for: one call, as a search. */
export async function listSellers(
  ctx: Pick<Context, "db" | "now">,
  { goods, ...input }: ListSellers,
): Promise<ListedSuppliers> {
  if (!goods) return (await listSuppliers(ctx, input)).list;
  const answer = await askPlanned(
    (added) => planSearch(goods, added),
    (plan, synonyms) => listSuppliers(ctx, input, sellersOfGoods(goods, plan, synonyms)),
  );
  return answer?.row?.list ?? (await listSuppliers(ctx, input, sellersOfNothing(goods))).list;
}
