import { eq } from "drizzle-orm";
import type { ProductStatus } from "#domain/catalogue/product-facts.ts";
import type { ProductFormInput } from "#domain/catalogue/product-form.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { Database } from "#drizzle/client.ts";
import { productEvents, productRevisions, products } from "#drizzle/schema/catalogue.ts";
import { auditLog, notices, outbox } from "#drizzle/schema/platform.ts";
import { suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { pictureName } from "#worker/catalogue/manage/picture-names.ts";
import { type Actor, callerAs } from "../support/actors.ts";
import { testContext } from "../support/context.ts";
import { forms } from "../support/forms.ts";

export const supplierIdOf = ({ userId }: Actor) => `sup_${userId}`;

/** The path that an upload of an actor's company would have been answered with. */
export function uploadedBy(db: Database, actor: Actor, random = "A".repeat(21)): string {
  const picture = { width: 640, height: 480, type: "image/webp" } as const;
  return `/files/products/${pictureName(testContext(db).settings, supplierIdOf(actor), random, picture)}`;
}

/** A form that may go into review. */
export function completeForm(db: Database, actor: Actor, changes: Partial<ProductFormInput> = {}): ProductFormInput {
  const alt = { ar: "صندوق تمر", en: "A box of dates", fr: "" };
  return forms.product({ pictures: [{ path: uploadedBy(db, actor), alt }], ...changes });
}

/** Gives companies names, which public pages take for granted. */
export async function nameCompanies(db: Database, ...actors: Actor[]): Promise<void> {
  const named = actors.map((actor) => ({ supplierId: supplierIdOf(actor), name: `شركة ${actor.userId}` }));
  const blank = { locale: "ar" as const, city: "", specialization: "", description: "" };
  await db.insert(supplierTranslations).values(named.map((row) => ({ ...blank, ...row })));
}

/** A product of an actor in a state, brought there by the procedures themselves. */
export async function makeProduct(
  db: Database,
  owner: Actor,
  admin: Actor,
  status: ProductStatus,
  changes: Partial<ProductFormInput> = {},
) {
  const own = callerAs(db, owner).products;
  const { id } = await own.create(forms.newProduct());
  await own.save({ id, version: 1, product: completeForm(db, owner, changes) });
  const seen = async () => ({ id, version: await versionOf(db, id) });
  const submit = async () => own.submit(await seen());
  const decide = async (action: "approve" | "request_changes" | "reject" | "remove") =>
    callerAs(db, admin).review.decide({ ...(await seen()), action, note: "because" });
  const steps: Record<ProductStatus, () => Promise<unknown>> = {
    draft: async () => undefined,
    in_review: submit,
    changes_requested: () => submit().then(() => decide("request_changes")),
    rejected: () => submit().then(() => decide("reject")),
    published: () => submit().then(() => decide("approve")),
    paused: async () => {
      await steps.published();
      await own.pause(await seen());
    },
    archived: async () => own.archive(await seen()),
    removed: () => decide("remove"),
  };
  await steps[status]();
  return seen();
}

export async function rowOf(db: Database, id: string) {
  const [row] = await db.select().from(products).where(eq(products.id, id));
  if (!row) throw new Error(`no product ${id}`);
  return row;
}

export const versionOf = async (db: Database, id: string) => (await rowOf(db, id)).version;

/** Everything that a move writes besides the state. */
export async function writtenFor(db: Database, id: string) {
  const { number } = await rowOf(db, id);
  const [events, revisions, audits, told, mails] = await db.batch([
    db.select().from(productEvents).where(eq(productEvents.productNumber, number)).orderBy(productEvents.createdAt),
    db.select().from(productRevisions).where(eq(productRevisions.productNumber, number)),
    db.select().from(auditLog),
    db.select().from(notices),
    db.select().from(outbox),
  ]);
  return { events, revisions, audits, told, mails };
}

/** How many products on sale the supplier's row says it has. */
export async function countedOf(db: Database, owner: Actor): Promise<number> {
  const where = eq(suppliers.id, supplierIdOf(owner));
  const [row] = await db.select({ count: suppliers.productsCount }).from(suppliers).where(where);
  return row?.count ?? -1;
}

/** True when a visitor's search finds a product. */
export async function isFound(db: Database, q: string, locale: Locale, id: string): Promise<boolean> {
  const { hits } = await callerAs(db, null).catalogue.search({ q, locale });
  return hits.some((hit) => hit.id === id);
}
