import { and, desc, eq } from "drizzle-orm";
import { UNITS } from "#domain/catalogue/product-facts.ts";
import { dayInDubai } from "#domain/kernel/time.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqLines, rfqs } from "#drizzle/schema/rfq.ts";
import type { SupplierId } from "#drizzle/seed/suppliers/all.ts";
import { partyOf } from "../parties.ts";
import type { Caller } from "../stage.ts";
import { DAY, type Deed, newKey, only, remembered, type Scene } from "../thread.ts";
import { ownInvitation } from "./requests.ts";

type Terms = Parameters<Caller["quotes"]["send"]>[0]["terms"];

/** What one side puts forward, as short as the story tells it. */
export interface Offer {
  /** Of each line of the request, in its order. */
  prices: string[];
  incoterm: Terms["incoterm"];
  place: string;
  /** Days, from and to. */
  lead: [number, number];
  pay: string;
  currency?: Terms["currency"];
  freight?: string;
  discount?: string;
  /** Hundredths of a percent; 0 where it is not named. */
  vatRate?: number;
  /** Days from now that it holds. */
  validDays?: number;
  notes?: string;
  /** What is offered in place of what the first line asks for. */
  substitute?: string;
}

/** What both sides may name. */
async function negotiable({ stage, memory }: Scene, offer: Offer) {
  const asked = await stage.db
    .select({ line: rfqLines.position, text: rfqLines.description, milli: rfqLines.quantityMilli, unit: rfqLines.unit })
    .from(rfqLines)
    .innerJoin(rfqs, eq(rfqs.id, rfqLines.rfqId))
    .where(eq(rfqs.reference, remembered(memory, "request")))
    .orderBy(rfqLines.position);
  const [leadTimeDaysMin, leadTimeDaysMax] = offer.lead;
  return {
    incoterm: offer.incoterm,
    place: offer.place,
    leadTimeDaysMin,
    leadTimeDaysMax,
    paymentTerms: offer.pay,
    freight: offer.freight ?? "",
    discount: offer.discount ?? "",
    notes: offer.notes,
    lines: asked.map(({ line, text, milli, unit }, at) => ({
      line,
      isSubstitute: at === 0 && offer.substitute !== undefined,
      description: (at === 0 && offer.substitute) || text,
      quantity: String((milli ?? 1000) / 1000),
      unit: UNITS.find((one) => one === unit) ?? ("piece" as const),
      unitPrice: offer.prices[at] ?? "1",
    })),
  };
}

async function termsOf(scene: Scene, offer: Offer): Promise<Terms> {
  return {
    ...(await negotiable(scene, offer)),
    currency: offer.currency ?? "AED",
    vatRate: offer.vatRate ?? 0,
    validUntil: dayInDubai(scene.time + (offer.validDays ?? 21) * DAY),
  };
}

/** The newest quote of a company on the thread's request. */
async function quoteOf({ stage, memory }: Scene, company: string) {
  const { id, version, reference } = quotes;
  const rows = await stage.db
    .select({ id, version, reference })
    .from(quotes)
    .innerJoin(rfqs, eq(rfqs.id, quotes.rfqId))
    .where(and(eq(rfqs.reference, remembered(memory, "request")), eq(quotes.supplierId, company)))
    .orderBy(desc(quotes.createdAt))
    .limit(1);
  return only(rows, `quote of ${company}`);
}

async function seen(scene: Scene, company: string = scene.who) {
  const { id, version } = await quoteOf(scene, company);
  return { id, version };
}

/** The supplier begins a quote and leaves it as a draft. */
export const draft: Deed = async (scene) => scene.me.quotes.start({ invitationId: (await ownInvitation(scene)).id });

/** The supplier writes a quote and sends it. */
export const quote =
  (offer: Offer): Deed =>
  async (scene) => {
    const { id, version } = await scene.me.quotes.start({ invitationId: (await ownInvitation(scene)).id });
    return scene.me.quotes.send({ id, version, terms: await termsOf(scene, offer), idempotencyKey: newKey() });
  };

export const revise =
  (offer: Offer): Deed =>
  async (scene) =>
    scene.me.quotes.revise({ ...(await seen(scene)), terms: await termsOf(scene, offer), idempotencyKey: newKey() });

/** Against a counter-offer, the supplier quotes again. */
export const requote =
  (offer: Offer): Deed =>
  async (scene) =>
    scene.me.quotes.requote({ ...(await seen(scene)), terms: await termsOf(scene, offer), idempotencyKey: newKey() });

/** The buyer names terms of its own. */
export const counter =
  (company: SupplierId, offer: Offer): Deed =>
  async (scene) =>
    scene.me.quotes.counter({
      ...(await seen(scene, company)),
      terms: await negotiable(scene, offer),
      idempotencyKey: newKey(),
    });

export const acceptCounter: Deed = async (scene) =>
  scene.me.quotes.acceptCounter({ ...(await seen(scene)), idempotencyKey: newKey() });

export const withdraw =
  (reason: string): Deed =>
  async (scene) =>
    scene.me.quotes.withdraw({ ...(await seen(scene)), reason });

type Rejection = Parameters<Caller["quotes"]["reject"]>[0];

export const reject =
  (company: SupplierId, reason: Rejection["reason"], note?: string): Deed =>
  async (scene) =>
    scene.me.quotes.reject({ ...(await seen(scene, company)), reason, note });

/** The buyer accepts a company's quote, which becomes the thread's order. */
export const accept =
  (company: SupplierId): Deed =>
  async (scene) => {
    const { place } = partyOf(scene.who);
    const input = { ...(await seen(scene, company)), ...place, idempotencyKey: newKey() };
    scene.memory.order = (await scene.me.quotes.accept(input)).reference;
  };
