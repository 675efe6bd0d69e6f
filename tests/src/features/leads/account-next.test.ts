import { expect, it, vi } from "vitest";
import { handOver } from "#src/features/leads/account-next.tsx";
import { SENDER_DRAFT } from "#src/lib/sender-draft.ts";
import { readDraft } from "#src/lib/session-draft.ts";
import { SIGN_UP_DRAFT } from "#src/lib/sign-up-draft.ts";
import { freshTabStorage } from "../../../support/tab-storage.ts";

vi.mock("#src/lib/session.ts", () => ({ useSession: () => ({ session: null, isKnown: true }) }));

freshTabStorage();

it("hands what a buyer registered with to the sign-up and to its first request", () => {
  const person = { email: "awa@example.com", phone: "+221 77 123 45 67" };
  handOver({ ...person, companyName: "Sahel Import", contactName: "Awa Diop", country: "Sénégal" });
  expect(readDraft(SIGN_UP_DRAFT)).toEqual({ ...person, name: "Awa Diop", location: "Sénégal" });
  expect(readDraft(SENDER_DRAFT)).toEqual({ ...person, companyName: "Sahel Import", contactName: "Awa Diop" });
});
