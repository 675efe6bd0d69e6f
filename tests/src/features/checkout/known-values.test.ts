import { expect, it } from "vitest";
import { knownValues } from "#src/features/checkout/use-known-buyer.ts";
import { speak } from "../../../support/in-locale.ts";

const ACCOUNT = { contactName: "Awa Diop", phone: "+221771234567" };
const EMPTY = { companyName: "", contactName: "", phone: "", country: "", city: "", address: "", trn: "" };

it("fields wait for the last trade, and take the account's where it can't be read", () => {
  expect(knownValues(ACCOUNT, undefined, false)).toEqual({});
  expect(knownValues(ACCOUNT, undefined, true)).toEqual(ACCOUNT);
  expect(knownValues(ACCOUNT, null, false)).toEqual(ACCOUNT);
  expect(knownValues(ACCOUNT, { ...EMPTY, companyName: "Sahel", phone: "+971501234567" }, false)).toEqual({
    companyName: "Sahel",
    contactName: "Awa Diop",
    phone: "+971501234567",
  });
});

it("the city of the last trade comes in the reader's language", () => {
  speak("fr");
  expect(knownValues(ACCOUNT, { ...EMPTY, city: "جدة" }, false).city).toBe("Djeddah");
});
