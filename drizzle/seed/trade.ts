import { eq } from "drizzle-orm";
import { quoteTotals } from "#domain/rfq/quote-totals.ts";
import type { Database } from "../client.ts";
import {
  quoteEvents,
  quoteLines,
  quotes,
  quoteVersions,
  rfqEvents,
  rfqInvitations,
  rfqLines,
  rfqQuestions,
  rfqs,
  users,
} from "../schema/all.ts";

const DAY = 86_400_000;
const HOUR = 3_600_000;

type RfqRow = typeof rfqs.$inferInsert;
type LineRow = Omit<typeof rfqLines.$inferInsert, "rfqId" | "position">;

interface DemoRequest {
  rfq: Pick<
    RfqRow,
    "id" | "reference" | "companyName" | "contactName" | "email" | "phone" | "category" | "description" | "quantity"
  > &
    Partial<RfqRow> & { buyerId: string };
  lines: LineRow[];
}

const DATES: DemoRequest = {
  rfq: {
    id: "rfq_demo_dates",
    reference: "RFQ-2026-DATES2",
    buyerId: "usr_demo_buyer",
    companyName: "مشتريات الساحل",
    contactName: "قسم المشتريات",
    email: "buyer@demo.test",
    phone: "+971501234567",
    category: "food-products",
    subcategory: "dates",
    description: "تمر خلاص فاخر في كراتين 5 كجم لموسم رمضان، مع شهادة حلال وتاريخ تعبئة لا يتجاوز شهرين عند التسليم.",
    quantity: "600 كرتون",
    quantityValue: 600,
    quantityUnit: "carton",
    destinationCountry: "AE",
    destinationCity: "دبي",
    incoterm: "DAP",
    targetCurrency: "AED",
    locale: "ar",
  },
  lines: [
    {
      description: "تمر خلاص فاخر – كرتون 5 كجم",
      quantity: "600 كرتون",
      quantityMilli: 600_000,
      unit: "carton",
      targetPriceMinor: 8900,
    },
  ],
};

const TILES: DemoRequest = {
  rfq: {
    id: "rfq_demo_tiles",
    reference: "RFQ-2026-TENES3",
    buyerId: "usr_demo_buyer2",
    companyName: "Demo Buyer 2",
    contactName: "Purchasing",
    email: "buyer2@demo.test",
    phone: "+971551234567",
    category: "building-materials",
    subcategory: "ceramics",
    description:
      "Porcelain floor tiles 60 × 60 cm, matt, for a hotel lobby and corridors; slip rating R10, one shade lot.",
    quantity: "1,200 sqm",
    quantityValue: 1200,
    quantityUnit: "sqm",
    destinationCountry: "AE",
    destinationCity: "Abu Dhabi",
    locale: "en",
  },
  lines: [
    {
      description: "Porcelain floor tiles 60 × 60 cm, matt",
      quantity: "1,200 sqm",
      quantityMilli: 1_200_000,
      unit: "sqm",
    },
  ],
};

/**
 * Writes two requests between the demo logins with what came of them, so that screens aren't empty: dates that were quoted
 * and countered, tiles on which the supplier has a question. For databases that have the demo logins and none of this yet.
 * @returns how many requests were written
 */
export async function seedTradeIfNone(db: Database, now: number): Promise<number> {
  const [[buyer], [known]] = await db.batch([
    db.select({ id: users.id }).from(users).where(eq(users.id, DATES.rfq.buyerId)),
    db.select({ id: rfqs.id }).from(rfqs).where(eq(rfqs.id, DATES.rfq.id)),
  ]);
  if (!buyer || known) return 0;
  const asked = now - 2 * DAY;
  const quote = quotedDates(asked);
  await db.batch([
    db.insert(rfqs).values([rfqRow(DATES, asked, 1), rfqRow(TILES, asked + DAY, 0)]),
    db.insert(rfqLines).values([DATES, TILES].flatMap(lineRows)),
    db.insert(rfqEvents).values([submitted(DATES, asked), submitted(TILES, asked + DAY)]),
    db
      .insert(rfqInvitations)
      .values([
        invitation(DATES, "sup_demo_1", asked, { status: "quoted", respondedAt: asked + 5 * HOUR }),
        invitation(TILES, "sup_demo_2", asked + DAY, { status: "info_requested", respondedAt: asked + DAY + 3 * HOUR }),
      ]),
    db.insert(rfqQuestions).values({
      id: "qst_demo_tiles",
      invitationId: "inv_demo_tiles",
      question: "Souhaitez-vous des plinthes assorties, et sur combien de mètres linéaires ?",
      createdAt: asked + DAY + 3 * HOUR,
    }),
    db.insert(quotes).values(quote.head),
    db.insert(quoteVersions).values(quote.versions),
    db.insert(quoteLines).values(quote.lines),
    db.insert(quoteEvents).values(quote.events),
  ]);
  return 2;
}

