import { eq, type SQL, sql } from "drizzle-orm";
import { immediateTerms } from "#domain/catalogue/product-form.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { DecideRevision } from "#domain/kernel/decide-revision.ts";
import { type RevisionStatus, revisionMachine } from "#domain/kernel/revision-machine.ts";
import { productEvents, productRevisions, products } from "#drizzle/schema/catalogue.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import { insertWhere } from "#worker/platform/conditional-insert.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { deliver } from "#worker/platform/outbox.ts";
import { expectStranger } from "./decide-product.ts";
import { indexManaged } from "./index-managed.ts";
import { type ManagedProduct, type PendingRevision, readManaged, selectManaged } from "./managed-product.ts";
import { keepAddress } from "./old-address.ts";
import { isAsSeen } from "./own-product.ts";
import { factsOf, isPending, rewriteContent, wasWritten } from "./product-statements.ts";
import { stagedPictures } from "./sized-pictures.ts";
import { tellSupplier } from "./tell-supplier.ts";

type Staged = Omit<PendingRevision, "createdAt">;

interface Decision {
  revision: Staged;
  action: "apply" | "decline";
  note: string | null;
}

/**
 * Applies or declines a staged change of a live product: with event, search index, audit, notice and mail in one batch.
 * Prices stay as they are now, whatever they were when the change was staged. At most three calls with the session's.
 * @throws AppError NOT_FOUND; FORBIDDEN for one's own company; BAD_INPUT with `note:required`; CONFLICT with state and
 *   action when it was decided, replaced or its product changed meanwhile
 */
export async function decideRevision(ctx: SignedInContext, input: DecideRevision): Promise<{ status: RevisionStatus }> {
  const { product, status, content, version } = await readRevision(ctx, input.id);
  const to = revisionMachine.transition(status, input.action, "admin");
  if (version !== input.version) throw conflict(status, input.action, version);
  const action = input.action === "apply" ? "apply" : "decline";
  const revision = { id: input.id, version, content };
  const isDone = await write(ctx, product, { revision, action, note: input.note });
  if (!isDone) throw conflict(status, input.action, version);
  return { status: to };
}

async function readRevision(ctx: SignedInContext, id: string) {
  const ofRevision = sql`${products.number} = (select ${productRevisions.productNumber} from ${productRevisions}
    where ${productRevisions.id} = ${id})`;
  const [[found], [revision]] = await ctx.db.batch([
    selectManaged(ctx.db, ofRevision),
    ctx.db
      .select({
        status: productRevisions.status,
        content: productRevisions.content,
        version: productRevisions.version,
      })
      .from(productRevisions)
      .where(eq(productRevisions.id, id)),
  ]);
  const product = expectStranger(ctx, found && readManaged(found));
  if (!revision) throw new AppError("NOT_FOUND");
  return { product, ...revision };
}

async function write(ctx: SignedInContext, product: ManagedProduct, decision: Decision): Promise<boolean> {
  const { revision, action, note } = decision;
  const event = {
    id: newId("evt"),
    productNumber: product.number,
    action,
    fromStatus: product.status,
    toStatus: product.status,
    actorId: ctx.caller.userId,
    note,
    createdAt: ctx.now(),
  };
  const isWritten = wasWritten(event.id);
  const told = tellSupplier(ctx, product, action, note);
  const rows = [auditEntry(ctx, product, decision), ...told.rows];
  const [{ rowsAffected }] = await ctx.db.batch([
    ctx.db.run(insertWhere(productEvents, event, sql`${isAsSeen(product)} and ${isPending(revision)}`)),
    ctx.db
      .update(productRevisions)
      .set({
        status: action === "apply" ? "applied" : "declined",
        note,
        version: revision.version + 1,
        updatedAt: ctx.now(),
      })
      .where(sql`${productRevisions.id} = ${revision.id} and ${isWritten}`),
    ...(action === "apply" ? apply(ctx, product, revision, isWritten) : [touch(ctx, product, isWritten)]),
    ...rows.map((insert) => ctx.db.run(insert(isWritten))),
  ]);
  if (rowsAffected === 1 && told.mail) ctx.waitUntil(deliver(ctx, told.mail));
  return rowsAffected === 1;
}

function apply(ctx: SignedInContext, product: ManagedProduct, { content: staged }: Staged, isWritten: SQL) {
  const { number, content } = product;
  const becomes = { ...staged, ...immediateTerms(content) };
  const pictures = stagedPictures(product, staged);
  return [
    ...keepAddress(number, becomes.category, isWritten).map((statement) => ctx.db.run(statement)),
    ...rewriteContent(number, becomes, pictures, { keep: "complete", condition: isWritten }).map((statement) =>
      ctx.db.run(statement),
    ),
    ctx.db
      .update(products)
      .set({ ...factsOf(becomes), version: product.version + 1, updatedAt: ctx.now() })
      .where(sql`${products.number} = ${number} and ${isWritten}`),
    ...indexManaged(ctx, [{ ...product, content: becomes }], isWritten),
  ];
}

/** The supplier's form is told that what it shows was decided on. */
function touch({ db, now }: SignedInContext, { number, version }: ManagedProduct, isWritten: SQL) {
  return db
    .update(products)
    .set({ version: version + 1, updatedAt: now() })
    .where(sql`${products.number} = ${number} and ${isWritten}`);
}

function auditEntry(ctx: SignedInContext, product: ManagedProduct, { revision, action, note }: Decision) {
  return row(auditLog, {
    id: newId("aud"),
    actorId: ctx.caller.userId,
    action,
    entity: "product_revision",
    entityId: revision.id,
    before: { productId: product.id, content: product.content },
    after: { productId: product.id, content: action === "apply" ? revision.content : product.content },
    reason: note,
    createdAt: ctx.now(),
  });
}

function conflict(state: RevisionStatus, action: string, version: number): AppError {
  return new AppError("CONFLICT", { state, action, version });
}
