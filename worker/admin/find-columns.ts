import { products } from "#drizzle/schema/catalogue.ts";
import { users } from "#drizzle/schema/identity.ts";
import { quotes } from "#drizzle/schema/quotes.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";
import { goodsNames } from "#worker/catalogue/goods-names-sql.ts";
import { namesOf } from "#worker/suppliers/company-to-transition.ts";

// What the search over everything shows of each find.

export const REQUEST_FOUND = {
  reference: rfqs.reference,
  status: rfqs.status,
  confirmBy: rfqs.confirmBy,
  deadlineAt: rfqs.deadlineAt,
  quotesCount: rfqs.quotesCount,
  companyName: rfqs.companyName,
  description: rfqs.description,
  createdAt: rfqs.createdAt,
};

export const QUOTE_FOUND = {
  reference: quotes.reference,
  status: quotes.status,
  validUntil: quotes.validUntil,
  createdAt: quotes.createdAt,
  rfqReference: rfqs.reference,
  buyerName: rfqs.companyName,
  supplierNames: namesOf(),
};

export const COMPANY_FOUND = {
  id: suppliers.id,
  status: suppliers.status,
  names: namesOf(),
  licenceNumber: suppliers.licenceNumber,
  createdAt: suppliers.createdAt,
  email: users.email,
};

export const PERSON_FOUND = {
  id: users.id,
  name: users.name,
  email: users.email,
  userType: users.userType,
  createdAt: users.createdAt,
};

export const PRODUCT_FOUND = {
  id: products.id,
  sku: products.sku,
  status: products.status,
  names: goodsNames("products.number"),
  supplierNames: namesOf(),
  createdAt: products.createdAt,
};
