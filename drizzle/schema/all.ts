// drizzle-kit and the client take the schema as one module; nothing else imports this file.
export * from "./catalogue.ts";
export * from "./content.ts";
export * from "./identity.ts";
export * from "./platform.ts";
export * from "./rfq.ts";
export * from "./suppliers.ts";
