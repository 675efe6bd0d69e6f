import { desc, eq, type SQL } from "drizzle-orm";
import { CHECKLIST_ITEMS, type ChecklistItem, type ItemState, openItems } from "#domain/suppliers/checklist.ts";
import type { Database } from "#drizzle/client.ts";
import { supplierChecklist, supplierDocuments, supplierEvents } from "#drizzle/schema/suppliers.ts";

const MOST_EVENTS = 100;
/** Five files of four items are open at a time; those of earlier years pile up beneath. */
const MOST_DOCUMENTS = 100;

/** The queries of what belongs to a company, for one batch with the company itself. */
export function selectParts(db: Database, supplierId: string | SQL) {
  return [
    db
      .select({
        item: supplierChecklist.item,
        state: supplierChecklist.state,
        answer: supplierChecklist.answer,
        note: supplierChecklist.note,
        updatedAt: supplierChecklist.updatedAt,
      })
      .from(supplierChecklist)
      .where(eq(supplierChecklist.supplierId, supplierId)),
    db
      .select({
        id: supplierDocuments.id,
        item: supplierDocuments.item,
        name: supplierDocuments.fileName,
        type: supplierDocuments.mediaType,
        bytes: supplierDocuments.bytes,
        validUntil: supplierDocuments.validUntil,
        certification: supplierDocuments.certification,
        createdAt: supplierDocuments.createdAt,
      })
      .from(supplierDocuments)
      .where(eq(supplierDocuments.supplierId, supplierId))
      .orderBy(desc(supplierDocuments.createdAt))
      .limit(MOST_DOCUMENTS),
    db
      .select({
        id: supplierEvents.id,
        action: supplierEvents.action,
        fromStatus: supplierEvents.fromStatus,
        toStatus: supplierEvents.toStatus,
        actorId: supplierEvents.actorId,
        note: supplierEvents.note,
        createdAt: supplierEvents.createdAt,
      })
      .from(supplierEvents)
      .where(eq(supplierEvents.supplierId, supplierId))
      .orderBy(desc(supplierEvents.createdAt))
      .limit(MOST_EVENTS),
  ] as const;
}

type Rows<Place extends 0 | 1 | 2> = Awaited<ReturnType<typeof selectParts>[Place]>;

/** All items in the order of the screen, those nobody has touched included, each with its files, newest first. */
export function checklistWith(items: Rows<0>, documents: Rows<1>) {
  return CHECKLIST_ITEMS.map((item) => {
    const known = items.find((one) => one.item === item);
    return {
      item,
      state: known?.state ?? ("missing" satisfies ItemState),
      answer: known?.answer ?? null,
      note: known?.note ?? null,
      updatedAt: known?.updatedAt ?? null,
      documents: documents.filter((document) => document.item === item).map(({ item: _, ...file }) => file),
    };
  });
}

/** Required items that are neither accepted nor waived. */
export function openItemsOf(items: Rows<0>): ChecklistItem[] {
  return openItems(Object.fromEntries(items.map(({ item, state }) => [item, state])));
}

export type CompanyEvent = Rows<2>[number];
