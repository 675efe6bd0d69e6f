import { env } from "cloudflare:workers";
import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { supplierDocuments } from "#drizzle/schema/suppliers.ts";
import { namedFiles } from "../../../scripts/copies/named-files.ts";
import { expectConsoleErrors } from "../../support/no-console-errors.ts";
import { type Answered, missing, newWorld, read, storedKeys, sweepAll, UPLOADS, upload, type World } from "./world.ts";

let world: World;
beforeEach(async () => {
  world = await newWorld();
});
afterEach(() => world.faulty.restore());

const READABLE = Object.entries(UPLOADS).filter(([, { read }]) => read);

describe("a file that the bucket does not give", () => {
  it.each(READABLE)("%s: is told to be unavailable, and is there when the bucket is", async (_, one) => {
    const path = one.read?.(await (await upload(world, one)).json<Answered>()) ?? "";
    // Public pictures are served by the site's own way of failing, which notes it.
    expectConsoleErrors(path.startsWith("/files/private/") ? 0 : 1);
    const { answer, strikes } = await world.faulty.during("get", () => read(world, one, path));
    expect([strikes, answer.status, Number(answer.headers.get("Retry-After")) > 0]).toEqual([1, 503, true]);
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    const again = await read(world, one, path);
    expect(again.status).toBe(200);
    expect((await again.arrayBuffer()).byteLength).toBeGreaterThan(0);
  });
});

describe("a file that the bucket does not delete", () => {
  it("is swept when it was replaced, and who replaced it hears nothing of it", async () => {
    const one = UPLOADS["a picture of oneself"];
    if (!one) return expect.fail();
    await upload(world, one);
    const { answer, strikes } = await world.faulty.during("delete", () => upload(world, one));
    expect([answer.status, strikes]).toEqual([200, 1]);
    expect(await storedKeys()).toHaveLength(2);
    await sweepAll(world);
    expect(await storedKeys()).toEqual(await namedFiles(world.db));
  });

  it("is swept when its document was removed", async () => {
    const one = UPLOADS["a company's document"];
    if (!one) return expect.fail();
    const { id = "" } = await (await upload(world, one)).json<Answered>();
    const { answer } = await world.faulty.during("delete", () =>
      world.site("/api/trpc/company.removeDocument", {
        method: "POST",
        headers: {
          ...{ "Content-Type": "application/json", "Sec-Fetch-Site": "same-origin" },
          Cookie: world.actors.pending.cookie,
        },
        body: JSON.stringify({ id }),
      }),
    );
    expect(answer.status).toBe(200);
    expect(await world.db.select().from(supplierDocuments).where(eq(supplierDocuments.id, id))).toEqual([]);
    expect(await storedKeys()).toHaveLength(1);
    await sweepAll(world);
    expect(await storedKeys()).toEqual([]);
  });

  it("is tried again by the next sweep, which keeps what is named", async () => {
    const one = UPLOADS["an order's document"];
    if (!one) return expect.fail();
    await upload(world, one);
    await env.FILES.put("private/orders/ord_x/orphan", "x");
    const { strikes } = await world.faulty.during("delete", () =>
      sweepAll(world, world.faulty.bucket).catch(() => undefined),
    );
    expect(strikes).toBeGreaterThan(0);
    expect(await missing(world.db)).toEqual([]);
    await sweepAll(world);
    expect(await storedKeys()).toEqual(await namedFiles(world.db));
  });
});
