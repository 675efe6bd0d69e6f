import { listNoticesSchema, readNoticesSchema } from "#domain/identity/own-notices.ts";
import { procedureFor, router } from "#worker/platform/procedures.ts";
import { listNotices } from "./list-notices.ts";
import { readNotices } from "./read-notices.ts";
import { unreadNotices } from "./unread-notices.ts";

const account = procedureFor("signed-in");

/** What one is told on the site; everybody reads and marks their own alone. */
export const noticesRouter = router({
  list: account.input(listNoticesSchema).query(({ ctx, input }) => listNotices(ctx, input)),
  unread: account.query(({ ctx }) => unreadNotices(ctx)),
  read: account.input(readNoticesSchema).mutation(({ ctx, input }) => readNotices(ctx, input)),
});
