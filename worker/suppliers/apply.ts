import { and, eq, sql } from "drizzle-orm";
import { AppError } from "#domain/kernel/app-error.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import type { Apply } from "#domain/suppliers/apply.ts";
import { companySlug } from "#domain/suppliers/company-slug.ts";
import { users } from "#drizzle/schema/identity.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import { supplierEvents, suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { updateWhere } from "#worker/platform/conditional-update.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, guardedWrite, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import { deliver } from "#worker/platform/outbox.ts";
import { noticeRow } from "#worker/platform/write/notice-rows.ts";
import type { Ports } from "#worker/platform/write/transition.ts";
import { addressCode } from "./address-code.ts";
import { mailTo, noticeTo } from "./notify-owner.ts";

const FIRST_STATUS = "pending" as const satisfies SupplierStatus;
/** Of who does not say and has no accepted address yet: most who apply are of this country. */
const USUAL_COUNTRY = "AE";

/**
 * A company applies (spec §2, §5 Supplier registration): it waits for the platform, and its owner is a supplier at once.
 * What that lets in hangs on the company's state alone, so no session has to end.
 * @throws AppError CONFLICT with the company's state for an owner who has one; RATE_LIMITED (5 an hour), KEY_REUSED
 */
export async function apply(ctx: SignedInContext, input: Apply): Promise<{ id: string; status: SupplierStatus }> {
  const { idempotencyKey, ...application } = input;
  const { userId, email, locale } = ctx.caller;
  const owner = { id: userId, email, locale };
  const news = { what: "apply", names: { [input.locale]: input.companyName }, note: null } as const;
  const mail = mailTo(ctx, owner, news);
  const id = newId("sup");
  try {
    const { response, isReplay } = await guardedWrite(ctx, {
      procedure: "company.register",
      key: idempotencyKey,
      actor: userId,
      input: application,
      response: { id, status: FIRST_STATUS },
      precondition: sql`not exists (select 1 from ${suppliers} where ${suppliers.ownerId} = ${userId})`,
      rows: [...companyRows(ctx, id, input), noticeRow(noticeTo(ctx, owner, news)), row(outbox, mail)],
    });
    if (!isReplay) ctx.waitUntil(deliver(ctx, mail));
    return response;
  } catch (error) {
    if (error instanceof AppError && error.code === "NOT_FOUND") throw await secondRecord(ctx);
    throw error;
  }
}

function companyRows(ctx: SignedInContext, id: string, input: Apply) {
  const { userId } = ctx.caller;
  const now = ctx.now();
  const company = {
    id,
    ownerId: userId,
    slug: companySlug(input.companyName, addressCode(id)),
    status: FIRST_STATUS,
    businessType: input.businessType,
    country: input.country ?? USUAL_COUNTRY,
    city: input.city ?? "",
    yearEstablished: input.yearEstablished,
    employeeCount: input.employeeCount,
    website: input.website,
    licenceNumber: input.licenseNumber,
    appliedAt: now,
    createdAt: now,
    updatedAt: now,
  };
  const words = {
    name: input.companyName,
    city: input.city ?? "",
    specialization: "",
    description: input.description ?? "",
  };
  const event = { action: "apply", fromStatus: null, toStatus: FIRST_STATUS, actorId: userId, createdAt: now };
  return [
    row(suppliers, company),
    row(supplierTranslations, { supplierId: id, locale: input.locale, ...words }),
    row(supplierEvents, { id: newId("evt"), supplierId: id, ...event }),
    becomesSupplier(ctx, userId),
  ];
}

/** Who runs a company is a supplier; an admin who applies stays one. */
export function becomesSupplier(ports: Ports, userId: string): GuardedStatement {
  const isBuyer = and(eq(users.id, userId), eq(users.userType, "buyer"));
  return updateWhere(ports, users, { userType: "supplier", updatedAt: ports.now() }, isBuyer);
}

async function secondRecord({ db, caller }: SignedInContext): Promise<AppError> {
  const [company] = await db
    .select({ status: suppliers.status })
    .from(suppliers)
    .where(eq(suppliers.ownerId, caller.userId));
  return new AppError("CONFLICT", { action: "apply", ...(company ? { state: company.status } : {}) });
}
