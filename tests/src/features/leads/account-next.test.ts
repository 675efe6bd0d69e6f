import { expect, it, vi } from "vitest";
import { handOver } from "#src/features/leads/account-next.tsx";
import { REQUEST_DRAFT } from "#src/lib/drafts/request-draft.ts";
import { SENDER_DRAFT } from "#src/lib/drafts/sender-draft.ts";
import { readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";
import { SIGN_UP_DRAFT } from "#src/lib/drafts/sign-up-draft.ts";
import { freshTabStorage } from "../../../support/tab-storage.ts";

vi.mock("#src/lib/session/session.ts", () => ({ useSession: () => ({ session: null, isKnown: true }) }));

freshTabStorage();

it("hands what a buyer registered with to the sign-up and to its first request", () => {
  const person = { email: "awa@example.com", phone: "+221 77 123 45 67" };
  const productsInterest = "Dattes et riz, 20 tonnes par mois";
  handOver({ ...person, companyName: "Sahel Import", contactName: "Awa Diop", country: "Sénégal", productsInterest });
  expect(readDraft(REQUEST_DRAFT)).toEqual({ productDescription: productsInterest, destinationCountry: "SN" });
  expect(readDraft(SIGN_UP_DRAFT)).toEqual({ ...person, name: "Awa Diop", location: "Sénégal" });
  expect(readDraft(SENDER_DRAFT)).toEqual({ ...person, companyName: "Sahel Import", contactName: "Awa Diop" });
});

it("takes nothing away from a request that was begun", () => {
  const begun = { productDescription: "Cartons", destinationCountry: "ML" };
  writeDraft(REQUEST_DRAFT, begun);
  const person = {
    companyName: "Sahel Import",
    contactName: "Awa Diop",
    email: "awa@example.com",
    phone: "+221771234567",
  };
  handOver({ ...person, country: "Sénégal", productsInterest: "Dattes" });
  expect(readDraft(REQUEST_DRAFT)).toEqual(begun);
});
