import { expect, it } from "vitest";
import { noteSeen, seenOf } from "#src/features/admin/seen-documents.ts";
import { dropAllDrafts } from "#src/lib/drafts/session-draft.ts";
import { freshTabStorage } from "../../../support/tab-storage.ts";

freshTabStorage();

it("files that were opened stay opened in this tab, company by company", () => {
  expect(seenOf("sup_1")).toEqual(new Set());
  noteSeen("sup_1", "doc_a");
  noteSeen("sup_1", "doc_b");
  noteSeen("sup_2", "doc_c");
  expect(seenOf("sup_1")).toEqual(new Set(["doc_a", "doc_b"]));
  expect(seenOf("sup_2")).toEqual(new Set(["doc_c"]));
});

it("the next account in this tab has opened nothing", () => {
  noteSeen("sup_1", "doc_a");
  dropAllDrafts();
  expect(seenOf("sup_1")).toEqual(new Set());
});
