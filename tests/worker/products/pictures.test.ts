import { env } from "cloudflare:workers";
import { beforeEach, describe, expect, it } from "vitest";
import { MAX_PRODUCT_PICTURE_BYTES } from "#domain/catalogue/manage-products.ts";
import { SMALLER_WIDTHS, smallerPath } from "#domain/catalogue/picture-path.ts";
import type { Database } from "#drizzle/client.ts";
import { sessions } from "#drizzle/schema/identity.ts";
import { sweepFiles } from "#worker/platform/files/sweep.ts";
import { databaseAt, freshDatabaseUrl } from "../../support/database.ts";
import { claiming } from "../pictures/made-pictures.ts";
import { latin, type SampleName, sample } from "../pictures/samples.ts";
import { type Actor, type ActorName, callerAs, makeActors } from "../support/actors.ts";
import { forms } from "../support/forms.ts";
import { fullScans } from "../support/query-plans.ts";
import { expectRefusal } from "../support/refusals.ts";
import { siteOver } from "../support/site.ts";
import { versionOf } from "./catalogue.ts";

const NAMES = ["buyer A", "unverified", "pending", "approved A", "approved B", "admin"] as const satisfies ActorName[];
let db: Database;
let site: ReturnType<typeof siteOver>;
let actors: Record<(typeof NAMES)[number], Actor>;
beforeEach(async () => {
  const url = await freshDatabaseUrl();
  db = databaseAt(url);
  site = siteOver(url);
  actors = await makeActors(db, NAMES);
  // The site's clock is the real one.
  await db.update(sessions).set({ expiresAt: Date.now() + 30 * 24 * 3_600_000, createdAt: Date.now() });
  await env.FILES.delete((await stored()).slice(0, 1000));
});

const stored = async () => (await env.FILES.list({ prefix: "products/" })).objects.map(({ key }) => key);

function upload(
  body: BodyInit | null,
  actor: Actor | null = actors["approved A"],
  headers: Record<string, string> = { "Sec-Fetch-Site": "same-origin" },
  query = "",
) {
  const cookie: Record<string, string> = actor ? { Cookie: actor.cookie } : {};
  return site(`/api/products/pictures${query}`, { method: "POST", body, headers: { ...cookie, ...headers } });
}

async function uploaded(actor: Actor, name: SampleName = "webp") {
  const answer = await upload(sample(name), actor);
  expect(answer.status).toBe(200);
  return answer.json<{ path: string; width: number; height: number }>();
}

const withPicture = (path: string) => forms.product({ pictures: [{ path, alt: { ar: "", en: "", fr: "" } }] });

