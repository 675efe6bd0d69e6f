import { describe, expect, it } from "vitest";
import { contactMessages, leads, tipSubmissions } from "#drizzle/schema/content.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { freshDatabase } from "../support/database.ts";
import { callerOf, testContext } from "./support/context.ts";
import { forms } from "./support/forms.ts";
import { refusalOf } from "./support/refusals.ts";
import { itKeepsTheWriteRules } from "./support/write-rules.ts";

describe("rfq.submit", () =>
  itKeepsTheWriteRules({
    procedure: "rfq.submit",
    table: rfqs,
    form: forms.rfq,
    call: (caller, input) => caller.rfq.submit(input),
    mails: 1,
  }));

describe("leads.submitSupplier", () =>
  itKeepsTheWriteRules({
    procedure: "leads.submitSupplier",
    table: leads,
    form: forms.supplierLead,
    call: (caller, input) => caller.leads.submitSupplier(input),
    mails: 2,
  }));

it("mails one mailbox of three supplier registrations an hour at most, wherever they come from", async () => {
  const db = await freshDatabase();
  const register = (email: string) => {
    const ctx = testContext(db, { clientAddress: crypto.randomUUID() });
    return callerOf(ctx).leads.submitSupplier(forms.supplierLead({ email }));
  };
  for (const tag of ["one", "two", "three"]) await register(`victim+${tag}@people.example`);
  expect((await refusalOf(register("victim@people.example"))).code).toBe("RATE_LIMITED");
  await register("other@people.example");
});

describe("leads.submitBuyer", () =>
  itKeepsTheWriteRules({
    procedure: "leads.submitBuyer",
    table: leads,
    form: forms.buyerLead,
    call: (caller, input) => caller.leads.submitBuyer(input),
    mails: 1,
  }));

describe("contact.send", () =>
  itKeepsTheWriteRules({
    procedure: "contact.send",
    table: contactMessages,
    form: forms.contact,
    call: (caller, input) => caller.contact.send(input),
    mails: 1,
  }));

describe("tips.submit", () =>
  itKeepsTheWriteRules({
    procedure: "tips.submit",
    table: tipSubmissions,
    form: forms.tip,
    call: (caller, input) => caller.tips.submit(input),
    mails: 0,
  }));
