import { listWaitsSchema } from "#domain/waits/list-waits.ts";
import { procedureFor, router } from "#worker/platform/procedures.ts";
import { listWaits } from "./list-waits.ts";

const account = procedureFor("signed-in");

/** What waits for the caller; everybody reads their own alone. */
export const waitsRouter = router({
  list: account.input(listWaitsSchema).query(({ ctx, input }) => listWaits(ctx, input)),
});
