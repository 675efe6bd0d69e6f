import { sql } from "drizzle-orm";
import { customAlphabet } from "nanoid";
import type { CreateProduct, DuplicateProduct } from "#domain/catalogue/manage-products.ts";
import { productSlug } from "#domain/catalogue/product-slug.ts";
import { productEvents, products, productTranslations } from "#drizzle/schema/catalogue.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { copiedRows } from "./copied-rows.ts";
import { withTakenSku } from "./taken-sku.ts";

/** Without letters and digits that are taken for each other. */
const newSku = customAlphabet("23456789ABCDEFGHJKLMNPQRSTUVWXYZ", 10);

export interface CreatedProduct {
  id: string;
  sku: string;
  version: number;
}

/**
 * Makes a draft of the caller's company, whatever the company's state. One database call besides the session's.
 * @throws AppError CONFLICT with `sku:taken`; RATE_LIMITED; KEY_REUSED; NOT_FOUND without a company of one's own
 */
export function createProduct(ctx: SignedInContext, input: CreateProduct): Promise<CreatedProduct> {
  const { idempotencyKey, ...form } = input;
  const id = newId("prd");
  const sku = input.sku ?? newSku();
  const draft: GuardedStatement[] = [
    row(products, {
      id,
      supplierId: ownSupplier(ctx),
      sku,
      slug: productSlug(input.name, id),
      category: input.category,
      subcategory: input.subcategory,
      status: "draft",
      origin: "AE",
      currency: "AED",
      unit: "piece",
      moq: 1,
      createdAt: ctx.now(),
      updatedAt: ctx.now(),
    }),
    row(productTranslations, {
      productNumber: numberOf(id),
      locale: input.locale,
      name: input.name,
      description: "",
      specs: [],
    }),
    firstEvent(ctx, id, "create", null),
  ];
  return write(ctx, {
    procedure: "products.create",
    key: idempotencyKey,
    form,
    rows: draft,
    response: { id, sku, version: 1 },
  });
}

/**
 * Clones a product of the caller's company as a draft: a closed one comes back in no other way. The clone's first event
 * names what it came from. One database call besides the session's.
 * @throws AppError as {@link createProduct}; NOT_FOUND for another's product too
 */
export function duplicateProduct(ctx: SignedInContext, input: DuplicateProduct): Promise<CreatedProduct> {
  const id = newId("prd");
  const sku = newSku();
  const isOwn = sql`exists (select 1 from ${products}
    where ${products.id} = ${input.id} and ${products.supplierId} = ${ownSupplier(ctx)})`;
  const rows = [
    ...copiedRows(ctx, input.id, { id, sku, slug: productSlug("", id) }),
    firstEvent(ctx, id, "duplicate", input.id),
  ];
  return write(ctx, {
    procedure: "products.duplicate",
    key: input.idempotencyKey,
    form: { id: input.id },
    precondition: isOwn,
    rows,
    response: { id, sku, version: 1 },
  });
}

interface Write {
  procedure: "products.create" | "products.duplicate";
  key: string;
  form: unknown;
  precondition?: ReturnType<typeof sql>;
  rows: GuardedStatement[];
  response: CreatedProduct;
}

async function write(ctx: SignedInContext, { form, precondition, ...others }: Write): Promise<CreatedProduct> {
  const hasCompany = sql`${ownSupplier(ctx)} is not null`;
  const { response } = await withTakenSku(
    guardedWrite(ctx, {
      ...others,
      actor: ctx.caller.userId,
      input: form,
      precondition: precondition ? sql`${hasCompany} and ${precondition}` : hasCompany,
    }),
  );
  return response;
}

function firstEvent(
  { caller, now }: SignedInContext,
  id: string,
  action: string,
  note: string | null,
): GuardedStatement {
  return row(productEvents, {
    id: newId("evt"),
    productNumber: numberOf(id),
    action,
    toStatus: "draft",
    actorId: caller.userId,
    note,
    createdAt: now(),
  });
}

const ownSupplier = ({ caller }: SignedInContext) =>
  sql`(select ${suppliers.id} from ${suppliers} where ${suppliers.ownerId} = ${caller.userId})`;

const numberOf = (id: string) => sql`(select ${products.number} from ${products} where ${products.id} = ${id})`;
