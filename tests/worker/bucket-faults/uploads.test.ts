import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { namedFiles } from "../../../scripts/copies/named-files.ts";
import { UPLOAD_FAULTS, type UploadFault } from "./faults.ts";
import { type Answered, missing, newWorld, read, storedKeys, sweepAll, UPLOADS, upload, type World } from "./world.ts";

let world: World;
beforeEach(async () => {
  world = await newWorld();
});
afterEach(() => world.faulty.restore());

/** After a product's picture nothing is written before its answer: a product that is saved later names it. */
const hasRow = (what: string) => !what.startsWith("a product's picture");
/** A claim that waits is told as done to who made it, and no second file is taken. */
const writesAgain = (what: string) => what !== "a claim's licence";
const faultsOf = (what: string) =>
  Object.entries(UPLOAD_FAULTS).filter(([, fault]) => hasRow(what) || !fault.startsWith("row"));
const CASES = Object.keys(UPLOADS).flatMap((what) =>
  faultsOf(what).map(([why, fault]): [string, string, UploadFault] => [what, why, fault]),
);

describe("a file whose upload fails", () => {
  it.each(CASES)("%s: %s", async (what, _, fault) => {
    const one = UPLOADS[what];
    if (!one) return expect.fail(what);
    const { db, faulty } = world;
    const { answer, strikes } = await faulty.during(fault, () => upload(world, one));
    expect(strikes).toBe(one.puts ?? 1);
    expect([answer.status, Number(answer.headers.get("Retry-After")) > 0]).toEqual([503, true]);
    expect(await answer.json()).toMatchObject({ error: { data: { appCode: "UNAVAILABLE" } } });
    expect(await missing(db)).toEqual([]);
    // Asking again is all that somebody has to do.
    const again = await upload(world, one);
    expect(again.status).toBe(200);
    const path = one.read?.(await again.json<Answered>());
    if (path) expect((await read(world, one, path)).status).toBe(200);
    expect(await missing(db)).toEqual([]);
    await sweepAll(world);
    expect(await storedKeys()).toEqual(await namedFiles(db));
  });

  it.each(CASES)("%s beside one that is there: %s", async (what, _, fault) => {
    const one = UPLOADS[what];
    if (!one) return expect.fail(what);
    const { db, faulty } = world;
    const first = await upload(world, one);
    expect(first.status).toBe(200);
    const path = one.read?.(await first.json<Answered>());
    const before = await namedFiles(db);
    const { answer, strikes } = await faulty.during(fault, () => upload(world, one));
    expect(strikes).toBe(writesAgain(what) ? (one.puts ?? 1) : 0);
    expect([200, 503]).toContain(answer.status);
    expect(await missing(db)).toEqual([]);
    // A picture of oneself may have been swapped all the same: nobody was told that it was not.
    if (one.kind === "avatar" && fault === "row-kept") return;
    expect(await namedFiles(db)).toEqual(expect.arrayContaining(before));
    if (path) expect((await read(world, one, path)).status).toBe(200);
  });
});
