import { PRODUCT_NOTICES, type ProductNews } from "#domain/catalogue/product-notices.ts";
import { keyedNames, nameIn } from "#domain/kernel/names.ts";
import { outbox } from "#drizzle/schema/platform.ts";
import type { SignedInContext } from "#worker/platform/context.ts";
import { type GuardedStatement, row } from "#worker/platform/guarded-write.ts";
import { newId } from "#worker/platform/ids.ts";
import type { MailTemplate } from "#worker/platform/mails/templates.ts";
import { type OutboxRow, outboxRow } from "#worker/platform/outbox.ts";
import { noticeRow } from "#worker/platform/write/notice-rows.ts";
import { type ManagedProduct, namesIn } from "./managed-product.ts";

const MAILS = {
  approve: "product-approved",
  request_changes: "product-changes-requested",
  reject: "product-rejected",
  remove: "product-removed",
  apply: "product-changes-applied",
  decline: "product-changes-declined",
} as const satisfies Record<ProductNews, MailTemplate>;

/** Notice and mail on what the platform did with a product, in its owner's language; nothing where nobody owns it. */
export function notifySupplier(
  ctx: SignedInContext,
  product: ManagedProduct,
  what: ProductNews,
  note: string | null,
): { mail: OutboxRow | null; rows: GuardedStatement[] } {
  const { owner, id, sku } = product;
  if (!owner) return { mail: null, rows: [] };
  const names = namesIn(product.content);
  const productName = nameIn(names, owner.locale) || sku;
  const path = `/add-product?id=${id}`;
  const mail = outboxRow(ctx, {
    template: MAILS[what],
    recipient: owner.email,
    locale: owner.locale,
    data: { productName, sku, note: note ?? "", link: `${ctx.origin}${path}&lang=${owner.locale}` },
  });
  const notice = noticeRow({
    id: newId("ntc"),
    userId: owner.id,
    kind: "requests",
    template: PRODUCT_NOTICES[what],
    data: { productName, ...keyedNames("productName", names), ...(note ? { note } : {}) },
    path,
    createdAt: ctx.now(),
  });
  return { mail, rows: [notice, row(outbox, mail)] };
}
