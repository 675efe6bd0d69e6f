import { defineConfig } from "drizzle-kit";

export default defineConfig({
  dialect: "turso",
  schema: "./drizzle/schema/all.ts",
  out: "./drizzle/migrations",
  dbCredentials: {
    url: process.env.TURSO_DATABASE_URL ?? "http://127.0.0.1:8788/",
    authToken: process.env.TURSO_AUTH_TOKEN,
  },
});
