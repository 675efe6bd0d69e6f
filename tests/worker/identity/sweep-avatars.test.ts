import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { nanoid } from "nanoid";
import { beforeEach, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { putAvatar } from "#worker/identity/avatar-files.ts";
import { sweepAvatars, sweepSome } from "#worker/identity/sweep-avatars.ts";
import { inspectPicture } from "#worker/platform/pictures/inspect-picture.ts";
import { countCalls } from "../../support/count-calls.ts";
import { freshDatabase } from "../../support/database.ts";
import { sample } from "../pictures/samples.ts";
import { type Actor, makeActors } from "../support/actors.ts";

const DAY_MS = 24 * 3_600_000;
const picture = inspectPicture(sample("gif"));
let db: Database;
let actors: Record<"buyer A" | "buyer B", Actor>;
beforeEach(async () => {
  db = await freshDatabase();
  actors = await makeActors(db, ["buyer A", "buyer B"]);
  await env.FILES.delete((await list()).slice(0, 1000));
});

/** The bucket stamps objects with the real time, so it is the clock that is moved. */
const at = (ms: number) => ({ db, env, now: () => ms });
const later = () => at(Date.now() + DAY_MS + 1000);
const list = async () => (await env.FILES.list({ prefix: "avatars/" })).objects.map(({ key }) => key);
const put = (actor: Actor) => putAvatar({ env }, actor.userId, picture);

async function point(actor: Actor, key: string | null): Promise<void> {
  const avatarPath = key && `/files/${key}`;
  await db.update(users).set({ avatarPath }).where(eq(users.id, actor.userId));
}

it("deletes what no account points to after a day, and nothing else", async () => {
  const [own, replaced, others] = [
    await put(actors["buyer A"]),
    await put(actors["buyer A"]),
    await put(actors["buyer B"]),
  ];
  await env.FILES.put(`avatars/${nanoid()}.png`, "without an owner");
  await env.FILES.put("private/licence.pdf", "not an avatar");
  await point(actors["buyer A"], own);
  // Somebody else's picture is none of one's own, whatever the row says.
  await point(actors["buyer B"], replaced);
  expect(await sweepSome(at(Date.now() + DAY_MS - 60_000))).toBe(0);
  expect(await list()).toHaveLength(4);
  const calls = countCalls(db);
  expect(await sweepSome(later())).toBe(3);
  expect(calls()).toBe(1);
  expect(await list()).toEqual([own]);
  expect(await env.FILES.head(others)).toBeNull();
  expect(await env.FILES.head("private/licence.pdf")).not.toBeNull();
});

it("goes round the whole of a small bucket, wherever it begins", async () => {
  for (const start of ["avatars/-", "avatars/Zz", "avatars/zzzz"]) {
    await Promise.all(Array.from({ length: 12 }, () => put(actors["buyer A"])));
    expect(await sweepSome(later(), start)).toBe(12);
  }
});

it("looks at a hundred at most, and at other ones from elsewhere", async () => {
  for (let turn = 0; turn < 3; turn += 1) await Promise.all(Array.from({ length: 50 }, () => put(actors["buyer A"])));
  expect(await sweepSome(later(), "avatars/")).toBe(100);
  expect(await sweepSome(later(), "avatars/")).toBe(50);
});

it("comes once an hour", async () => {
  await put(actors["buyer A"]);
  const hour = Math.ceil((Date.now() + DAY_MS) / 3_600_000) * 3_600_000;
  const swept: number[] = [];
  for (let minute = 0; minute < 60; minute += 1) swept.push(await sweepAvatars(at(hour + minute * 60_000)));
  expect(swept.filter((count) => count > 0)).toEqual([1]);
});
