import { eq, type SQL, sql } from "drizzle-orm";
import { immediateTerms } from "#domain/catalogue/product-form.ts";
import { AppError } from "#domain/kernel/app-error.ts";
import type { DecideRevision } from "#domain/kernel/decide-revision.ts";
import { type RevisionStatus, revisionMachine } from "#domain/kernel/revision-machine.ts";
import { type productEvents, productRevisions, products } from "#drizzle/schema/catalogue.ts";
import { auditLog } from "#drizzle/schema/platform.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { deliver } from "#worker/platform/outbox.ts";
import { transition } from "#worker/platform/write/transition.ts";
import { statusWhere } from "#worker/platform/write/transition-where.ts";
import { expectStranger } from "./decide-product.ts";
import { indexManaged } from "./index-managed.ts";
import { type ManagedProduct, type PendingRevision, readManaged, selectManaged } from "./managed-product.ts";
import { notifySupplier } from "./notify-supplier.ts";
import { keepAddress, renamedSlug } from "./old-address.ts";
import { factsOf, isPending, rewriteContent } from "./product-statements.ts";
import { stagedPictures } from "./sized-pictures.ts";
import { PRODUCT, seenOf } from "./transition-product.ts";

type Staged = Omit<PendingRevision, "createdAt">;

interface Decision {
  revision: Staged;
  action: "apply" | "decline";
  note: string | null;
}

/** What becomes of a staged change. */
const ENDS = { apply: "applied", decline: "declined" } as const;

/**
 * Applies or declines a staged change of a live product: with event, search index, audit, notice and mail in one batch.
 * Prices stay as they are now, whatever they were when the change was staged. At most three calls with the session's.
 * @throws AppError NOT_FOUND; FORBIDDEN for one's own company; BAD_INPUT with `note:required`; CONFLICT with state and
 *   action when it was decided, replaced or its product changed meanwhile
 */
export async function decideRevision(ctx: SignedInContext, input: DecideRevision): Promise<{ status: RevisionStatus }> {
  const { product, status, content, version } = await readRevision(ctx, input.id);
  const to = revisionMachine.transition(status, input.action, "admin");
  if (version !== input.version) throw new AppError("CONFLICT", { state: status, action: input.action, version });
  const action = input.action === "apply" ? "apply" : "decline";
  const revision = { id: input.id, version, content };
  await write(ctx, product, { revision, action, note: input.note });
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

/** Ends the revision, of which the product's own history tells, so that the supplier's form hears of it. */
async function write(ctx: SignedInContext, product: ManagedProduct, decision: Decision): Promise<void> {
  const { revision, action, note } = decision;
  const told = notifySupplier(ctx, product, action, note);
  const isRevision = eq(productRevisions.id, revision.id);
  const effects = [
    statusWhere(ctx, productRevisions, { to: ENDS[action], where: isRevision, changes: { note } }),
    auditEntry(ctx, product, decision),
    ...told.rows,
  ];
  await transition<typeof products, typeof productEvents, string>(ctx, PRODUCT, seenOf(product), {
    action,
    to: product.status,
    event: { productNumber: product.number, actorId: ctx.caller.userId, note },
    guard: isPending(revision),
    present: ctx.db
      .select({ status: productRevisions.status, version: productRevisions.version })
      .from(productRevisions)
      .where(isRevision),
    ...(action === "apply" ? applied(ctx, product, revision, effects) : { effects }),
  });
  if (told.mail) ctx.waitUntil(deliver(ctx, told.mail));
}

function applied(
  ctx: SignedInContext,
  product: ManagedProduct,
  { content: staged }: Staged,
  effects: GuardedStatement[],
) {
  const { number, content } = product;
  const becomes = { ...staged, ...immediateTerms(content) };
  const slug = renamedSlug(product, becomes.texts);
  return {
    changes: { ...factsOf(becomes), slug },
    before: keepAddress(number, { category: becomes.category, slug }),
    effects: [...rewriteContent(number, becomes, stagedPictures(product, staged), "complete"), ...effects],
    behind: (isDone: SQL) => indexManaged(ctx, [{ ...product, content: becomes }], isDone),
  };
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
