import type { ChecklistItem, ItemState } from "#domain/suppliers/checklist.ts";
import type { ChecklistAnswer } from "#domain/suppliers/checklist-answer.ts";
import type * as schema from "#drizzle/schema/all.ts";
import { DEMO_OWNERS, DEMO_REVIEWER } from "../demo-ids.ts";
import type { SupplierId } from "./all.ts";
import type { SupplierDraft } from "./supplier-draft.ts";

const DAY = 86_400_000;
const DUBAI = 4 * 3_600_000;

type Event = (typeof schema.supplierEvents)["$inferInsert"];
type Item = (typeof schema.supplierChecklist)["$inferInsert"];

/** What the house wrote to those it refused or stopped, in the language of their demo login. */
const NOTES = {
  rejected: "الرقم الضريبي لا يعود إلى هذه الشركة، ولم تُرفق الرخصة التجارية. صحّح الرقم وأرفق الرخصة ثم أعد التقديم.",
  suspended: "Buyers report deliveries without shipping papers. Send us the bills of lading and we will look again.",
} as const;

/** Days before now at which a company applied, and at which the house last answered; null while it has not. */
function timesOf({ status = "approved", slug }: SupplierDraft) {
  const joined = 400 - slug.length * 9;
  if (status === "pending") return { applied: 2, approved: null, ended: null };
  if (status === "rejected") return { applied: 20, approved: null, ended: 17 };
  return { applied: joined, approved: joined - 3, ended: status === "suspended" ? 12 : null };
}

/**
 * How a demo company came to be where it is: the facts of its own row, its events and its checklist. Files are not part
 * of the demo data, so nothing waits for a look that would need one.
 * @param place of the company in the demo data, from one
 */
export function reviewRows(id: SupplierId, draft: SupplierDraft, place: number, now: number) {
  const { status = "approved", verified } = draft;
  const times = timesOf(draft);
  const ago = (days: number) => now - days * DAY;
  const last = times.ended ?? times.approved;
  const decidedAt = last === null ? null : ago(last);
  const note = status === "rejected" || status === "suspended" ? NOTES[status] : null;
  // What a company provides after it was let in waits for a look: since yesterday, as at a desk that keeps its promise.
  const provided = (times.approved === null ? ago(times.applied) : ago(1)) + DAY / 4;
  const items = checklistOf(draft, place).map(
    ({ item, state, answer = null, why = null }): Item => ({
      ...{ supplierId: id, item, state, answer, note: why },
      updatedAt: state === "provided" ? provided : ago(times.approved ?? last ?? times.applied),
    }),
  );
  const isChecked = verified && times.approved !== null;
  return {
    facts: {
      appliedAt: ago(times.applied),
      decidedAt,
      decisionNote: note,
      verifiedAt: isChecked ? ago(times.approved ?? 0) : null,
      licenceValidUntil: isChecked ? lastMomentOf(now + (330 + ((place * 53) % 360)) * DAY) : null,
      trn: isChecked ? trnOf(place) : null,
      createdAt: ago(times.applied),
      updatedAt: decidedAt ?? ago(times.applied) + DAY / 4,
    },
    events: eventsOf(id, draft, items, { ago, times, note }),
    items,
  };
}

interface Entry {
  item: ChecklistItem;
  state: ItemState;
  answer?: ChecklistAnswer;
  why?: string;
}

function checklistOf({ status = "approved", verified, at, certs }: SupplierDraft, place: number): Entry[] {
  const [country, city] = at;
  const trn: ChecklistAnswer = { item: "trn", trn: trnOf(place) };
  const addresses: ChecklistAnswer = {
    item: "addresses",
    country,
    city,
    street: `Plot ${place}, Industrial Area`,
    warehouse: null,
  };
  if (status === "rejected") {
    return [
      { item: "trn", state: "rejected", answer: trn, why: "الرقم لا يعود إلى هذه الشركة." },
      { item: "addresses", state: "provided", answer: addresses },
    ];
  }
  if (!verified) {
    return [
      { item: "trn", state: "provided", answer: trn },
      { item: "addresses", state: "provided", answer: addresses },
    ];
  }
  const bank: Entry =
    place % 3 === 0
      ? { item: "bank_letter", state: "waived", why: "Known from earlier trade." }
      : { item: "bank_letter", state: "accepted" };
  return [
    { item: "trade_licence", state: "accepted" },
    { item: "trn", state: "accepted", answer: trn },
    { item: "addresses", state: "accepted", answer: addresses },
    ...(certs.length > 0 ? [{ item: "certificates", state: "accepted" } as const] : []),
    bank,
    { item: "logo", state: "accepted" },
  ];
}

/** 15 digits that no tax office gave out. */
function trnOf(place: number): string {
  return `9990000000${String(place).padStart(5, "0")}`;
}

interface Course {
  ago: (days: number) => number;
  times: ReturnType<typeof timesOf>;
  note: string | null;
}

function eventsOf(id: SupplierId, { status = "approved" }: SupplierDraft, items: Item[], course: Course): Event[] {
  const { ago, times, note } = course;
  const owner = DEMO_OWNERS[id] ?? `usr_of_${id}`;
  const move = (event: Omit<Event, "id" | "supplierId">): Event => ({
    id: `evt_${id}_${event.action}`,
    supplierId: id,
    ...event,
  });
  const by = { actorId: DEMO_REVIEWER };
  const approved = { fromStatus: "approved", toStatus: status } as const;
  return [
    move({ action: "apply", fromStatus: null, toStatus: "pending", actorId: owner, createdAt: ago(times.applied) }),
    ...items
      .filter(({ state }) => state !== "provided")
      .map(
        ({ item, state, updatedAt }): Event => ({
          ...{ id: `evt_${id}_${item}`, supplierId: id, action: `item_${state}`, fromStatus: "pending" },
          ...{ toStatus: "pending", note: item, createdAt: updatedAt - 60_000, ...by },
        }),
      ),
    ...(times.approved === null
      ? []
      : [
          move({
            action: "approve",
            fromStatus: "pending",
            toStatus: "approved",
            ...by,
            createdAt: ago(times.approved),
          }),
        ]),
    ...(times.ended !== null && status === "rejected"
      ? [move({ action: "reject", fromStatus: "pending", toStatus: status, note, ...by, createdAt: ago(times.ended) })]
      : []),
    ...(times.ended !== null && status === "suspended"
      ? [move({ action: "suspend", ...approved, note, ...by, createdAt: ago(times.ended) })]
      : []),
  ];
}

/** A licence is good until its last day has ended in Dubai. */
function lastMomentOf(time: number): number {
  return Math.floor((time + DUBAI) / DAY) * DAY + DAY - DUBAI - 1;
}
