const DAY_MS = 24 * 3_600_000;

const BUYER = JSON.stringify({ companyName: "Palm Trading", contactName: "Buyer", email: "b@people.example" });

export function rfqRow(n: number, at: number, status: string) {
  return {
    id: `rfq_h${n}`,
    reference: `RFQ-H${n}`,
    status,
    access_hash: "x",
    deadline_at: at + 14 * DAY_MS,
    company_name: "Palm Trading",
    contact_name: "Buyer",
    email: "b@people.example",
    phone: "+971501234567",
    category: "food-products",
    description: `dates ${n}`,
    quantity: "100",
    locale: "ar",
    created_at: at,
    updated_at: at,
  };
}

interface Invitation {
  n: number;
  supplierId: string;
  at: number;
  respondedAt: number | null;
  status: string;
  reason: string | null;
}

export function invitationRow({ n, supplierId, at, respondedAt, status, reason }: Invitation) {
  return {
    id: `inv_h${n}`,
    rfq_id: `rfq_h${n}`,
    supplier_id: supplierId,
    status,
    score: 1,
    reasons: "[]",
    wave: 1,
    deadline_at: at + 14 * DAY_MS,
    responded_at: respondedAt,
    decline_reason: reason,
    created_at: at,
    updated_at: respondedAt ?? at,
  };
}

interface Quote {
  n: number;
  supplierId: string;
  sentAt: number | null;
  closedAt: number;
  status: string;
  reason: string | null;
}

export function quoteRow({ n, supplierId, sentAt, closedAt, status, reason }: Quote) {
  return {
    id: `quo_h${n}`,
    reference: `Q-H${n}`,
    rfq_id: `rfq_h${n}`,
    invitation_id: `inv_h${n}`,
    supplier_id: supplierId,
    status,
    last_mover: "supplier",
    closing_reason: reason,
    sent_at: sentAt,
    verify_code: "v",
    created_at: sentAt ?? closedAt,
    updated_at: closedAt,
  };
}

interface Order {
  n: number;
  supplierId: string;
  at: number;
  status: string;
  /** The number of the quote that led to it; one from the cart has none. */
  quote: number | undefined;
  /** The total in AED. */
  fils: number;
}

export function orderRow({ n, supplierId, at, status, quote, fils }: Order) {
  return {
    id: `ord_h${n}`,
    reference: `ORD-H${n}`,
    quote_id: quote === undefined ? null : `quo_h${quote}`,
    supplier_id: supplierId,
    status,
    payment: "unpaid",
    buyer: BUYER,
    currency: "AED",
    goods_minor: fils,
    discount_minor: 0,
    insurance_minor: 0,
    vat_rate: 500,
    vat_minor: 0,
    total_minor: fils,
    total_aed_minor: fils,
    locale: "ar",
    verify_code: "v",
    created_at: at,
    updated_at: at,
  };
}
