import { beforeAll, describe, expect, it } from "vitest";
import { users } from "#drizzle/schema/identity.ts";
import { DEMO_EMAILS, seedAccountsIfNone } from "../../drizzle/seed/accounts.ts";
import { databaseAt, freshDatabaseUrl } from "../support/database.ts";
import { TEST_NOW } from "./support/context.ts";
import { siteOver } from "./support/site.ts";

const PRODUCTION = {
  APP_ENV: "production",
  PUBLIC_ORIGIN: "https://mawrid.test",
  RESEND_API_KEY: "re_x",
  APP_SECRET: "0123456789abcdef0123456789abcdef",
};

describe("GET /__dev/demo-logins.json", () => {
  let url: string;
  const answer = (vars: Record<string, string>) => siteOver(url, { vars })("/__dev/demo-logins.json");

  beforeAll(async () => {
    url = await freshDatabaseUrl();
    const db = databaseAt(url);
    await seedAccountsIfNone(db, TEST_NOW, async () => "hash");
    const [somebody] = await db.select().from(users).limit(1);
    if (somebody) await db.insert(users).values({ ...somebody, id: "usr_other", email: "other@demo.test" });
  });

  it("tells a local run's screens the seeded logins and no others", async () => {
    const logins: { password: string; accounts: { email: string }[] } = await (
      await answer({ DEMO_PASSWORD: "local" })
    ).json();
    expect(logins.password).toBe("local");
    expect(logins.accounts.map(({ email }) => email).sort()).toEqual([...DEMO_EMAILS].sort());
    expect(logins.accounts.find(({ email }) => email === "unverified@demo.test")).toEqual({
      email: "unverified@demo.test",
      userType: "buyer",
      supplierStatus: null,
      isVerified: false,
    });
  });

  it("is empty where no password was set, and absent in production", async () => {
    expect(await (await answer({})).json()).toEqual({ password: "", accounts: [] });
    expect((await answer({ ...PRODUCTION, DEMO_PASSWORD: "local" })).status).toBe(404);
  });
});
