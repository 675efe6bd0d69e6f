import { m } from "#i18n/paraglide/messages.js";
import type { Session } from "#src/lib/session/session.ts";

/** Whether an account page speaks to who sells: an account with a company, or one that is on its way to its application. */
export function isForSupplier(session: Pick<Session, "userType"> | null, returnTo: string | undefined): boolean {
  return session?.userType === "supplier" || returnTo?.startsWith("/supplier-") === true;
}

/** What the proof opens: to a buyer its requests, to a company that is not approved yet its documents and products. */
export function doneLabels(
  session: Pick<Session, "userType" | "supplierStatus"> | null,
  returnTo: string | undefined,
): string {
  if (!isForSupplier(session, returnTo)) return m.auth_verify_done_text();
  return session?.supplierStatus === "approved" ? m.auth_verify_done_seller() : m.auth_verify_done_supplier();
}
