import { sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import { DAY_MS, yearInDubai } from "#domain/kernel/time.ts";
import type { ResubmitRfq } from "#domain/rfq/own-rfqs.ts";
import { mayAskAgain, rfqStatusAt } from "#domain/rfq/rfq-machine.ts";
import { rfqReference } from "#domain/rfq/rfq-reference.ts";
import { rfqEvents, rfqFiles, rfqLines, rfqs } from "#drizzle/schema/rfq.ts";
import { insertEach } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { type Intent, idempotentReplay, selectKept } from "#worker/platform/idempotent-replay.ts";
import { newId } from "#worker/platform/ids.ts";
import { flushOutbox, idBySql } from "#worker/platform/notify-accounts.ts";
import { sameCells } from "#worker/platform/row-cells.ts";
import { newLinkKey, sha256 } from "#worker/platform/secrets.ts";
import { inviteMatching } from "../matching/invite-suppliers.ts";
import { selectWanted } from "../matching/stored-wanted.ts";
import { isOwnRfq, selectMovableRfqs, staleRfq } from "./own-rfq.ts";

/** What a clone takes over from the request that it repeats. */
const CLONED = sameCells(rfqs, [
  "buyerId",
  "companyName",
  "contactName",
  "email",
  "phone",
  "category",
  "description",
  "quantity",
  "quantityValue",
  "quantityUnit",
  "notes",
  "subcategory",
  "destinationCountry",
  "destinationCity",
  "incoterm",
  "targetCurrency",
  "locale",
]);

/** A file lies in the bucket once, however many requests name it. */
const FILE_CELLS = sameCells(rfqFiles, ["uploaderId", "fileKey", "fileName", "mediaType", "bytes", "createdAt"]);

const LINE_CELLS = sameCells(rfqLines, [
  "position",
  "productNumber",
  "description",
  "quantity",
  "quantityMilli",
  "unit",
  "targetPriceMinor",
]);

/**
 * Asks again for what came to nothing: a clone with a link to what it repeats, open at once and matched again, more widely
 * than at the first time, with the same lines and files. A closed thing is never resurrected (workflows: rules for all of them).
 * @throws AppError NOT_FOUND; CONFLICT unless it may be asked again (domain/rfq/rfq-machine.ts); RATE_LIMITED, KEY_REUSED
 */
export async function resubmitRfq(ctx: SignedInContext, input: ResubmitRfq): Promise<{ reference: string }> {
  const { idempotencyKey, ...request } = input;
  const intent: Intent = { procedure: "rfqs.resubmit", key: idempotencyKey, input: request };
  const { kept, before } = await readBefore(ctx, request.reference, intent);
  if (kept) return kept;
  const id = newId("rfq");
  const reference = rfqReference(yearInDubai(ctx.now()), crypto.getRandomValues(new Uint8Array(24)));
  const { response, isReplay } = await guardedWrite(ctx, {
    procedure: "rfqs.resubmit",
    key: idempotencyKey,
    actor: ctx.caller.userId,
    input: request,
    response: { reference },
    precondition: sql`exists (select 1 from ${rfqs} where ${isOwnRfq(ctx, request.reference)} and ${rfqs.version} = ${before.version})`,
    rows: [
      ...cloneRows(ctx, { id, reference, of: before.id, deadlineDays: request.deadlineDays }),
      ...inviteMatching(ctx, { ...before.wanted, rfqId: id }, 1),
      ...inviteMatching(ctx, { ...before.wanted, rfqId: id }, 2),
    ],
  });
  if (!isReplay) flushOutbox(ctx);
  return response;
}

async function readBefore(ctx: SignedInContext, reference: string, intent: Intent) {
  const isTheirs = isOwnRfq(ctx, reference);
  const [[rfq], [wanted], keys] = await ctx.db.batch([
    selectMovableRfqs(ctx.db, isTheirs),
    selectWanted(ctx.db, isTheirs),
    selectKept(ctx.db, ctx.caller.userId, intent),
  ]);
  const kept = idempotentReplay<{ reference: string }>(ctx, keys, intent);
  if (kept) return { kept, before: null };
  const statusNow = rfq ? rfqStatusAt(rfq, ctx.now()) : null;
  if (!rfq || !wanted || statusNow === null) throw new AppError("NOT_FOUND");
  if (!mayAskAgain({ ...rfq, status: statusNow })) throw staleRfq({ ...rfq, statusNow }, "resubmit");
  return { kept: null, before: { wanted, id: rfq.id, version: rfq.version } };
}

interface Clone {
  id: string;
  reference: string;
  of: string;
  deadlineDays: number;
}

function cloneRows(ctx: SignedInContext, { id, reference, of, deadlineDays }: Clone): GuardedStatement[] {
  const now = ctx.now();
  const clone = {
    ...CLONED,
    ...{ id, reference, status: "open" as const, accessHash: sha256(newLinkKey()), resubmitOf: of },
    ...{ deadlineAt: now + deadlineDays * DAY_MS, openedAt: now, widenedAt: now, createdAt: now, updatedAt: now },
  };
  const event = { id: newId("evt"), rfqId: id, action: "submit", fromStatus: null, toStatus: "open", actor: "buyer" };
  return [
    (condition) => insertEach(rfqs, clone, rfqs, sql`${rfqs.id} = ${of} and ${condition}`),
    (condition) =>
      insertEach(rfqLines, { ...LINE_CELLS, rfqId: id }, rfqLines, sql`${rfqLines.rfqId} = ${of} and ${condition}`),
    (condition) =>
      insertEach(
        rfqFiles,
        { ...FILE_CELLS, id: idBySql("fil"), rfqId: id },
        rfqFiles,
        sql`${rfqFiles.rfqId} = ${of} and ${condition}`,
      ),
    row(rfqEvents, { ...event, createdAt: now }),
  ];
}
