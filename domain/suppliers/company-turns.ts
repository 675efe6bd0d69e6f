import type { SupplierStatus } from "#domain/kernel/supplier-status.ts";
import { DAY_MS } from "#domain/kernel/time.ts";
import { type Turns, type Wait, waitsUntil } from "#domain/kernel/turn.ts";
import { type ChecklistItem, type ItemState, itemsToProvide } from "./checklist.ts";
import type { ClaimStatus } from "./claim-machine.ts";
import { LICENCE_GRACE_MS } from "./supplier-machine.ts";

/** A licence's end is spoken of from this long before it. */
const LICENCE_NOTICE_MS = 30 * DAY_MS;

/** Whose turn a company's state alone makes it; {@link companyWaits} adds its checklist and its licence. */
export const SUPPLIER_TURNS = {
  pending: [{ side: "admin", action: "approve" }],
  info_requested: [{ side: "supplier", action: "provide_info" }],
  approved: [],
  rejected: [{ side: "supplier", action: "resubmit" }],
  suspended: [],
  terminated: [],
} as const satisfies Turns<SupplierStatus>;

const PROVIDE = { side: "supplier", action: "provide_items" } as const;
const RENEW = { side: "supplier", action: "renew_licence" } as const;
const DECIDE_ITEMS = { side: "admin", action: "decide_items" } as const;
type CompanyTurn =
  | (typeof SUPPLIER_TURNS)[SupplierStatus][number]
  | typeof PROVIDE
  | typeof RENEW
  | typeof DECIDE_ITEMS;

export interface CompanyFacts {
  status: SupplierStatus;
  checklist: Readonly<Partial<Record<ChecklistItem, ItemState>>>;
  /** The last day of its licence, in milliseconds; null where nobody said. */
  licenceValidUntil: number | null;
}

/** What a company waits for as of now. An application is looked at once its owner has provided what is required. */
export function companyWaits(company: CompanyFacts, now: number): Wait<CompanyTurn>[] {
  const { status, checklist } = company;
  if (status === "pending" && itemsToProvide(checklist).length > 0) return waitsUntil([PROVIDE], null);
  if (status === "approved" || status === "suspended") return [...renewals(company), ...licenceWaits(company, now)];
  return waitsUntil<CompanyTurn>(SUPPLIER_TURNS[status], null);
}

/** A document that was not accepted is the owner's again, one that was provided the platform's. */
function renewals({ checklist }: CompanyFacts): Wait<CompanyTurn>[] {
  const states = Object.values(checklist);
  const turns = [
    ...(states.includes("rejected") ? [PROVIDE] : []),
    ...(states.includes("provided") ? [DECIDE_ITEMS] : []),
  ];
  return waitsUntil<CompanyTurn>(turns, null);
}

/** An ending licence is renewed until the scheduler suspends the company for it, and after that to come back. */
function licenceWaits({ status, checklist, licenceValidUntil }: CompanyFacts, now: number): Wait<CompanyTurn>[] {
  const isProvided = checklist.trade_licence === "provided" || checklist.trade_licence === "rejected";
  if (licenceValidUntil === null || isProvided || now < licenceValidUntil - LICENCE_NOTICE_MS) return [];
  const until = licenceValidUntil + LICENCE_GRACE_MS;
  return waitsUntil([RENEW], status === "approved" && until > now ? until : null);
}

export const CLAIM_TURNS = {
  claimed: [{ side: "admin", action: "accept" }],
  owned: [],
  refused: [],
} as const satisfies Turns<ClaimStatus>;

/** What a claim waits for. */
export function claimWaits({ status }: { status: ClaimStatus }): Wait<(typeof CLAIM_TURNS)[ClaimStatus][number]>[] {
  return waitsUntil<(typeof CLAIM_TURNS)[ClaimStatus][number]>(CLAIM_TURNS[status], null);
}
