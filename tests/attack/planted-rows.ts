import { eq } from "drizzle-orm";
import { companyInvites } from "#drizzle/schema/claims.ts";
import { sessions } from "#drizzle/schema/identity.ts";
import { orderDocuments, orders } from "#drizzle/schema/orders.ts";
import { quoteTemplates } from "#drizzle/schema/quotes.ts";
import { refusedLines, rfqs } from "#drizzle/schema/rfq.ts";
import { supplierDocuments, suppliers } from "#drizzle/schema/suppliers.ts";
import { sha256 } from "#worker/platform/secrets.ts";
import type { Stage } from "../../scripts/demo/stage.ts";

/** The key of every guest's link in the played site. */
export const GUEST_KEY = "G".repeat(43);
/** Of two companies there is one of everything that a company keeps. */
const COMPANIES = ["sup_demo_1", "sup_demo_2"] as const;
/** A company that was terminated. */
export const TERMINATED = "sup_marj_al_rayyan";

/** What the demo's history has none of: uploads need a bucket, and a guest's key stands in no row. */
export async function plantRows({ db, viewerOf }: Stage): Promise<void> {
  const now = Date.now();
  for (const [at, supplierId] of COMPANIES.entries()) {
    const { userId } = viewerOf(supplierId);
    const file = (kind: string) => ({
      ...{ id: `${kind}_${at}`, fileKey: `planted/${kind}/${at}`, fileName: "paper.pdf" },
      ...{ mediaType: "application/pdf", bytes: 1, createdAt: now, uploaderId: userId },
    });
    const times = { createdAt: now, updatedAt: now };
    await db.insert(supplierDocuments).values({ ...file("doc"), supplierId, item: "trade_licence" });
    await db.insert(refusedLines).values({
      ...{ id: `ref_${at}`, supplierId, kind: "subcategory", value: "dates", label: "dates", createdAt: now },
    });
    await db.insert(quoteTemplates).values({ id: `tpl_${at}`, supplierId, name: "mine", content: {}, ...times });
    const expiresAt = now + 86_400_000;
    await db.insert(sessions).values({
      ...{ id: `planted_${at}`, handle: `hdl_planted_${at}`, userId, userAgent: "Firefox" },
      ...{ createdAt: now, lastUsedAt: now, expiresAt },
    });
    const [order] = await db.select().from(orders).where(eq(orders.supplierId, supplierId)).limit(1);
    await db.insert(orderDocuments).values({
      ...file("ord"),
      ...{ orderId: order?.id ?? "", kind: "invoice", side: "supplier" },
    });
    await db.insert(companyInvites).values({
      ...{ id: `inv_planted_${at}`, supplierId, email: `owner${at}@people.example`, locale: "ar" },
      ...{ tokenHash: `hash${at}`, expiresAt, createdAt: now },
    });
  }
  await db
    .update(rfqs)
    .set({ accessHash: sha256(GUEST_KEY) })
    .where(eq(rfqs.email, "guest@demo.test"));
  await db.update(suppliers).set({ status: "terminated" }).where(eq(suppliers.id, TERMINATED));
}
