export type PendingShape = "cards" | "rows" | "form";

const FORMS =
  /^\/(auth|verify-email|forgot-password|reset-password|confirm-email-change|checkout|claim|rate-supplier|supplier-registration|add-product|rfqs\/new|settings|profile|contact)\b/;
const ROWS =
  /^\/(orders|rfqs|rfq|quotes|inbox|notifications|waiting|messages|cart|admin|analytics|supplier-dashboard)\b/;

/** What the page at an address looks like while it loads: a form, rows of a list, or cards. */
export function pendingShape(pathname: string): PendingShape {
  if (FORMS.test(pathname)) return "form";
  return ROWS.test(pathname) ? "rows" : "cards";
}
