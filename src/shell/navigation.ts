import { MENU_CATEGORY_SLUGS } from "#domain/catalogue/categories.ts";
import { m } from "#i18n/paraglide/messages.js";

/** Entries of the menu in the spec's order (§2); the products entry opens the five categories. */
export const MENU_ENTRIES = [
  { to: "/", label: m.shell_nav_home },
  { to: "/about", label: m.shell_nav_about },
  { to: "/products", label: m.shell_nav_products },
  { to: "/partners", label: m.shell_nav_partners },
  { to: "/logistics", label: m.shell_nav_logistics },
  { to: "/contact", label: m.shell_nav_contact },
] as const;

/** The two registrations of the menu: buyers leave their wishes in the home page's dialog, companies apply. */
export const REGISTRATION_ENTRIES = [
  { to: "/", search: { open: "buyer" }, label: m.shell_nav_buyer_registration },
  { to: "/supplier-registration", search: {}, label: m.shell_nav_supplier_registration },
] as const;

/** What the platform says of its service. */
export const LEGAL_ENTRIES = [
  { to: "/terms", label: m.legal_terms_title },
  { to: "/privacy", label: m.legal_privacy_title },
] as const;

/** Tabs under the search box (spec §2). */
export const TABS = [
  { to: "/products", label: m.shell_tab_products },
  { to: "/manufacturers", label: m.shell_tab_manufacturers },
  { to: "/suppliers", label: m.shell_tab_suppliers },
] as const;

export const DROPDOWN_CATEGORIES = MENU_CATEGORY_SLUGS;
