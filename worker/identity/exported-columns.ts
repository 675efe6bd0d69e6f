import { contactMessages, leads, tipSubmissions } from "#drizzle/schema/content.ts";
import { accountEvents, sessions, users } from "#drizzle/schema/identity.ts";
import { messages } from "#drizzle/schema/messaging.ts";
import { orders } from "#drizzle/schema/orders.ts";
import { notices } from "#drizzle/schema/platform.ts";
import { quotes, quoteVersions } from "#drizzle/schema/quotes.ts";
import { buyerRatings, supplierRatings } from "#drizzle/schema/ratings.ts";
import { reports } from "#drizzle/schema/reports.ts";
import { rfqs } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";

// What the owner of an account may take along (security 14): every column is named, no hash and no key is.

export const userColumns = {
  id: users.id,
  email: users.email,
  emailVerifiedAt: users.emailVerifiedAt,
  name: users.name,
  phone: users.phone,
  location: users.location,
  avatarPath: users.avatarPath,
  userType: users.userType,
  grants: users.grants,
  locale: users.locale,
  notices: users.notices,
  deleteAfter: users.deleteAfter,
  createdAt: users.createdAt,
  updatedAt: users.updatedAt,
};

export const sessionColumns = {
  id: sessions.handle,
  userAgent: sessions.userAgent,
  createdAt: sessions.createdAt,
  lastUsedAt: sessions.lastUsedAt,
  expiresAt: sessions.expiresAt,
};

export const eventColumns = {
  action: accountEvents.action,
  details: accountEvents.details,
  createdAt: accountEvents.createdAt,
};

export const noticeColumns = {
  kind: notices.kind,
  template: notices.template,
  data: notices.data,
  path: notices.path,
  readAt: notices.readAt,
  createdAt: notices.createdAt,
};

export const rfqColumns = {
  reference: rfqs.reference,
  status: rfqs.status,
  companyName: rfqs.companyName,
  contactName: rfqs.contactName,
  email: rfqs.email,
  phone: rfqs.phone,
  category: rfqs.category,
  description: rfqs.description,
  quantity: rfqs.quantity,
  notes: rfqs.notes,
  locale: rfqs.locale,
  deadlineAt: rfqs.deadlineAt,
  createdAt: rfqs.createdAt,
};

export const leadColumns = {
  kind: leads.kind,
  companyName: leads.companyName,
  contactName: leads.contactName,
  email: leads.email,
  phone: leads.phone,
  country: leads.country,
  details: leads.details,
  locale: leads.locale,
  createdAt: leads.createdAt,
};

export const messageColumns = {
  name: contactMessages.name,
  company: contactMessages.company,
  email: contactMessages.email,
  phone: contactMessages.phone,
  subject: contactMessages.subject,
  message: contactMessages.message,
  createdAt: contactMessages.createdAt,
};

export const tipColumns = {
  authorName: tipSubmissions.authorName,
  email: tipSubmissions.email,
  category: tipSubmissions.category,
  title: tipSubmissions.title,
  content: tipSubmissions.content,
  createdAt: tipSubmissions.createdAt,
};

export const reportColumns = {
  subjectKind: reports.subjectKind,
  subjectId: reports.subjectId,
  reason: reports.reason,
  text: reports.text,
  email: reports.reporterEmail,
  status: reports.status,
  outcome: reports.outcome,
  createdAt: reports.createdAt,
};

/** What the account said itself, in whichever conversation. */
export const saidColumns = {
  conversation: messages.conversationId,
  seq: messages.seq,
  kind: messages.kind,
  content: messages.content,
  phrase: messages.phrase,
  context: messages.context,
  createdAt: messages.createdAt,
};

export const companyColumns = {
  id: suppliers.id,
  slug: suppliers.slug,
  status: suppliers.status,
  businessType: suppliers.businessType,
  country: suppliers.country,
  city: suppliers.city,
  yearEstablished: suppliers.yearEstablished,
  employeeCount: suppliers.employeeCount,
  website: suppliers.website,
  logoPath: suppliers.logoPath,
  coverPath: suppliers.coverPath,
  verifiedAt: suppliers.verifiedAt,
  createdAt: suppliers.createdAt,
};

/** A quote with the terms that stand. */
export const quoteColumns = {
  reference: quotes.reference,
  request: rfqs.reference,
  status: quotes.status,
  currency: quoteVersions.currency,
  totalMinor: quoteVersions.totalMinor,
  incoterm: quoteVersions.incoterm,
  place: quoteVersions.place,
  notes: quoteVersions.notes,
  sentAt: quotes.sentAt,
  updatedAt: quotes.updatedAt,
};

/** Who bought is the account itself, or whom its company sold to: a supplier's own records name its customers. */
export const orderColumns = {
  reference: orders.reference,
  status: orders.status,
  payment: orders.payment,
  buyer: orders.buyer,
  currency: orders.currency,
  totalMinor: orders.totalMinor,
  vatMinor: orders.vatMinor,
  notes: orders.notes,
  createdAt: orders.createdAt,
  completedAt: orders.completedAt,
};

export const givenRatingColumns = {
  order: orders.reference,
  status: supplierRatings.status,
  supplierRating: supplierRatings.supplierRating,
  productQuality: supplierRatings.productQuality,
  deliveryTime: supplierRatings.deliveryTime,
  communication: supplierRatings.communication,
  review: supplierRatings.review,
  createdAt: supplierRatings.createdAt,
};

/** What the account's company gave to buyers. */
export const buyerRatingColumns = {
  order: orders.reference,
  status: buyerRatings.status,
  rating: buyerRatings.rating,
  review: buyerRatings.review,
  createdAt: buyerRatings.createdAt,
};
