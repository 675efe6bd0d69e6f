import { DEFAULT_NOTICES } from "#domain/identity/notification-settings.ts";
import type { Locale } from "#domain/kernel/locale.ts";
import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { CHECKLIST_ITEMS, type ItemState } from "#domain/suppliers/checklist.ts";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { supplierChecklist, suppliers, supplierTranslations } from "#drizzle/schema/suppliers.ts";
import { TEST_NOW } from "../support/context.ts";

const DAY_MS = 24 * 3_600_000;

export interface Draft {
  status: SupplierStatus;
  checklist?: ItemState;
  locale?: Locale;
  name?: string;
  changes?: Partial<typeof suppliers.$inferInsert>;
}

/** A company with an owner and names, and a checklist whose items are all in one state. */
export async function makeCompany(db: Database, draft: Draft) {
  const mark = crypto.randomUUID().slice(0, 8);
  const [id, ownerId] = [`sup_${mark}`, `usr_${mark}`];
  const times = { createdAt: TEST_NOW - 9 * DAY_MS, updatedAt: TEST_NOW - 9 * DAY_MS };
  const { status, locale = "ar", name = `شركة ${mark}` } = draft;
  const email = `${mark}@people.example`;
  const account = { email, emailVerifiedAt: 1, passwordHash: "-", name: "Owner", notices: DEFAULT_NOTICES };
  const items = CHECKLIST_ITEMS.map((item) => ({
    supplierId: id,
    item,
    state: draft.checklist ?? "accepted",
    updatedAt: 1,
  }));
  await db.batch([
    db.insert(users).values({ id: ownerId, ...account, userType: "supplier", locale, ...times }),
    db.insert(suppliers).values({
      id,
      ownerId,
      slug: `company-${mark}`,
      status,
      businessType: "distribution",
      country: "AE",
      city: "",
      appliedAt: TEST_NOW - 9 * DAY_MS,
      ...times,
      ...draft.changes,
    }),
    db
      .insert(supplierTranslations)
      .values({ supplierId: id, locale, name, city: "", specialization: "", description: "" }),
    db.insert(supplierChecklist).values(items),
  ]);
  return { id, ownerId, email, name };
}
