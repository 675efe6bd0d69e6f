import { expect, it } from "vitest";
import { declinedNote } from "#src/features/products/product-stage.ts";

const events = (...actions: string[]) => ({
  events: actions.map((action) => ({ action, note: action === "decline" ? "صورة بعلامة مائية" : null })) as never,
});

it("tells why the newest change was declined, until another is staged, whatever happened besides", () => {
  expect(declinedNote(events("stage", "decline"))).toBe("صورة بعلامة مائية");
  expect(declinedNote(events("stage", "decline", "terms", "pause"))).toBe("صورة بعلامة مائية");
  expect(declinedNote(events("stage", "decline", "stage"))).toBeNull();
  expect(declinedNote(events("stage", "decline", "stage", "withdraw"))).toBeNull();
  expect(declinedNote(events("approve"))).toBeNull();
});
