import { index, integer, primaryKey, real, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { LEAD_KINDS, TIP_CATEGORIES } from "#domain/content/content-facts.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { timestamps } from "./columns.ts";
import { users } from "./identity.ts";

/** A company that left its data in one of the home page's dialogs; `details` holds the fields of that dialog. */
export const leads = sqliteTable(
  "leads",
  {
    id: text("id").primaryKey(),
    kind: text("kind", { enum: LEAD_KINDS }).notNull(),
    companyName: text("company_name").notNull(),
    contactName: text("contact_name").notNull(),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    country: text("country").notNull(),
    details: text("details", { mode: "json" }).$type<Record<string, string | number | null>>().notNull(),
    /** The account that proved the e-mail. */
    userId: text("user_id").references(() => users.id, { onDelete: "set null" }),
    locale: text("locale", { enum: LOCALES }).notNull(),
    status: text("status", { enum: ["new", "done"] }).notNull(),
    ...timestamps,
  },
  (table) => [
    index("leads_queue").on(table.status, table.createdAt),
    index("leads_by_email").on(table.email),
    index("leads_by_user").on(table.userId),
  ],
);

export const contactMessages = sqliteTable(
  "contact_messages",
  {
    id: text("id").primaryKey(),
    name: text("name").notNull(),
    company: text("company"),
    email: text("email").notNull(),
    phone: text("phone").notNull(),
    subject: text("subject").notNull(),
    message: text("message").notNull(),
    locale: text("locale", { enum: LOCALES }).notNull(),
    status: text("status", { enum: ["new", "done"] }).notNull(),
    ...timestamps,
  },
  (table) => [
    index("contact_messages_queue").on(table.status, table.createdAt),
    index("contact_messages_by_email").on(table.email),
  ],
);

/** A trade tip. Its figures are counted: who read it and rated it stands in no row. */
export const tips = sqliteTable(
  "tips",
  {
    id: text("id").primaryKey(),
    slug: text("slug").notNull().unique(),
    category: text("category", { enum: TIP_CATEGORIES }).notNull(),
    position: integer("position").notNull(),
    /** The average of its ratings, 1 to 5; 0 while there is none. */
    rating: real("rating").notNull(),
    ratings: integer("ratings").notNull().default(0),
    views: integer("views").notNull(),
    /** Null while it is a draft, which the public doesn't see. */
    publishedAt: integer("published_at"),
    version: integer("version").notNull().default(1),
    ...timestamps,
  },
  (table) => [index("tips_in_order").on(table.position)],
);

/**
 * Who read a tip today, so that each counts once a day: eight bytes of a keyed hash of tip, day and network address, which
 * tell nothing without the key and go the day after.
 */
export const tipVisits = sqliteTable(
  "tip_visits",
  {
    tipId: text("tip_id")
      .notNull()
      .references(() => tips.id, { onDelete: "cascade" }),
    day: text("day").notNull(),
    mark: text("mark").notNull(),
  },
  (table) => [primaryKey({ columns: [table.tipId, table.day, table.mark] }), index("tip_visits_by_day").on(table.day)],
);

/**
 * Stars that a tip was given, one row for each who gave them: `mark` is eight bytes of a keyed hash of tip and account, or of
 * tip and network address, different for every tip.
 */
export const tipRatings = sqliteTable(
  "tip_ratings",
  {
    tipId: text("tip_id")
      .notNull()
      .references(() => tips.id, { onDelete: "cascade" }),
    mark: text("mark").notNull(),
    stars: integer("stars").notNull(),
    createdAt: integer("created_at").notNull(),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.tipId, table.mark] })],
);

/** `content` is plain text, paragraphs separated by an empty line. */
export const tipTranslations = sqliteTable(
  "tip_translations",
  {
    tipId: text("tip_id")
      .notNull()
      .references(() => tips.id, { onDelete: "cascade" }),
    locale: text("locale", { enum: LOCALES }).notNull(),
    title: text("title").notNull(),
    summary: text("summary").notNull(),
    content: text("content").notNull(),
  },
  (table) => [primaryKey({ columns: [table.tipId, table.locale] })],
);

/** A tip that a visitor shared, waiting for an editor. */
export const tipSubmissions = sqliteTable(
  "tip_submissions",
  {
    id: text("id").primaryKey(),
    authorName: text("author_name").notNull(),
    email: text("email").notNull(),
    category: text("category", { enum: TIP_CATEGORIES }).notNull(),
    title: text("title").notNull(),
    content: text("content").notNull(),
    locale: text("locale", { enum: LOCALES }).notNull(),
    status: text("status", { enum: ["new", "done"] }).notNull(),
    ...timestamps,
  },
  (table) => [
    index("tip_submissions_queue").on(table.status, table.createdAt),
    index("tip_submissions_by_email").on(table.email),
  ],
);

export const partners = sqliteTable("partners", {
  id: text("id").primaryKey(),
  country: text("country").notNull(),
  position: integer("position").notNull(),
  partnerSince: integer("partner_since").notNull(),
  certifications: text("certifications", { mode: "json" }).$type<string[]>().notNull(),
  version: integer("version").notNull().default(1),
});

export const partnerTranslations = sqliteTable(
  "partner_translations",
  {
    partnerId: text("partner_id")
      .notNull()
      .references(() => partners.id, { onDelete: "cascade" }),
    locale: text("locale", { enum: LOCALES }).notNull(),
    name: text("name").notNull(),
    specialties: text("specialties", { mode: "json" }).$type<string[]>().notNull(),
    description: text("description").notNull(),
  },
  (table) => [primaryKey({ columns: [table.partnerId, table.locale] })],
);

/**
 * Figures that an operator writes in place of counted ones (spec §9); only those with a link to their evidence are shown
 * (rulings: marketing claims). Earlier ones may lack it.
 */
export const statistics = sqliteTable(
  "statistics",
  {
    page: text("page", { enum: ["home", "partners"] }).notNull(),
    key: text("key").notNull(),
    value: text("value").notNull(),
    evidenceUrl: text("evidence_url"),
    version: integer("version").notNull().default(1),
    updatedAt: integer("updated_at").notNull(),
  },
  (table) => [primaryKey({ columns: [table.page, table.key] })],
);

/** A claim of the platform (licence, certificate, membership) with the link that proves it, if there is one. */
export const claims = sqliteTable("claims", {
  id: text("id").primaryKey(),
  position: integer("position").notNull(),
  evidenceUrl: text("evidence_url"),
  version: integer("version").notNull().default(1),
});

export const claimTranslations = sqliteTable(
  "claim_translations",
  {
    claimId: text("claim_id")
      .notNull()
      .references(() => claims.id, { onDelete: "cascade" }),
    locale: text("locale", { enum: LOCALES }).notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
  },
  (table) => [primaryKey({ columns: [table.claimId, table.locale] })],
);
