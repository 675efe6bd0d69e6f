import { m } from "#i18n/paraglide/messages.js";

const WORDS: Record<string, () => string> = {
  buyer: m.profile_type_buyer,
  supplier: m.profile_type_supplier,
  admin: m.profile_type_admin,
};

/** The kind of an account in words; one that this page does not know reads "not given" (spec §3). */
export function accountTypeWords(userType: string): string {
  return (Object.hasOwn(WORDS, userType) ? WORDS[userType] : undefined)?.() ?? m.profile_unset();
}