function rfqRow({ rfq }: DemoRequest, createdAt: number, quotesCount: number): RfqRow {
  const times = { createdAt, updatedAt: createdAt, openedAt: createdAt, deadlineAt: createdAt + 14 * DAY };
  // Nobody holds a link to it: its buyer is signed in.
  return { locale: "ar", status: "open", accessHash: `none of ${rfq.id}`, quotesCount, ...rfq, ...times };
}

function lineRows({ rfq, lines }: DemoRequest) {
  return lines.map((line, at) => ({ rfqId: rfq.id, position: at + 1, ...line }));
}

function submitted({ rfq }: DemoRequest, createdAt: number): typeof rfqEvents.$inferInsert {
  const made = { action: "submit", fromStatus: null, toStatus: "open", actor: "buyer" };
  return { id: rfq.id.replace("rfq", "evt"), rfqId: rfq.id, ...made, createdAt };
}

function invitation(
  { rfq }: DemoRequest,
  supplierId: string,
  createdAt: number,
  state: Pick<typeof rfqInvitations.$inferInsert, "status" | "respondedAt">,
): typeof rfqInvitations.$inferInsert {
  return {
    id: rfq.id.replace("rfq", "inv"),
    rfqId: rfq.id,
    supplierId,
    score: 84,
    reasons: ["category", "subcategory", "terms", "verified"],
    wave: 1,
    deadlineAt: createdAt + 14 * DAY,
    viewedAt: createdAt + 2 * HOUR,
    ...state,
    createdAt,
    updatedAt: createdAt,
  };
}

/** A first version at 93.50 a carton, and the buyer's counter at 91.00. */
function quotedDates(asked: number) {
  const id = "quo_demo_dates";
  const [sentAt, counteredAt] = [asked + 5 * HOUR, asked + DAY];
  const validUntil = asked + 21 * DAY;
  const charges = { freightMinor: 45_000, insuranceMinor: 0, discountMinor: 0, vatRate: 500 };
  const offer = { line: 1, offer: 1, quantityMilli: 600_000 };
  const version = (number: number, side: "supplier" | "buyer", unitPriceMinor: number, createdAt: number) => {
    const { amounts, goodsMinor, vatMinor, totalMinor } = quoteTotals([{ ...offer, unitPriceMinor }], charges);
    const authorId = side === "buyer" ? "usr_demo_buyer" : "usr_demo_supplier";
    const terms = {
      incoterm: "DAP" as const,
      place: "دبي – القوز",
      leadTimeDaysMin: 7,
      leadTimeDaysMax: 12,
      validUntil,
    };
    const money = { currency: "AED" as const, rateToAed: 1_000_000, rateSource: "dirham", rateDate: "2026-01-01" };
    const head = {
      quoteId: id,
      version: number,
      side,
      ...terms,
      ...money,
      ...charges,
      goodsMinor,
      vatMinor,
      totalMinor,
    };
    const paymentTerms = "30٪ مقدمًا والباقي عند التسليم";
    const line = {
      quoteId: id,
      version: number,
      ...offer,
      isSubstitute: false,
      description: "تمر خلاص فاخر – كرتون 5 كجم",
    };
    return {
      head: { ...head, paymentTerms, authorId, createdAt },
      line: { ...line, unit: "carton" as const, unitPriceMinor, amountMinor: amounts[0] ?? 0 },
    };
  };
  const made = [version(1, "supplier", 9350, sentAt), version(2, "buyer", 9100, counteredAt)];
  const parties = {
    rfqId: DATES.rfq.id,
    invitationId: "inv_demo_dates",
    supplierId: "sup_demo_1",
    buyerId: DATES.rfq.buyerId,
  };
  const state = {
    status: "countered" as const,
    lastMover: "buyer" as const,
    rounds: 1,
    currentVersion: 1,
    counterVersion: 2,
  };
  return {
    head: {
      ...{ id, reference: "QUO-2026-DATES2", verifyCode: "KHARAS" },
      ...parties,
      ...state,
      ...{ validUntil, sentAt, version: 3, createdAt: sentAt, updatedAt: counteredAt },
    },
    versions: made.map(({ head }) => head),
    lines: made.map(({ line }) => line),
    events: [
      { ...event(id, "start", "supplier"), fromStatus: null, toStatus: "draft", createdAt: sentAt - HOUR },
      { ...event(id, "send", "supplier"), fromStatus: "draft", toStatus: "sent", ofVersion: 1, createdAt: sentAt },
      {
        ...event(id, "counter", "buyer"),
        fromStatus: "sent",
        toStatus: "countered",
        ofVersion: 2,
        createdAt: counteredAt,
      },
    ],
  };
}

function event(quoteId: string, action: string, actor: "supplier" | "buyer") {
  return { id: `evt_demo_${action}`, quoteId, action, actor, actorId: `usr_demo_${actor}` };
}
