import { type SQL, sql } from "drizzle-orm";
import {
  priceTiers,
  productImages,
  productRevisions,
  products,
  productTranslations,
} from "#drizzle/schema/catalogue.ts";
import { companyRevisionEvents, companyRevisions } from "#drizzle/schema/company-revisions.ts";
import { quoteTemplates } from "#drizzle/schema/quotes.ts";
import {
  supplierCertifications,
  supplierChecklist,
  supplierDocuments,
  supplierEvents,
  suppliers,
  supplierTranslations,
} from "#drizzle/schema/suppliers.ts";
import { all, type Person, personal } from "./personal-table.ts";
import { ownCompany } from "./reach.ts";

const COMPANY = { kept: "a company's, which customers know and whose orders name it" };

const ownProducts = (person: Person): SQL =>
  sql`(select ${products.number} from ${products} where ${products.supplierId} = ${ownCompany(person)})`;

const ownRevisions = (person: Person): SQL =>
  sql`(select ${companyRevisions.id} from ${companyRevisions} where ${companyRevisions.supplierId} = ${ownCompany(person)})`;

/** The company that the account runs; only one without customers can be left behind. */
export const COMPANIES = [
  personal(supplierChecklist, "stays", (person) => sql`${supplierChecklist.supplierId} = ${ownCompany(person)}`, {
    answer: { blank: null },
    note: COMPANY,
    ...all("plain", "supplierId", "item", "state", "updatedAt"),
  }),
  // The files follow: the sweep deletes what no row names.
  personal(supplierDocuments, "goes", (person) => sql`${supplierDocuments.supplierId} = ${ownCompany(person)}`, {
    fileName: "personal",
    ...all("plain", "id", "supplierId", "item", "mediaType", "bytes", "validUntil", "certification", "createdAt"),
    fileKey: "secret",
  }),
  personal(supplierEvents, "stays", (person) => sql`${supplierEvents.supplierId} = ${ownCompany(person)}`, {
    note: COMPANY,
    ...all("plain", "id", "supplierId", "action", "fromStatus", "toStatus", "createdAt"),
    actorId: "secret",
  }),
  personal(
    companyRevisionEvents,
    "goes",
    (person) => sql`${companyRevisionEvents.revisionId} in ${ownRevisions(person)}`,
    {
      note: "personal",
      ...all("plain", "id", "revisionId", "action", "fromStatus", "toStatus", "createdAt"),
      actorId: "secret",
    },
  ),
  personal(companyRevisions, "goes", (person) => sql`${companyRevisions.supplierId} = ${ownCompany(person)}`, {
    ...all("personal", "content", "note"),
    ...all("plain", "id", "supplierId", "status", "indexedAt", "version", "createdAt", "updatedAt"),
  }),
  personal(quoteTemplates, "goes", (person) => sql`${quoteTemplates.supplierId} = ${ownCompany(person)}`, {
    ...all("personal", "name", "content"),
    ...all("plain", "id", "supplierId", "version", "createdAt", "updatedAt"),
  }),
  personal(supplierTranslations, "stays", (person) => sql`${supplierTranslations.supplierId} = ${ownCompany(person)}`, {
    ...all(COMPANY, "name", "city", "specialization", "description"),
    ...all("plain", "supplierId", "locale", "nameLocale"),
  }),
  personal(
    supplierCertifications,
    "stays",
    (person) => sql`${supplierCertifications.supplierId} = ${ownCompany(person)}`,
    all("plain", "supplierId", "certification", "validUntil"),
  ),
  personal(priceTiers, "stays", (person) => sql`${priceTiers.productNumber} in ${ownProducts(person)}`, {
    ...all("plain", "productNumber", "minQuantity", "priceMinor"),
  }),
  personal(productImages, "stays", (person) => sql`${productImages.productNumber} in ${ownProducts(person)}`, {
    ...all("plain", "productNumber", "position", "path", "width", "height", "alt"),
  }),
  personal(
    productTranslations,
    "stays",
    (person) => sql`${productTranslations.productNumber} in ${ownProducts(person)}`,
    {
      ...all(COMPANY, "name", "description", "specs"),
      ...all("plain", "productNumber", "locale"),
    },
  ),
  personal(
    productRevisions,
    "stays",
    (person) =>
      sql`${productRevisions.status} = 'pending' and ${productRevisions.productNumber} in ${ownProducts(person)}`,
    {
      content: COMPANY,
      ...all("plain", "id", "productNumber", "status", "note", "version", "createdAt", "updatedAt"),
    },
  ),
  personal(products, "stays", (person) => sql`${products.supplierId} = ${ownCompany(person)}`, {
    ...all("plain", "number", "id", "supplierId", "sku", "slug", "category", "subcategory", "status", "origin"),
    ...all("plain", "priceMinor", "currency", "unit", "moq", "orderMultiple", "leadTimeDaysMin", "leadTimeDaysMax"),
    ...all("plain", "hsCode", "publishedAt", "reviewNote", "submittedAt", "version", "createdAt", "updatedAt"),
  }),
  personal(suppliers, "stays", ({ userId }) => sql`${suppliers.ownerId} = ${userId}`, {
    ...all({ blank: null }, "ownerId", "licenceNumber"),
    ...all(COMPANY, "trn", "website", "city", "decisionNote", "logoPath", "coverPath"),
    ...all("plain", "id", "slug", "status", "businessType", "country", "yearEstablished", "employeeCount", "appliedAt"),
    ...all("plain", "decidedAt", "licenceValidUntil", "verifiedAt", "ratingAverage", "ratingCount", "productsCount"),
    ...all("plain", "ordersCount", "version", "createdAt", "updatedAt"),
    isTrusted: "secret",
  }),
];
