import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { handOver } from "#src/features/rfq/form/hand-over.ts";
import { readLines, writeLines } from "#src/features/rfq/form/lines-draft.ts";
import { readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";

const LONG = "request:";
const SENDER = { companyName: "Sahel Trading", contactName: "Purchasing", email: "buyer@sahel.test" };

beforeEach(() => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
  vi.stubGlobal("window", { sessionStorage });
  const before = { destinationCity: "Jeddah", productCategory: "food-products", subcategory: "dates-sweets" };
  writeDraft(LONG, { ...before, productDescription: "Half a request" });
  writeLines(LONG, [{ description: "Honey", quantity: "20" }]);
});
afterEach(() => vi.unstubAllGlobals());

const descriptions = () => readLines(LONG).map(({ description }) => description);

it("leaves a half-written request as it is where nothing but the sender was filled in", () => {
  const before = readDraft(LONG);
  handOver({ ...SENDER, productDescription: "", quantity: "" });
  expect(readDraft(LONG)).toEqual(before);
  expect(descriptions()).toEqual(["Honey"]);
});

it("brings what was typed into a half-written request, once, beside its lines and fields", () => {
  const typed = { ...SENDER, productDescription: "Khalas dates", quantity: "500 kg" };
  handOver(typed);
  handOver(typed);
  expect(readDraft(LONG)).toMatchObject({ destinationCity: "Jeddah", subcategory: "dates-sweets", ...SENDER });
  expect(readDraft(LONG).productDescription).toBe("Khalas dates");
  expect(descriptions()).toEqual(["Honey", "Khalas dates"]);
});

it("drops the sub-category of another category", () => {
  handOver({ productCategory: "furniture" });
  expect(readDraft(LONG).productCategory).toBe("furniture");
  expect(readDraft(LONG)).not.toHaveProperty("subcategory");
  expect(descriptions()).toEqual(["Honey"]);
});
