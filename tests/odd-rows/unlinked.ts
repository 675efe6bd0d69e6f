import { and, eq, isNull, ne } from "drizzle-orm";
import { products } from "#drizzle/schema/catalogue.ts";
import { tipSubmissions } from "#drizzle/schema/content.ts";
import { messages } from "#drizzle/schema/messaging.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { supplierRatings } from "#drizzle/schema/ratings.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import type { Stage } from "../../scripts/demo/stage.ts";
import type { Actor } from "./screen-actors.ts";

/** What a screen asked, or would: who opened it, the procedure and its input. */
export interface Asked {
  actor: Actor;
  path: string;
  input: unknown;
}

/**
 * Addresses to which no link leads that is followed: of a paper, of a mail, of a rated company, of what was opened with a
 * reason, of what is typed.
 */
export async function unlinkedAddresses({ db, idOf }: Stage, actor: Actor, conversation: string): Promise<string[]> {
  if (actor === "operator") return [`/admin/conversations/${conversation}`, "/admin/find?q=demo"];
  if (actor === "supplier") return [`/add-product?id=${await productOf(db)}`];
  if (actor !== "buyer") return [];
  const [order] = await db
    .select()
    .from(orders)
    .where(eq(orders.buyerId, idOf("buyer")));
  const [rfq] = await db
    .select()
    .from(rfqs)
    .where(eq(rfqs.buyerId, idOf("buyer")));
  const [company] = await db.select().from(suppliers).where(isNull(suppliers.ownerId));
  const [rated] = await db
    .select({ slug: suppliers.slug })
    .from(supplierRatings)
    .innerJoin(suppliers, eq(suppliers.id, supplierRatings.supplierId))
    .where(eq(supplierRatings.status, "published"));
  const named = await db.select({ id: products.id }).from(products).where(eq(products.status, "published")).limit(4);
  const { reference, verifyCode } = order ?? {};
  return [
    `/orders/${reference}/print`,
    `/verify?number=${reference}&code=${verifyCode}`,
    `/rfq/${rfq?.reference}`,
    `/claim/${company?.slug}`,
    `/compare-products?p=${named.map(({ id }) => id).join("&p=")}`,
    `/suppliers/${rated?.slug}`,
    "/saved?kind=supplier",
  ];
}

/** Reads that no screen asks as it opens: those of a dialog, of a further page, of what somebody types. */
export async function furtherReads({ db, idOf }: Stage, conversation: string): Promise<Asked[]> {
  const [quote] = await db.select().from(quotes).where(eq(quotes.supplierId, "sup_demo_1"));
  const [bought] = await db
    .select({ reference: rfqs.reference })
    .from(quotes)
    .innerJoin(rfqs, eq(rfqs.id, quotes.rfqId))
    .where(eq(quotes.buyerId, idOf("buyer")));
  const productId = await productOf(db);
  const [submission] = await db.select().from(tipSubmissions);
  const [message] = await db
    .select({ content: messages.content })
    .from(messages)
    .where(and(eq(messages.conversationId, conversation), ne(messages.content, "")));
  const by = (actor: Actor, path: string, input?: unknown): Asked => ({ actor, path, input });
  const place = { id: conversation };
  return [
    by("buyer", "auth.session"),
    by("buyer", "account.profile"),
    by("buyer", "catalogue.suggest", { q: "تم", locale: "ar" }),
    by("buyer", "cart.price", { lines: [{ productId, quantity: 1 }], locale: "ar" }),
    by("buyer", "cart.mine", { locale: "ar" }),
    by("buyer", "saved.ids"),
    by("buyer", "orders.bought", { locale: "ar" }),
    by("buyer", "quotes.ofRequest", bought),
    by("buyer", "quotes.verify", { reference: quote?.reference, code: quote?.verifyCode }),
    by("buyer", "messages.info", { ...place, locale: "ar" }),
    by("buyer", "messages.files", place),
    by("buyer", "messages.page", place),
    by("buyer", "messages.search", { locale: "ar", search: message?.content.split(" ")[0] }),
    by("buyer", "rfq.understand", { locale: "ar", text: "500 كرتون تمر إلى مومباسا" }),
    by("supplier", "products.exportPage", {}),
    by("supplier", "quotes.templates"),
    by("supplier", "inbox.refused"),
    by("operator", "editor.submission", { id: submission?.id }),
  ];
}

async function productOf(db: Stage["db"]): Promise<string | undefined> {
  const [product] = await db.select().from(products).where(eq(products.supplierId, "sup_demo_1"));
  return product?.id;
}
