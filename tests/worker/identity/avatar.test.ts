import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { MAX_AVATAR_BYTES } from "#domain/identity/avatar.ts";
import type { Database } from "#drizzle/client.ts";
import { accountEvents, sessions, users } from "#drizzle/schema/identity.ts";
import { changeAvatar } from "#worker/identity/change-avatar.ts";
import { inspectPicture } from "#worker/platform/pictures/inspect-picture.ts";
import { countCalls } from "../../support/count-calls.ts";
import { databaseAt, freshDatabaseUrl } from "../../support/database.ts";
import { latin, type SampleName, sample, textOf } from "../pictures/samples.ts";
import { type Actor, callerAs, contextOf, makeActors } from "../support/actors.ts";
import { refusalOf } from "../support/refusals.ts";
import { ORIGIN, siteOver } from "../support/site.ts";

let db: Database;
let site: ReturnType<typeof siteOver>;
let actors: Record<"unverified" | "buyer A" | "buyer B", Actor>;
beforeEach(async () => {
  const url = await freshDatabaseUrl();
  db = databaseAt(url);
  site = siteOver(url);
  actors = await makeActors(db, ["unverified", "buyer A", "buyer B"]);
  // The site's clock is the real one.
  await db.update(sessions).set({ expiresAt: Date.now() + 30 * 24 * 3_600_000, createdAt: Date.now() });
});

const SAME_ORIGIN = { "Sec-Fetch-Site": "same-origin" };

function upload(body: BodyInit | null, actor: Actor | null = actors["buyer A"], headers: Record<string, string> = {}) {
  const cookie: Record<string, string> = actor ? { Cookie: actor.cookie } : {};
  return site("/api/avatar", { method: "POST", body, headers: { ...SAME_ORIGIN, ...cookie, ...headers } });
}

async function uploaded(name: SampleName, actor?: Actor): Promise<string> {
  const answer = await upload(sample(name), actor);
  expect(answer.status).toBe(200);
  return (await answer.json<{ avatarPath: string }>()).avatarPath;
}

/** "status CODE path:issue" of a refusal. */
async function refusal(answer: Response): Promise<string> {
  const { error } = await answer.json<{
    error: { data: { appCode: string; issues?: { path: string; code: string }[] } };
  }>();
  const issues = (error.data.issues ?? []).map(({ path, code }) => `${path}:${code}`);
  return [answer.status, error.data.appCode, ...issues].join(" ");
}

async function stored(actor = actors["buyer A"]) {
  const [row] = await db.select({ path: users.avatarPath }).from(users).where(eq(users.id, actor.userId));
  return row?.path ?? null;
}

const objects = async () => (await env.FILES.list({ prefix: "avatars/" })).objects.map(({ key }) => key);
const events = async () => (await db.select().from(accountEvents)).map(({ action, userId }) => `${action} ${userId}`);