describe("POST /api/products/pictures", () => {
  it("keeps a picture without its notes, tells its size, and serves it for ever to everybody", async () => {
    const { path, ...size } = await uploaded(actors.pending, "jpegNoted");
    expect(path).toMatch(/^\/files\/products\/[\w-]{21}\.6x4\.[\w-]{22}\.jpg$/);
    expect(size).toEqual({ width: 6, height: 4 });
    const answer = await site(path);
    expect(answer.headers.get("Cache-Control")).toBe("public, max-age=3600, must-revalidate");
    expect(answer.headers.get("Content-Type")).toBe("image/jpeg");
    expect(answer.headers.get("Content-Security-Policy")).toContain("sandbox");
    expect(await answer.text()).not.toContain("SECRET");
    expect((await site("/files/products/..%2Favatars%2Fx.png")).status).toBe(404);
  });

  it("refuses strangers, other sites, other bytes and files that are too large; nothing is stored", async () => {
    for (const [who, status] of [
      [null, 401],
      ["unverified", 403],
      ["buyer A", 403],
      ["admin", 403],
    ] as const) {
      expect((await upload(sample("png"), who && actors[who])).status).toBe(status);
    }
    expect((await upload(sample("png"), actors["approved A"], { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
    const answer = await upload(latin("<svg onload=alert(1)>"));
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('"not_a_picture"');
    expect((await upload(new Uint8Array(MAX_PRODUCT_PICTURE_BYTES + 1))).status).toBe(413);
    expect(await stored()).toEqual([]);
  });

  it("takes sixty an hour", async () => {
    for (let place = 0; place < 60; place += 1) expect((await upload(sample("gif"))).status).toBe(200);
    expect((await upload(sample("gif"))).status).toBe(429);
    expect((await upload(sample("gif"), actors["approved B"])).status).toBe(200);
  });
});

describe("smaller ones of a picture", () => {
  const at = (width: number, height: number) => claiming("webp", width, height);
  const whole = at(1000, 500);
  const smallOnes = [at(160, 80), at(480, 240), at(960, 480)];
  const body = (...parts: Uint8Array[]) => Uint8Array.from(parts.flatMap((part) => [...part]));
  const lengths = (parts: readonly Uint8Array[]) => parts.map(({ length }) => length).join(",");
  const send = (small: readonly Uint8Array[], smaller = lengths(small)) =>
    upload(body(whole, ...small), actors["approved A"], undefined, `?smaller=${smaller}`);

  it("lie beside it, each served in its own size, and go with it when nothing names it", async () => {
    const answer = await send(smallOnes);
    expect(answer.status).toBe(200);
    const { path, width } = await answer.json<{ path: string; width: number }>();
    expect(width).toBe(1000);
    const served = async (one: string) => new Uint8Array(await (await site(one)).arrayBuffer());
    expect(await served(path)).toEqual(whole);
    for (const [place, small] of smallOnes.entries()) {
      expect(await served(smallerPath(path, SMALLER_WIDTHS[place] ?? 0))).toEqual(small);
    }
    expect(await stored()).toHaveLength(4);
    const own = callerAs(db, actors["approved A"]).products;
    const { id } = await own.create(forms.newProduct());
    const asWhole = own.save({ id, version: 1, product: withPicture(smallerPath(path, 480)) });
    await expectRefusal(asWhole, "BAD_INPUT", "pictures.0.path:unknown");
    await own.save({ id, version: 1, product: withPicture(path) });
    const later = { db, env, now: () => Date.now() + 8 * 24 * 3_600_000 };
    expect(await sweepFiles("product", later)).toBe(0);
    await own.save({ id, version: 2, product: forms.product({ pictures: [] }) });
    expect(await sweepFiles("product", later)).toBe(4);
  });

  it("that were never sent lead to the whole one", async () => {
    const { path } = await (await upload(body(whole))).json<{ path: string }>();
    const small = await site(smallerPath(path, 480), { redirect: "manual" });
    expect([small.status, small.headers.get("Location")]).toEqual([302, path]);
    expect(small.headers.get("Cache-Control")).toContain("max-age=3600");
    expect((await site(smallerPath(path, 481))).status).toBe(404);
  });

  it.each([
    ["one is lacking", smallOnes.slice(0, 2)],
    ["their order is another", [...smallOnes].reverse()],
    ["one has another shape", [at(160, 82), ...smallOnes.slice(1)]],
    ["one has another type", [claiming("gif", 160, 80), ...smallOnes.slice(1)]],
    ["one moves", [sample("webpMoving"), ...smallOnes.slice(1)]],
  ])("are refused with it where %s; nothing is stored", async (_, small) => {
    const answer = await send(small);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('"broken_picture"');
    expect(await stored()).toEqual([]);
  });

  it.each(["x", "0,1", "1,,2", "1e3", "0x10", " 5", "-1", "1,2,3,4", "99999999"])(
    "have lengths, and %s is none",
    async (smaller) => {
      expect((await send(smallOnes, smaller)).status).toBe(400);
      expect(await stored()).toEqual([]);
    },
  );
});

describe("an uploaded picture", () => {
  it("goes into products of the company that uploaded it, and of no other (never again 2, 5)", async () => {
    const { path } = await uploaded(actors["approved A"]);
    const own = callerAs(db, actors["approved A"]).products;
    const { id } = await own.create(forms.newProduct());
    await own.save({ id, version: 1, product: withPicture(path) });
    expect((await own.one({ id })).pictures).toMatchObject([{ path, width: 6, height: 4 }]);
    const others = callerAs(db, actors["approved B"]).products;
    const theirs = await others.create(forms.newProduct());
    const stolen = others.save({ id: theirs.id, version: 1, product: withPicture(path) });
    await expectRefusal(stolen, "BAD_INPUT", "pictures.0.path:unknown");
  });

  it("stays while a product or a staged change shows it, and is swept a week later otherwise", async () => {
    const owner = actors["approved A"];
    const [shown, staged, orphan, fresh] = [
      await uploaded(owner),
      await uploaded(owner),
      await uploaded(owner),
      await uploaded(actors.pending),
    ];
    const own = callerAs(db, owner).products;
    const { id } = await own.create(forms.newProduct());
    await own.save({ id, version: 1, product: withPicture(shown.path) });
    await own.submit({ id, version: 2 });
    await callerAs(db, actors.admin).review.decide({ id, version: 3, action: "approve" });
    await own.save({ id, version: await versionOf(db, id), product: withPicture(staged.path) });
    expect(await sweepFiles("product", { db, env, now: () => Date.now() + 6 * 24 * 3_600_000 })).toBe(0);
    const later = { db, env, now: () => Date.now() + 8 * 24 * 3_600_000 };
    expect(await fullScans(db, () => sweepFiles("product", { ...later, env: { ...env, FILES: readOnly() } }))).toEqual(
      [],
    );
    expect(await sweepFiles("product", later)).toBe(2);
    const kept = await stored();
    expect(kept).toHaveLength(2);
    for (const { path } of [shown, staged]) expect(kept).toContain(path.replace("/files/", ""));
    for (const { path } of [orphan, fresh]) expect(kept).not.toContain(path.replace("/files/", ""));
  });
});

/** The bucket, but nothing is deleted. */
function readOnly(): R2Bucket {
  return new Proxy(env.FILES, {
    get: (bucket, name) => (name === "delete" ? async () => undefined : Reflect.get(bucket, name).bind(bucket)),
  });
}
