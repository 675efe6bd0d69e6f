import { listSuppliersSchema } from "#domain/suppliers/list-suppliers.ts";
import { publicProcedure, router } from "#worker/trpc/init.ts";
import { listSuppliers } from "./list-suppliers.ts";

export const suppliersRouter = router({
  list: publicProcedure.input(listSuppliersSchema).query(({ ctx, input }) => listSuppliers(ctx, input)),
});