describe("POST /api/avatar", () => {
  it.each([
    ["jpegNoted", "jpg", "image/jpeg"],
    ["pngNoted", "png", "image/png"],
    ["gif", "gif", "image/gif"],
    ["webpNoted", "webp", "image/webp"],
  ] as const)("keeps %s without its notes, whatever it was declared as", async (name, extension, type) => {
    const answer = await upload(sample(name), actors["buyer A"], { "Content-Type": "text/html" });
    const { avatarPath } = await answer.json<{ avatarPath: string }>();
    expect(avatarPath).toMatch(new RegExp(`^/files/avatars/[\\w-]{21}\\.${extension}$`));
    expect(await stored()).toBe(avatarPath);
    expect(await events()).toEqual(["avatar_changed usr_buyer-a"]);
    const served = await site(avatarPath);
    expect(served.headers.get("Content-Type")).toBe(type);
    const bytes = new Uint8Array(await served.arrayBuffer());
    expect(bytes).toEqual(inspectPicture(sample(name)).bytes);
    expect(textOf(bytes)).not.toContain("SECRET");
  });

  it("lets unverified accounts in, since sign-up sends a picture at once", async () => {
    expect(await uploaded("png", actors.unverified)).toBe(await stored(actors.unverified));
  });

  it("replaces the picture, deletes the old object, and touches nobody else", async () => {
    const others = await uploaded("png", actors["buyer B"]);
    const first = await uploaded("png");
    const second = await uploaded("png");
    expect(second).not.toBe(first);
    expect([await stored(), await stored(actors["buyer B"])]).toEqual([second, others]);
    expect([(await site(first)).status, (await site(second)).status, (await site(others)).status]).toEqual([
      404, 200, 200,
    ]);
  });

  it("of five at once leaves one picture and no orphan", async () => {
    const before = await objects();
    const paths = await Promise.all(Array.from({ length: 5 }, () => uploaded("gif")));
    const left = (await objects()).filter((key) => !before.includes(key));
    expect(left.map((key) => `/files/${key}`)).toEqual([await stored()]);
    expect(paths).toContain(await stored());
  });

  it("makes three database calls", async () => {
    const calls = countCalls(db);
    const context = contextOf(db, actors["buyer A"]);
    const caller = await context.viewer();
    if (!caller) return expect.fail("no session");
    await changeAvatar({ ...context, caller }, sample("png"));
    expect(calls()).toBe(3);
  });

  it("needs a session, before the body is looked at", async () => {
    expect(await refusal(await upload(sample("png"), null))).toBe("401 UNAUTHENTICATED");
    expect(await refusal(await upload(new Uint8Array(MAX_AVATAR_BYTES + 1), null))).toBe("401 UNAUTHENTICATED");
    const forged = { ...actors["buyer A"], cookie: `__Host-session=${"A".repeat(43)}` };
    expect(await refusal(await upload(sample("png"), forged))).toBe("401 UNAUTHENTICATED");
  });

  const TYPES = ["text/plain", "multipart/form-data; boundary=x", "application/x-www-form-urlencoded", "image/png", ""];
  it.each(TYPES)("refuses other sites, sent as %j", async (type) => {
    const before = await objects();
    const ways: Record<string, string>[] = [
      { "Sec-Fetch-Site": "cross-site" },
      { "Sec-Fetch-Site": "same-site" },
      { "Sec-Fetch-Site": "none" },
      { Origin: "https://evil.example" },
      { Origin: "null" },
      {},
    ];
    for (const way of ways) {
      const headers = { Cookie: actors["buyer A"].cookie, "Content-Type": type, ...way };
      const answer = await site("/api/avatar", { method: "POST", body: sample("png"), headers });
      expect(await refusal(answer), JSON.stringify(way)).toBe("403 FORBIDDEN");
    }
    expect([await stored(), await objects()]).toEqual([null, before]);
    const own = { Cookie: actors["buyer A"].cookie, "Content-Type": type, Origin: ORIGIN };
    expect((await site("/api/avatar", { method: "POST", body: sample("png"), headers: own })).status).toBe(200);
  });

  it.each(["/api/avatar/", "/api/avatar/x", "/api/avatars", "/api/AVATAR", "/api/trpc/account.removeAvatar"])(
    "is the only path that takes files: not %s",
    async (path) => {
      const headers = { ...SAME_ORIGIN, Cookie: actors["buyer A"].cookie, "Content-Type": "image/png" };
      expect(await refusal(await site(path, { method: "POST", body: sample("png"), headers }))).toBe("415 BAD_INPUT");
    },
  );

  it("is no address to read", async () => {
    expect(await refusal(await site("/api/avatar"))).toBe("405 BAD_INPUT");
  });

  it.each([
    ["nothing", () => latin(""), "not_a_picture"],
    ["SVG", () => latin('<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>'), "not_a_picture"],
    ["HTML", () => latin("<!doctype html><script>alert(1)</script>"), "not_a_picture"],
    ["GIF89a and a script", () => latin("GIF89a\x06\0\x04\0\0\0\0<script>alert(1)</script>"), "broken_picture"],
    ["half a picture", () => sample("jpeg").subarray(0, 200), "broken_picture"],
    ["20,000 × 20,000", () => hugeGif(), "too_many_pixels"],
  ])("refuses %s, and changes nothing", async (_, make, flaw) => {
    const before = await objects();
    expect(await refusal(await upload(make()))).toBe(`400 BAD_INPUT avatar:${flaw}`);
    expect([await stored(), await objects(), await events()]).toEqual([null, before, []]);
  });

  it("takes five megabytes and not a byte more, announced or not", async () => {
    const exact = new Uint8Array(MAX_AVATAR_BYTES);
    exact.set(sample("jpeg"));
    expect((await upload(exact)).status).toBe(200);
    const over = new Uint8Array(MAX_AVATAR_BYTES + 1);
    over.set(sample("jpeg"));
    expect(await refusal(await upload(over))).toBe("413 TOO_LARGE");
    const streamed = { method: "POST", body: new Response(over).body, duplex: "half" };
    const headers = { ...SAME_ORIGIN, Cookie: actors["buyer A"].cookie };
    expect(await refusal(await site("/api/avatar", { ...streamed, headers }))).toBe("413 TOO_LARGE");
  });

  it("takes ten an hour of each account, also when all come at once", async () => {
    const answers = await Promise.all(Array.from({ length: 14 }, () => upload(sample("gif"))));
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(10);
    const over = await upload(sample("gif"));
    const wait = Number(over.headers.get("Retry-After"));
    expect([wait > 3500, wait <= 3600]).toEqual([true, true]);
    expect(await refusal(over)).toBe("429 RATE_LIMITED");
    await uploaded("gif", actors["buyer B"]);
  });

  it("says so when the bucket fails, and changes nothing", async () => {
    const path = await uploaded("png");
    const put = () => Promise.reject(new Error("put: We encountered an internal error. (10001)"));
    const context = contextOf(db, actors["buyer A"], { env: { ...env, FILES: { put } as unknown as R2Bucket } });
    const caller = await context.viewer();
    if (!caller) return expect.fail("no session");
    const failure = await changeAvatar({ ...context, caller }, sample("png")).catch((error: unknown) => error);
    expect(failure).toMatchObject({ code: "UNAVAILABLE", details: { retryAfter: 5 } });
    expect([await stored(), (await site(path)).status, (await events()).length]).toEqual([path, 200, 1]);
  });
});

describe("account.removeAvatar", () => {
  it("takes the picture away once, and only one's own", async () => {
    const [path, others] = [await uploaded("png"), await uploaded("png", actors["buyer B"])];
    const context = contextOf(db, actors["buyer A"]);
    expect(await callerAs(db, actors["buyer A"], context).account.removeAvatar()).toEqual({ avatarPath: null });
    await context.settled();
    expect(await callerAs(db, actors["buyer A"]).account.removeAvatar()).toEqual({ avatarPath: null });
    expect([await stored(), await stored(actors["buyer B"])]).toEqual([null, others]);
    expect([(await site(path)).status, (await site(others)).status]).toEqual([404, 200]);
    expect((await events()).filter((event) => event.startsWith("avatar_removed"))).toEqual([
      "avatar_removed usr_buyer-a",
    ]);
  });

  it("needs a session", async () => {
    expect((await refusalOf(callerAs(db, null).account.removeAvatar())).code).toBe("UNAUTHENTICATED");
  });
});

function hugeGif() {
  const bytes = sample("gif");
  bytes.set([0x20, 0x4e, 0x20, 0x4e], 6);
  return bytes;
}
