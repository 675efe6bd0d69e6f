import { LOCALES } from "#domain/kernel/locale.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import type { ListCompany } from "#domain/suppliers/claims.ts";
import { companySlug } from "#domain/suppliers/company-slug.ts";
import { supplierEvents, suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { auditEntry } from "#worker/platform/audit-entry.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { addressCode } from "#worker/suppliers/address-code.ts";

const LISTED = "approved" as const satisfies SupplierStatus;

/**
 * An operator lists a company that nobody owns yet: it is public at once, without a badge, and takes no requests until a
 * claim on it is accepted (workflows: A company without an owner). With event and audit in one batch, once for each key.
 * @throws AppError RATE_LIMITED (60 an hour), KEY_REUSED
 */
export async function listCompany(ctx: SignedInContext, input: ListCompany): Promise<{ id: string; slug: string }> {
  const { idempotencyKey, ...listed } = input;
  const { names, businessType, country, city, website, licenceNumber } = listed;
  const [id, now] = [newId("sup"), ctx.now()];
  const slug = companySlug(names.en, addressCode(id));
  const facts = { businessType, country, city, website, licenceNumber };
  const event = { action: "list", fromStatus: null, toStatus: LISTED, actorId: ctx.caller.userId, createdAt: now };
  const texts = { supplierId: id, city, specialization: "", description: "" };
  const { response } = await guardedWrite(ctx, {
    procedure: "admin.listCompany",
    key: idempotencyKey,
    actor: ctx.caller.userId,
    input: listed,
    response: { id, slug },
    rows: [
      row(suppliers, { id, slug, status: LISTED, ...facts, decidedAt: now, createdAt: now, updatedAt: now }),
      ...LOCALES.map((locale) => row(supplierTranslations, { ...texts, locale, name: names[locale] })),
      row(supplierEvents, { id: newId("evt"), supplierId: id, ...event }),
      auditEntry(ctx, {
        action: "list_company",
        entity: "supplier",
        entityId: id,
        before: {},
        after: { status: LISTED, names, ...facts },
        reason: null,
      }),
    ],
  });
  return response;
}
