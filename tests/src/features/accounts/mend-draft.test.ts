import { expect, it } from "vitest";
import { mendSignUpDraft } from "#src/features/accounts/use-sign-up.ts";
import { readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";
import { SIGN_UP_DRAFT } from "#src/lib/drafts/sign-up-draft.ts";
import { freshTabStorage } from "../../../support/tab-storage.ts";

freshTabStorage();

it.each([
  [
    { name: "Awa", countryCode: "+254", phone: "712 345 678" },
    { name: "Awa", phone: "+254 712 345 678" },
  ],
  [{ name: "Awa", countryCode: "+254" }, { name: "Awa" }],
  [
    { name: "Awa", phone: "+254712345678" },
    { name: "Awa", phone: "+254712345678" },
  ],
])("a draft of the sign-up has one phone: %j", (before, after) => {
  writeDraft(SIGN_UP_DRAFT, before);
  mendSignUpDraft();
  expect(readDraft(SIGN_UP_DRAFT)).toEqual(after);
});
