import { env } from "cloudflare:workers";
import { and, eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { supplierChecklist, supplierDocuments, suppliers } from "#drizzle/schema/suppliers.ts";
import { namedFiles } from "../../../scripts/copies/named-files.ts";
import { expectConsoleErrors } from "../../support/no-console-errors.ts";
import { makeCompany } from "../admin/companies.ts";
import { sample } from "../pictures/samples.ts";
import { contextOf } from "../support/actors.ts";
import { callerOf } from "../support/context.ts";
import { refusalOf } from "../support/refusals.ts";
import type { Fault } from "./faults.ts";
import { missing, newWorld, storedKeys, sweepAll, type World } from "./world.ts";

let world: World;
beforeEach(async () => {
  world = await newWorld();
});
afterEach(() => world.faulty.restore());

/** A company that has handed in a logo, which is private. */
async function withLogo(): Promise<string> {
  const { id } = await makeCompany(world.db, { status: "approved", checklist: "provided" });
  const fileKey = `private/company/${id}/logo`;
  await env.FILES.put(fileKey, sample("png"));
  await world.db.insert(supplierDocuments).values({
    ...{ id: `doc_${id}`, supplierId: id, item: "logo", fileKey, fileName: "logo.png", mediaType: "image/png" },
    ...{ bytes: 3, validUntil: null, createdAt: 5 },
  });
  const isLogo = and(eq(supplierChecklist.supplierId, id), eq(supplierChecklist.item, "logo"));
  await world.db.update(supplierChecklist).set({ state: "provided" }).where(isLogo);
  return id;
}

const rowOf = async (id: string) => {
  const [row] = await world.db.select().from(suppliers).where(eq(suppliers.id, id));
  return row ?? expect.fail("no company");
};

async function accept(id: string): Promise<void> {
  const { version } = await rowOf(id);
  const context = contextOf(world.db, world.actors.admin, { env: { ...env, FILES: world.faulty.bucket } });
  await callerOf(context).admin.decideItem({ id, version, item: "logo", decision: "accepted" });
  await context.settled();
}

describe("a logo whose publishing fails", () => {
  const CASES: Fault[] = ["get", "put", "put-kept", "row"];
  it.each(CASES)("is published by nobody, and accepted when it is decided again: %s", async (fault) => {
    // What the database did not answer is noted for operators.
    expectConsoleErrors(fault === "row" ? 1 : 0);
    const id = await withLogo();
    const before = await rowOf(id);
    const { answer, strikes } = await world.faulty.during(fault, () => refusalOf(accept(id)));
    expect([strikes, answer.code]).toEqual([1, "UNAVAILABLE"]);
    expect([await rowOf(id), await missing(world.db)]).toEqual([before, []]);
    await accept(id);
    expect((await rowOf(id)).logoPath).not.toBeNull();
    expect(await missing(world.db)).toEqual([]);
    await sweepAll(world);
    expect(await storedKeys()).toEqual(await namedFiles(world.db));
  });

  it("is published where only the answer was lost, and its file is there", async () => {
    expectConsoleErrors(1);
    const id = await withLogo();
    await world.faulty.during("row-kept", () => accept(id).catch(() => undefined));
    expect((await rowOf(id)).logoPath).not.toBeNull();
    await sweepAll(world);
    expect(await missing(world.db)).toEqual([]);
  });
});
