import { expect, it } from "vitest";
import { keepTyped, typedIn } from "#src/features/messages/live/draft-changes.ts";
import { suggestWords } from "#src/lib/drafts/session-draft.ts";
import { freshTabStorage } from "../../../../support/tab-storage.ts";

freshTabStorage();

it("tells what was typed and not sent, of each conversation its own", () => {
  expect(typedIn("cnv_1")).toBe("");
  keepTyped("cnv_1", " نصف رسالة ");
  expect([typedIn("cnv_1"), typedIn("cnv_2")]).toEqual(["نصف رسالة", ""]);
  keepTyped("cnv_1", "");
  expect(typedIn("cnv_1")).toBe("");
});

it("takes words that a page suggested for nobody's", () => {
  suggestWords("message:cnv_1", "120 cartons");
  expect(typedIn("cnv_1")).toBe("");
  keepTyped("cnv_1", "120 cartons, please");
  expect(typedIn("cnv_1")).toBe("120 cartons, please");
});
