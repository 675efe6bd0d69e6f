import { joinPhone } from "#domain/kernel/phone-parts.ts";
import { readDraft, writeDraft } from "#src/lib/session-draft.ts";
import { SIGN_UP_DRAFT } from "#src/lib/sign-up-draft.ts";

/** A tab that was open before phones became one field kept the calling code apart, which the form would be refused for. */
export function mendSignUpDraft(): void {
  const { countryCode, phone = "", ...draft } = readDraft(SIGN_UP_DRAFT);
  if (countryCode === undefined) return;
  writeDraft(SIGN_UP_DRAFT, { ...draft, ...(phone === "" ? {} : { phone: joinPhone(countryCode, phone) }) });
}
