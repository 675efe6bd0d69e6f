import { sql } from "drizzle-orm";
import { mailProof, requestCode } from "#worker/platform/secrets.ts";
import { GUEST_KEY } from "./planted-rows.ts";
import type { World } from "./world.ts";

type Prepare = (world: World) => Promise<Record<string, unknown>>;

/** What an input has to name besides what `names.ts` says, so that a write can be done. */
export const PREPARED: Record<string, Prepare> = {
  "messages.start": async ({ db }) => ({ with: { kind: "product", id: (await goodsOf(db)).id } }),
  "orders.checkout": async ({ db }) => {
    const { id, moq, price, currency } = await goodsOf(db);
    return { lines: [{ productId: id, quantity: moq, unitPriceMinor: price, currency }] };
  },
  "reports.submit": async ({ db }) => ({ subjectKind: "product", subjectId: (await goodsOf(db)).id }),
  "rfq.confirm": async ({ stage }) => ({ proof: mailProof(stage.contextAt(0).settings, GUEST_KEY) }),
  "rfq.confirmByCode": async ({ stage }) => ({ code: requestCode(stage.contextAt(0).settings, GUEST_KEY) }),
  "saved.save": async ({ db }) => ({ kind: "product", id: (await goodsOf(db)).id }),
  "tips.rate": async ({ db }) => {
    const [tip] = await db.all<{ slug: string }>(sql`select slug from tips limit 1`);
    return { slug: tip?.slug };
  },
  "admin.changeGrants": async ({ stage }) => ({
    seen: stage.viewerOf("reviewer" as "admin").grants,
    grants: ["money"],
  }),
  // What writes most: the thing itself moves with it.
  "admin.decideProposal": async () => ({ action: "confirm" }),
  "admin.openConversation": async ({ db }) => {
    const [report] = await db.all<{ id: string; subject: string }>(
      sql`select id, subject_id as subject from reports where subject_kind = 'conversation' limit 1`,
    );
    return { id: report?.subject, reportId: report?.id };
  },
  "admin.settleReports": async ({ db }) => {
    const [report] = await db.all<{ id: string; kind: string; subject: string; version: number }>(
      sql`select id, subject_kind as kind, subject_id as subject, version from reports where status = 'new' limit 1`,
    );
    const { id, version } = report ?? {};
    return { subjectKind: report?.kind, subjectId: report?.subject, reports: [{ id, version }] };
  },
  "editor.publishTip": async () => ({ isPublished: false }),
};

/** Goods of one company that are on sale, at the least that is sold of them. */
async function goodsOf(db: World["db"]) {
  const [goods] = await db.all<{ id: string; moq: number; price: number; currency: string }>(sql`
    select p.id, p.moq, coalesce((select t.price_minor from price_tiers t where t.product_number = p.number and t.min_quantity <= p.moq
      order by t.min_quantity desc limit 1), p.price_minor) as price, p.currency
    from products p where p.status = 'published' and p.supplier_id = 'sup_demo_2' limit 1`);
  if (!goods) throw new Error("nothing is on sale");
  return goods;
}
