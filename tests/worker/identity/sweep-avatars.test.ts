import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { nanoid } from "nanoid";
import { beforeEach, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { users } from "#drizzle/schema/identity.ts";
import { FILE_KINDS } from "#worker/platform/files/kinds.ts";
import { newPictureKey, storeFile } from "#worker/platform/files/store.ts";
import { sweepFiles } from "#worker/platform/files/sweep.ts";
import { inspectPicture } from "#worker/platform/pictures/inspect-picture.ts";
import { jobsAt } from "#worker/schedule.ts";
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

async function put({ userId }: Actor): Promise<string> {
  const key = newPictureKey("avatar", picture.type);
  await storeFile({ env, requestId: "req_test" }, key, picture, { userId });
  return key;
}

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
  expect(await sweepFiles("avatar", at(Date.now() + DAY_MS - 60_000))).toBe(0);
  expect(await list()).toHaveLength(4);
  const calls = countCalls(db);
  expect(await sweepFiles("avatar", later())).toBe(3);
  expect(calls()).toBe(1);
  expect(await list()).toEqual([own]);
  expect(await env.FILES.head(others)).toBeNull();
  expect(await env.FILES.head("private/licence.pdf")).not.toBeNull();
});

it("goes round the whole of a small bucket, wherever it begins", async () => {
  for (const start of ["avatars/-", "avatars/Zz", "avatars/zzzz"]) {
    await Promise.all(Array.from({ length: 12 }, () => put(actors["buyer A"])));
    expect(await sweepFiles("avatar", later(), start)).toBe(12);
  }
});

it("looks at four hundred at most, and at other ones from elsewhere", async () => {
  for (let turn = 0; turn < 9; turn += 1) await Promise.all(Array.from({ length: 50 }, () => put(actors["buyer A"])));
  expect(await sweepFiles("avatar", later(), "avatars/")).toBe(400);
  expect(await sweepFiles("avatar", later(), "avatars/")).toBe(50);
});

it("comes once an hour, as the sweep of each other kind does in a minute of its own", () => {
  const hour = Array.from({ length: 60 }, (_, minute) => jobsAt(Date.UTC(2026, 0, 1, 10, minute)));
  const hourly = Object.keys(FILE_KINDS).map((kind) => `${kind}Files`);
  expect(hourly).toHaveLength(7);
  expect(hour.flatMap((names) => names.filter((name) => hourly.includes(name))).sort()).toEqual(hourly.sort());
  expect(hour.every((names) => names.filter((name) => hourly.includes(name)).length <= 1)).toBe(true);
  expect(hour.every((names) => names.includes("mails"))).toBe(true);
});
