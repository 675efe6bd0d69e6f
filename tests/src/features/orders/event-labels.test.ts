import { afterEach, expect, it } from "vitest";
import { LOCALES } from "#domain/kernel/locale.ts";
import { ORDER_DOCUMENT_KINDS } from "#domain/orders/order-documents.ts";
import { m } from "#i18n/paraglide/messages.js";
import { eventLabels, eventNote } from "#src/features/orders/event-labels.ts";
import { speak } from "../../../support/in-locale.ts";

afterEach(() => speak("ar"));

const added = (kind: string) => ({
  ...{ action: "add_document", fromStatus: "shipped", toStatus: "shipped", actor: "supplier" },
  ...{ note: kind, createdAt: 1 },
});

it("names a document that was added by its kind, in every language", () => {
  for (const locale of LOCALES) {
    speak(locale);
    expect(eventLabels(added("transport"))).toBe(m.orders_event_add_document());
    for (const kind of ORDER_DOCUMENT_KINDS) expect(eventNote(added(kind))).not.toBe(kind);
    expect(eventNote(added("transport"))).toBe(m.orders_document_transport());
  }
});

it("never tells the state of an event that left it", () => {
  speak("en");
  const left = { ...added("x"), note: null };
  expect(eventLabels({ ...left, action: "of_a_later_version" })).toBe(m.orders_event_other());
  for (const action of ["answer_dispute", "propose_settlement"]) {
    expect(eventLabels({ ...left, action, fromStatus: "disputed", toStatus: "disputed" })).toMatch(
      /dispute|Settlement/,
    );
  }
});
