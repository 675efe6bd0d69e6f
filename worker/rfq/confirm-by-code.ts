import { and, eq, gt } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { MINUTE_MS } from "#domain/kernel/time.ts";
import type { ConfirmByCode } from "#domain/rfq/rfq-link.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import type { Context } from "#worker/platform/context.ts";
import { accountCounter, callerCounter, countCall, overLimit, readCounters } from "#worker/platform/rate-limits.ts";
import { isRequestCode, mailProof, sha256 } from "#worker/platform/secrets.ts";
import { batchOf } from "#worker/platform/write/batch.ts";
import { rowExists } from "#worker/platform/write/row-exists.ts";
import { type ConfirmedRfq, openRfq } from "./confirm-rfq.ts";
import { selectWanted } from "./matching/stored-wanted.ts";

/** How long the code of the mail opens its request (rulings: codes that live minutes); the mail's link does for 72 hours. */
const CODE_LIVES_MS = 10 * MINUTE_MS;

/**
 * Opens a guest's request by the code of the mail, typed on the page that sent it. Five tries of whoever has that page's key; a
 * stranger to it counts none. Two database calls.
 * @throws AppError BAD_INPUT on `code` for a wrong one and for one older than ten minutes; NOT_FOUND for a wrong key;
 *   CONFLICT with the state of a request that is over; one that is open already is answered as the first time; RATE_LIMITED
 */
export async function confirmByCode(
  ctx: Context,
  { reference, key, code }: ConfirmByCode,
): Promise<ConfirmedRfq & { proof: string }> {
  const now = ctx.now();
  const counters = [
    callerCounter("rfq.confirmByCode", ctx.clientAddress),
    accountCounter("rfq.confirmByCode", reference),
  ];
  const isHolder = and(eq(rfqs.reference, reference), eq(rfqs.accessHash, sha256(key)));
  const { counted, found } = await batchOf(ctx, {
    call: ctx.db.run(countCall(counters, now, rowExists(rfqs, isHolder))),
    counted: readCounters(ctx.db, counters),
    found: selectWanted(ctx.db, isHolder),
  });
  const [wanted] = found;
  if (!wanted) throw new AppError("NOT_FOUND");
  const refusal = overLimit(counters, counted, now);
  if (refusal) throw refusal;
  const wrongCode = new AppError("BAD_INPUT", { issues: [{ path: "code", code: "wrong_code" }] });
  if (!isRequestCode(ctx.settings, key, code)) throw wrongCode;
  const opened = await openRfq(ctx, wanted, isHolder, gt(rfqs.createdAt, now - CODE_LIVES_MS));
  if (opened.status === "unconfirmed") throw wrongCode;
  // What the mail's link has besides: its reader is the mailbox's from here on.
  return { ...opened, proof: mailProof(ctx.settings, key) };
}
