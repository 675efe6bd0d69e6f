import { expect, it } from "vitest";
import { messageDraft, readDraft, suggestWords, writeDraft } from "#src/lib/drafts/session-draft.ts";
import { freshTabStorage } from "../../../support/tab-storage.ts";

const place = messageDraft("cnv_1");

freshTabStorage();

it("begins a message with the newest quantity as long as nobody has written in it", () => {
  suggestWords(place, "120 cartons");
  suggestWords(place, "300 cartons");
  expect(readDraft(place).content).toBe("300 cartons");
});

it("never takes the place of what somebody wrote", () => {
  suggestWords(place, "120 cartons");
  writeDraft(place, { content: "120 cartons, by Sunday?" });
  suggestWords(place, "300 cartons");
  expect(readDraft(place).content).toBe("120 cartons, by Sunday?");
});
