import { expect, it } from "vitest";
import { applySchema } from "#domain/suppliers/apply.ts";

const APPLICATION = {
  companyName: "Burj Tiles",
  businessType: "manufacturing",
  locale: "en",
  idempotencyKey: "5f0c3b1e-9d1c-4d57-8c8e-0a4a6d1f2b3c",
};

/** The fields for which an application is refused. */
const refusedFor = (fields: Record<string, unknown>) =>
  applySchema.safeParse({ ...APPLICATION, ...fields }).error?.issues.map(({ path }) => path.join(".")) ?? [];

it("an application needs a name and a kind of business, no more", () => {
  expect(refusedFor({})).toEqual([]);
  expect(refusedFor({ companyName: " " })).toEqual(["companyName"]);
  expect(refusedFor({ businessType: undefined })).toEqual(["businessType"]);
});

it.each([
  ["companyName", 160],
  ["description", 2000],
  ["licenseNumber", 64],
])("an application's %s has at most %i characters", (field, most) => {
  expect(refusedFor({ [field]: "م".repeat(most) })).toEqual([]);
  expect(refusedFor({ [field]: "م".repeat(most + 1) })).toEqual([field]);
});

it("a company's name has at least two characters", () => {
  expect(refusedFor({ companyName: "مو" })).toEqual([]);
  expect(refusedFor({ companyName: "م" })).toEqual(["companyName"]);
});

it("an application's country is one that there is, or none", () => {
  for (const country of ["AE", "KE", "", null]) expect(refusedFor({ country })).toEqual([]);
  for (const country of ["ZZ", "XX", "ae", "A"]) expect(refusedFor({ country })).toEqual(["country"]);
});
