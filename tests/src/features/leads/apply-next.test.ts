import { expect, it, vi } from "vitest";
import { LEAD_BUSINESS_TYPES } from "#domain/content/content-facts.ts";
import { applicationOf } from "#domain/suppliers/lead-application.ts";
import { handOver } from "#src/features/leads/apply-next.tsx";
import { APPLICATION_DRAFT } from "#src/lib/drafts/application-draft.ts";
import { readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";
import { SIGN_UP_DRAFT } from "#src/lib/drafts/sign-up-draft.ts";
import { freshTabStorage } from "../../../support/tab-storage.ts";

vi.mock("#src/lib/session/session.ts", () => ({ useSession: () => ({ session: null, isKnown: true }) }));

freshTabStorage();

const LEAD = {
  companyName: "Burj Tiles",
  contactName: "Huda Al Falasi",
  email: "huda@example.com",
  phone: "+97145550199",
  city: "Sharjah",
  country: "UAE",
  yearEstablished: "2008",
  employeeCount: "51-100",
  businessType: "manufacturer",
  businessLicense: "CN-1045",
  website: "burj-tiles.example",
  companyDescription: "",
  productsServices: "Porcelain tiles",
};

it("hands what a supplier registered with to the sign-up and to its application", () => {
  handOver(LEAD, false);
  expect(readDraft(SIGN_UP_DRAFT)).toEqual({
    name: "Huda Al Falasi",
    email: "huda@example.com",
    phone: "+97145550199",
    location: "Sharjah، UAE",
  });
  expect(readDraft(APPLICATION_DRAFT)).toEqual({
    companyName: "Burj Tiles",
    businessType: "manufacturing",
    description: "Porcelain tiles",
    licenseNumber: "CN-1045",
    website: "burj-tiles.example",
    country: "AE",
    city: "Sharjah",
    yearEstablished: "2008",
    employeeCount: "51-100",
  });
});

it("takes nothing away that the application held, and cuts no name", () => {
  writeDraft(APPLICATION_DRAFT, { companyName: "Burj Tiles LLC", description: "Since 2012" });
  handOver({ ...LEAD, companyName: "x".repeat(161), productsServices: "" }, false);
  expect(readDraft(APPLICATION_DRAFT)).toMatchObject({ companyName: "Burj Tiles LLC", description: "Since 2012" });
});

it.each([
  ["Dubai, UAE", "UAE", "Dubai"],
  ["دبي (الإمارات)", "الإمارات", "دبي"],
  ["دبي – القوز", "الإمارات", "دبي – القوز"],
  ["Dubai, Al Quoz Industrial 3, Street 17", "Sharjah, UAE", "Dubai, Al Quoz Industrial 3, Street 17"],
  ["UAE", "Sharjah, UAE", "UAE"],
  [`Dubai, ${"x".repeat(80)}`, "UAE", ""],
  ["Ras Al Khaimah", "UAE", "Ras Al Khaimah"],
  ["Al Quoz, street 4", "UAE", "Al Quoz, street 4"],
  ["", "Sharjah, UAE", "Sharjah"],
  ["", "UAE", ""],
])("begins the application of one in %j, %j with the city %j", (city, country, begun) => {
  handOver({ ...LEAD, city, country }, false);
  expect(readDraft(APPLICATION_DRAFT).city ?? "").toBe(begun);
  expect(readDraft(APPLICATION_DRAFT).country).toBe("AE");
});

it("knows every type of business that the registration offers", () => {
  for (const businessType of LEAD_BUSINESS_TYPES)
    expect(applicationOf({ ...LEAD, businessType }).businessType).not.toBe("");
});

it("leaves no sign-up behind for who has an account", () => {
  handOver(LEAD, true);
  expect(readDraft(SIGN_UP_DRAFT)).toEqual({});
  expect(readDraft(APPLICATION_DRAFT)).not.toEqual({});
});
