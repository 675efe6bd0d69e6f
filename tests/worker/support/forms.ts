import type * as z from "zod";
import type { CreateProductInput } from "#domain/catalogue/manage-products.ts";
import type { ProductFormInput } from "#domain/catalogue/product-form.ts";
import type { ProductTermsInput } from "#domain/catalogue/product-terms.ts";
import type { BuyerLeadInput } from "#domain/content/buyer-lead.ts";
import type { ContactMessageInput } from "#domain/content/contact-message.ts";
import type { createClaimSchema } from "#domain/content/edit-claim.ts";
import type { createPartnerSchema } from "#domain/content/edit-partner.ts";
import type { createTipSchema, TipFieldsInput } from "#domain/content/edit-tip.ts";
import type { SupplierLeadInput } from "#domain/content/supplier-lead.ts";
import type { TipSubmissionInput } from "#domain/content/tip-submission.ts";
import type { CheckoutInput } from "#domain/orders/checkout.ts";
import type { SubmitReportInput } from "#domain/reports/submit-report.ts";
import type { CounterTermsInput, QuoteTermsInput } from "#domain/rfq/quote-terms.ts";
import type { SubmitRfqInput } from "#domain/rfq/submit-rfq.ts";
import type { ApplyInput } from "#domain/suppliers/apply.ts";
import type { ListCompanyInput } from "#domain/suppliers/claims.ts";

