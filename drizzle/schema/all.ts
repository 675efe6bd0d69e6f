// drizzle-kit and the client take the schema as one module; nothing else imports this file.
export * from "./analytics.ts";
export * from "./catalogue.ts";
export * from "./claims.ts";
export * from "./company-revisions.ts";
export * from "./content.ts";
export * from "./identity.ts";
export * from "./messaging.ts";
export * from "./operations.ts";
export * from "./orders.ts";
export * from "./payments.ts";
export * from "./platform.ts";
export * from "./quotes.ts";
export * from "./ratings.ts";
export * from "./reports.ts";
export * from "./rfq.ts";
export * from "./search.ts";
export * from "./suppliers.ts";
