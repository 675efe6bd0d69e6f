import { DAY_MS } from "#domain/kernel/time.ts";
import type { Shot } from "../bench/connection.ts";
import { requestFor } from "../bench/trade-requests.ts";
import type { Trader } from "../bench/traders.ts";
import type { Market } from "./market.ts";

/** What a write leaves, and where: a column that holds its mark. */
export const TRACES = {
  message: ["messages", "client_id"],
  request: ["rfqs", "description"],
  quote: ["quote_versions", "notes"],
  order: ["orders", "buyer ->> '$.address'"],
} as const satisfies Record<string, readonly [table: string, column: string]>;
export type Trace = keyof typeof TRACES;

/** A call that writes, and the mark by which its effect is found again. */
export interface Write {
  shot: Shot;
  trace: Trace;
  mark: string;
}

const place = { country: "AE", city: "دبي" };
const contact = { companyName: "شركة النخيل للتجارة", contactName: "سعيد المنصوري", phone: "+971 50 123 4567" };
const PRICE_MINOR = 1250;
const LEAST = 10;
const key = () => crypto.randomUUID();

/** Headers of a signed-in caller, from an address of its own. */
export function headersOf({ cookie, userId }: Trader): Record<string, string> {
  return { cookie, "cf-connecting-ip": addressOf(Number(/\d+$/.exec(userId)?.[0] ?? 0)), "user-agent": BROWSER };
}

/** What a person's browser says of itself: only then is a search counted. */
export const BROWSER = "Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36";

/** An address in a network (/24) of its own. */
export const addressOf = (n: number) => `10.${(n >> 8) & 255}.${n & 255}.1`;

export function post(procedure: string, input: object, who: Trader): Shot {
  const headers = { ...headersOf(who), "content-type": "application/json", "sec-fetch-site": "same-origin" };
  return { path: `/api/trpc/${procedure}`, method: "POST", headers, body: JSON.stringify(input) };
}

export function message({ pairs }: Market, n: number): Write {
  const pair = pairs[n % pairs.length];
  if (!pair) throw new Error("nobody to write");
  const mark = key();
  const input = { conversationId: pair.conversation, clientId: mark, kind: "text", content: "نؤكد استلام العرض، شكراً" };
  const writer = n % 3 === 0 ? pair.seller : pair.buyer;
  return { shot: post("messages.send", input, writer), trace: "message", mark };
}

/** Every second one to a company, the others to whoever sells such goods. */
export function request({ pairs, goods }: Market, n: number): Write {
  const [pair, some] = [pairs[n % pairs.length], goods[n % goods.length]];
  if (!pair || !some) throw new Error("nothing to ask for");
  const mark = `${some.name}, ${key()}`;
  const asked = { ...requestFor(some, pair.buyer.email), productDescription: mark };
  const input = n % 2 === 0 ? { ...asked, supplierId: pair.supplierId } : asked;
  return { shot: post("rfq.submit", input, pair.buyer), trace: "request", mark };
}

export function order({ pairs }: Market, n: number): Write {
  const pair = pairs[n % pairs.length];
  if (!pair) throw new Error("nobody to buy");
  const mark = `القوز الصناعية، ${key()}`;
  const lines = [{ productId: pair.productId, quantity: LEAST, unitPriceMinor: PRICE_MINOR, currency: "AED" }];
  const form = { lines, ...contact, ...place, address: mark, trn: "", locale: "ar", idempotencyKey: key() };
  return { shot: post("orders.checkout", form, pair.buyer), trace: "order", mark };
}

export function cart({ pairs }: Market, n: number): Shot {
  const pair = pairs[n % pairs.length];
  if (!pair) throw new Error("nobody to buy");
  return post("cart.save", { lines: [{ productId: pair.productId, quantity: LEAST + (n % 50) }] }, pair.buyer);
}

/** Begins the quote on the n-th invitation. */
export function quoteStart({ pairs, invitations }: Market, n: number): { shot: Shot; seller: Trader } {
  const pair = pairs[n % pairs.length];
  if (!pair || n >= invitations) throw new Error("no invitation is left to quote on");
  return { shot: post("quotes.start", { invitationId: `inv_l${n}` }, pair.seller), seller: pair.seller };
}

/** Sends the quote that was begun. @param begun the answer to {@link quoteStart} */
export function quote(begun: string, seller: Trader): Write {
  const { result } = JSON.parse(begun) as { result: { data: { id: string; version: number } } };
  const { id, version } = result.data;
  const mark = key();
  const terms = {
    ...{ incoterm: "DAP", place: "Dubai", leadTimeDaysMin: 7, leadTimeDaysMax: 14, currency: "AED", vatRate: 500 },
    ...{ paymentTerms: "30 % deposit, 70 % before shipment", freight: "0", insurance: "", discount: "", notes: mark },
    lines: [{ line: 1, description: "كرتون 5 كغ", quantity: "300", unit: "carton", unitPrice: "12.50" }],
    validUntil: new Date(Date.now() + 20 * DAY_MS).toISOString().slice(0, 10),
  };
  const input = { id, version, terms, idempotencyKey: key() };
  return { shot: post("quotes.send", input, seller), trace: "quote", mark };
}
