import { createExecutionContext } from "cloudflare:test";
import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { Hono } from "hono";
import { beforeEach, describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { sessions, users } from "#drizzle/schema/identity.ts";
import type { AppBindings } from "#worker/http/bindings.ts";
import { requestContext } from "#worker/http/request-context.ts";
import { requestLog } from "#worker/http/request-log.ts";
import { databaseAt, freshDatabaseUrl } from "../../support/database.ts";
import { type Actor, callerAs, makeActors } from "../support/actors.ts";
import { TEST_NOW } from "../support/context.ts";
import { post, siteOver } from "../support/site.ts";

const DAY = 24 * 3_600_000;
let url: string;
let db: Database;
let actor: Actor;
beforeEach(async () => {
  url = await freshDatabaseUrl();
  db = databaseAt(url);
  actor = (await makeActors(db, ["buyer A"]))["buyer A"];
});

const change = (row: Partial<typeof sessions.$inferInsert>) =>
  db.update(sessions).set(row).where(eq(sessions.userId, actor.userId));
const seen = () => callerAs(db, actor).auth.session();

describe("a session", () => {
  it("ends 90 days after it began, however often it was used, and its row goes", async () => {
    await change({ createdAt: TEST_NOW - 90 * DAY + 1 });
    expect(await seen()).toMatchObject({ userId: actor.userId });
    await change({ createdAt: TEST_NOW - 90 * DAY });
    expect(await seen()).toBeNull();
    expect(await db.$count(sessions)).toBe(0);
  });

  it("ends when its idle time is over", async () => {
    await change({ expiresAt: Date.now() - 1 });
    expect(await seen()).toBeNull();
    expect(await db.$count(sessions)).toBe(0);
  });

  it("ends by itself: those of others stay as they are", async () => {
    const other = (await makeActors(db, ["buyer B"]))["buyer B"];
    const ofOther = () => db.select().from(sessions).where(eq(sessions.userId, other.userId));
    const before = await ofOther();
    for (const end of [{ expiresAt: Date.now() - 1 }, { createdAt: TEST_NOW - 90 * DAY }]) {
      await change(end);
      expect(await seen()).toBeNull();
    }
    expect(before).toHaveLength(1);
    expect(await ofOther()).toEqual(before);
  });

  it("opens nothing while its account is suspended", async () => {
    await db.update(users).set({ suspendedAt: TEST_NOW }).where(eq(users.id, actor.userId));
    expect(await seen()).toBeNull();
  });

  it("is renewed in its second half, with the same token in the cookie, whatever answers", async () => {
    const site = siteOver(url);
    const headers = { Cookie: actor.cookie };
    const answers = {
      call: () => site("/api/trpc/auth.session", { headers }),
      refusedCall: () => site("/api/trpc/admin.overview", { headers }),
      refusedUpload: () => site("/api/avatar", post("no picture", headers)),
      download: () => site("/files/private/documents/missing", { headers }),
    };
    for (const [name, ask] of Object.entries(answers)) {
      const createdAt = Date.now();
      await change({ createdAt, expiresAt: createdAt + 10 * DAY });
      expect([name, (await ask()).headers.getSetCookie().map((cookie) => cookie.split(";")[0])]).toEqual([
        name,
        [actor.cookie],
      ]);
      const [row] = await db.select().from(sessions);
      expect(row?.expiresAt).toBeGreaterThan(createdAt + 29 * DAY);
      expect([name, (await ask()).headers.getSetCookie()]).toEqual([name, []]);
    }
  });
});

describe("an answer outside the API", () => {
  const app = new Hono<AppBindings>();
  app.use(requestLog(), requestContext());
  app.get("/own", async (c) => c.text((await c.get("context").viewer())?.userId ?? "nobody"));
  app.get("/same-for-all", (c) => c.text("all"));
  const cacheOf = async (path: string, headers: Record<string, string>) => {
    const bindings = { ...env, TURSO_DATABASE_URL: url };
    const answer = await app.fetch(
      new Request(`https://mawrid.test${path}`, { headers }),
      bindings,
      createExecutionContext(),
    );
    return [await answer.text(), answer.headers.get("Cache-Control")];
  };

  it("that was made for somebody is kept nowhere; one that is the same for all is left alone", async () => {
    expect(await cacheOf("/own", { Cookie: actor.cookie })).toEqual([actor.userId, "no-store"]);
    expect(await cacheOf("/own", {})).toEqual(["nobody", null]);
    expect(await cacheOf("/same-for-all", { Cookie: actor.cookie })).toEqual(["all", null]);
  });
});