/** Good forms with a key of their own; tests change the field they are about. */
export const forms = {
  rfq: (changes: Partial<SubmitRfqInput> = {}): SubmitRfqInput => ({
    companyName: "شركة النخيل",
    contactName: "سعيد المنصوري",
    email: "said@example.com",
    phone: "+971 50 123 4567",
    productCategory: "food-products",
    productDescription: "تمور مجدول درجة أولى للتصدير",
    quantity: "٥٠٠ كرتون",
    locale: "ar",
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  }),
  supplierLead: (changes: Partial<SupplierLeadInput> = {}): SupplierLeadInput => ({
    companyName: "Burj Tiles",
    contactName: "Huda Al Falasi",
    email: "huda@example.com",
    phone: "(04) 555-0199",
    country: "الإمارات",
    city: "Sharjah",
    businessType: "manufacturer",
    businessLicense: "CN-1045",
    yearEstablished: "٢٠١٢",
    employeeCount: "51-100",
    productsServices: "Porcelain tiles",
    website: "burj-tiles.example",
    locale: "en",
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  }),
  buyerLead: (changes: Partial<BuyerLeadInput> = {}): BuyerLeadInput => ({
    companyName: "Sahel Import",
    contactName: "Awa Diop",
    email: "awa@example.com",
    phone: "+221 77 123 45 67",
    country: "Sénégal",
    productsInterest: "Dattes, ciment",
    locale: "fr",
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  }),
  contact: (changes: Partial<ContactMessageInput> = {}): ContactMessageInput => ({
    name: "Omar Haddad",
    company: "",
    email: "omar@example.com",
    phone: "00971501234567",
    subject: "Catalogue",
    message: "Please send me your catalogue.\n\nThank you",
    locale: "en",
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  }),
  company: (changes: Partial<ApplyInput> = {}): ApplyInput => ({
    companyName: "شركة الواحة للتمور Al Waha Dates",
    businessType: "manufacturing",
    description: "تمور معبأة للتصدير",
    licenseNumber: "CN-2201",
    website: "al-waha.example",
    locale: "ar",
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  }),
  listedCompany: (changes: Partial<ListCompanyInput> = {}): ListCompanyInput => ({
    names: { ar: "شركة الساحل للورق", en: "Sahel Paper", fr: "Papiers du Sahel" },
    businessType: "manufacturing",
    country: "AE",
    city: "الشارقة",
    website: "sahel-paper.example",
    licenceNumber: null,
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  }),
  tip: (changes: Partial<TipSubmissionInput> = {}): TipSubmissionInput => ({
    authorName: "Layla Nasser",
    email: "layla@example.com",
    category: "shipping",
    title: "Insure by value",
    content: "Insure the goods for their landed value and not for the invoice alone.",
    locale: "en",
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  }),
  checkout: (changes: Partial<CheckoutInput> = {}): CheckoutInput => ({
    lines: [{ productId: "prd_missing", quantity: 10, unitPriceMinor: 1250, currency: "AED" }],
    companyName: "شركة النخيل",
    contactName: "سعيد المنصوري",
    phone: "+971 50 123 4567",
    country: "AE",
    city: "دبي",
    address: "القوز الصناعية 3",
    trn: "",
    locale: "ar",
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  }),
  report: (changes: Partial<SubmitReportInput> = {}): SubmitReportInput => ({
    subjectKind: "product",
    subjectId: "prd_missing",
    reason: "counterfeit",
    text: "The certificate in the pictures belongs to another maker.",
    email: "witness@example.com",
    locale: "en",
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  }),
  editedTip: (changes: Partial<TipFieldsInput> = {}): TipFieldsInput => ({
    category: "shipping",
    title_ar: "أمّن على القيمة الواصلة",
    summary_ar: "التأمين على الفاتورة وحدها لا يكفي.",
    content_ar: "أمّن على البضاعة بقيمتها عند الوصول.\n\nأضف الشحن والرسوم.",
    title_en: "Insure by value",
    summary_en: "The invoice alone is not enough.",
    content_en: "Insure the goods for their landed value.",
    ...changes,
  }),
  newTip: (changes: Partial<z.input<typeof createTipSchema>> = {}): z.input<typeof createTipSchema> => ({
    tip: { ...forms.editedTip(), slug: "insure-by-value" },
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  }),
  newPartner: (changes: Partial<z.input<typeof createPartnerSchema>> = {}): z.input<typeof createPartnerSchema> => ({
    partner: {
      country: "AE",
      partnerSince: "٢٠١٩",
      certifications: "ISO 9001\nHACCP",
      name_fr: "Dattes de la Palmeraie",
      specialties_fr: "Dattes\nSirop de dattes",
      description_fr: "Un atelier de conditionnement près des vergers.",
    },
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  }),
  newClaim: (changes: Partial<z.input<typeof createClaimSchema>> = {}): z.input<typeof createClaimSchema> => ({
    claim: {
      evidenceUrl: "registry.example/licence/77",
      title_ar: "رخصة تجارية",
      description_ar: "رخصة سارية.",
    },
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  }),
  newProduct: (changes: Partial<CreateProductInput> = {}): CreateProductInput => ({
    category: "food-products",
    subcategory: "dates",
    locale: "ar",
    name: "تمر مجدول",
    idempotencyKey: crypto.randomUUID(),
    ...changes,
  }),
  quote: (changes: Partial<QuoteTermsInput> = {}): QuoteTermsInput => ({
    currency: "AED",
    vatRate: 500,
    validUntil: "2026-12-20",
    ...forms.counter(),
    ...changes,
  }),
  counter: (changes: Partial<CounterTermsInput> = {}): CounterTermsInput => ({
    incoterm: "DAP",
    place: "Dubai",
    leadTimeDaysMin: 7,
    leadTimeDaysMax: 14,
    paymentTerms: "30 % deposit, 70 % before shipment",
    freight: "150",
    insurance: "",
    discount: "",
    lines: [{ line: 1, description: "تمر مجدول", quantity: "٥٠٠", unit: "carton", unitPrice: "12.50" }],
    notes: null,
    ...changes,
  }),
  terms: (changes: Partial<ProductTermsInput> = {}): ProductTermsInput => ({
    moq: 10,
    currency: "AED",
    price: "120",
    tiers: [
      { minQuantity: 50, price: "110" },
      { minQuantity: 200, price: "95.50" },
    ],
    leadTime: "7-12",
    ...changes,
  }),
  product: (changes: Partial<ProductFormInput> = {}): ProductFormInput => ({
    category: "food-products",
    subcategory: "dates",
    origin: "SA",
    unit: "carton",
    orderMultiple: 1,
    ...forms.terms(),
    hsCode: "0804.10",
    certificates: [{ code: "halal", validUntil: null }],
    pictures: [],
    texts: {
      ar: { name: "تمر مجدول فاخر", description: "درجة أولى", specs: [["الوزن", "5 كغ"]] },
      en: { name: "Premium Medjool dates", description: "First grade", specs: [["Weight", "5 kg"]] },
      fr: { name: "Dattes Medjoul de choix", description: "Premier choix", specs: [["Poids", "5 kg"]] },
    },
    ...changes,
  }),
};
