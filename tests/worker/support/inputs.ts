import { DEFAULT_NOTICES } from "#domain/identity/notification-settings.ts";
import { forms } from "./forms.ts";

const KEY = "A".repeat(43);
const PASSWORD = "a-Password-of-2026";

/** An input that each procedure would take, so that nothing but its guard can refuse the call. */
export const INPUTS: Record<string, unknown> = {
  "auth.signUp": {
    name: "مشتريات النخيل",
    email: "new@people.example",
    password: PASSWORD,
    locale: "ar",
    idempotencyKey: "0190a000-0000-4000-8000-000000000001",
  },
  "auth.signIn": { email: "buyer-a@people.example", password: PASSWORD },
  "auth.requestReset": { email: "buyer-a@people.example" },
  "auth.resetPassword": { token: KEY, password: PASSWORD },
  "auth.verifyByLink": { token: KEY },
  "auth.verifyByCode": { code: "12345678" },
  "account.updateProfile": { name: "Another name", phone: "+971 50 123 4567", location: "Dubai" },
  "account.changePassword": { currentPassword: PASSWORD, password: `${PASSWORD}!` },
  "account.requestEmailChange": { email: "other@people.example", password: PASSWORD },
  "account.confirmEmailChange": { token: KEY },
  "account.endSession": { id: "ses_buyer-b" },
  "account.updateSettings": { locale: "fr", notices: DEFAULT_NOTICES },
  "account.requestDeletion": { password: PASSWORD },
  "catalogue.product": { category: "food-products", slug: "dates", locale: "ar" },
  "catalogue.search": { q: "dates", locale: "ar" },
  "catalogue.suggest": { q: "dates", locale: "ar" },
  "catalogue.home": { locale: "ar" },
  "suppliers.list": { locale: "ar" },
  "suppliers.bySlug": { slug: "a-company", locale: "ar" },
  "company.register": forms.company(),
  "company.answerItem": { item: "trn", trn: "100123456700003" },
  "company.removeDocument": { id: "doc_missing" },
  "company.provideInfo": { version: 1 },
  "company.resubmit": { version: 1 },
  "rfq.submit": forms.rfq(),
  "rfq.confirm": { reference: "RFQ-2026-AAAAAA", key: KEY, proof: KEY },
  "rfq.track": { reference: "RFQ-2026-AAAAAA", key: KEY },
  "leads.submitSupplier": forms.supplierLead(),
  "leads.submitBuyer": forms.buyerLead(),
  "contact.send": forms.contact(),
  "tips.submit": forms.tip(),
  "content.tips": { locale: "ar" },
  "content.tip": { slug: "a-tip", locale: "ar" },
  "content.partners": { locale: "ar" },
  "content.about": { locale: "ar" },
  "admin.applications": {},
  "admin.application": { id: "sup_missing" },
  "admin.decideItem": { id: "sup_usr_pending", version: 1, item: "trn", decision: "waived", note: "known" },
  "admin.moveSupplier": { id: "sup_usr_pending", version: 1, action: "reject", reason: "no licence" },
};
