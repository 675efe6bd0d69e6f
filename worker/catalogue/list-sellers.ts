import type { ListSellers } from "#domain/catalogue/read-catalogue.ts";
import type { Context } from "#worker/platform/context.ts";
import { listSuppliers } from "#worker/suppliers/list-suppliers.ts";
import { sellersOfGoods } from "./search/sellers-of-goods.ts";

/** A page of companies, of those that sell certain goods where some are asked for. */
export function listSellers(ctx: Pick<Context, "db" | "now">, { goods, ...input }: ListSellers) {
  return listSuppliers(ctx, input, goods ? sellersOfGoods(goods) : undefined);
}
