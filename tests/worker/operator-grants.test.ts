import { beforeAll, beforeEach, describe, expect, it } from "vitest";
import { GRANTS, type Grant, holdsOne } from "#domain/identity/grants.ts";
import { PROCEDURE_GRANTS } from "#domain/identity/needed-grants.ts";
import type { Database } from "#drizzle/client.ts";
import { allProcedures } from "../support/all-procedures.ts";
import { countCalls } from "../support/count-calls.ts";
import { freshDatabase } from "../support/database.ts";
import { type Actor, callerAs, makeActors } from "./support/actors.ts";
import { INPUTS } from "./support/inputs.ts";
import { giveGrants } from "./support/operators.ts";
import { refusalOf } from "./support/refusals.ts";
import { wholeDatabase } from "./support/whole-database.ts";

const procedures = await allProcedures<{ _def: { meta?: { auth?: string }; inputs: unknown[] } }>();
const OF_THE_PLATFORM = Object.entries(procedures)
  .filter(([, { _def }]) => _def.meta?.auth === "admin")
  .map(([path]) => path);

it("every procedure of the platform names the grants that open it, and no other does", () => {
  expect(Object.keys(PROCEDURE_GRANTS).sort()).toEqual(OF_THE_PLATFORM.sort());
});

describe("an operator with one grant", () => {
  let db: Database;
  let operator: Actor;
  beforeAll(async () => {
    db = await freshDatabase();
    operator = (await makeActors(db, ["admin"])).admin;
  });
  const call = (path: string, input: unknown): Promise<unknown> => {
    const [area = "", name = ""] = path.split(".");
    // Which procedure it is is known at run time only.
    const caller = callerAs(db, operator) as unknown as Record<string, Record<string, (given: unknown) => unknown>>;
    return Promise.resolve(caller[area]?.[name]?.(input) ?? Promise.reject(new Error(`no procedure ${path}`)));
  };
  const takesInput = (path: string) => (procedures[path]?._def.inputs.length ?? 0) > 0;

  it.each<[string, Grant[]]>([...GRANTS.map((grant): [string, Grant[]] => [grant, [grant]]), ["none", []]])(
    "%s gets no further than it opens, is told which would do, and writes nothing",
    async (_, held) => {
      await giveGrants(db, operator, held);
      const before = await wholeDatabase(db);
      for (const path of OF_THE_PLATFORM) {
        const needed = PROCEDURE_GRANTS[path];
        if (holdsOne(needed, held)) {
          if (!takesInput(path)) continue;
          expect(`${path}: ${(await refusalOf(call(path, { nonsense: true }))).code}`).toBe(`${path}: BAD_INPUT`);
          continue;
        }
        const { code, details } = await refusalOf(call(path, INPUTS[path]));
        expect({ path, code, details }).toEqual({
          path,
          code: "FORBIDDEN",
          details: { state: "not_granted", grants: needed },
        });
      }
      expect(await wholeDatabase(db)).toEqual(before);
    },
  );
});

describe("a grant", () => {
  let db: Database;
  let actors: Record<"admin" | "buyer A", Actor>;
  beforeEach(async () => {
    db = await freshDatabase();
    actors = await makeActors(db, ["admin", "buyer A"]);
  });

  it("costs no call of its own, and is felt with the next one", async () => {
    await giveGrants(db, actors["buyer A"], ["money"]);
    const colleague = () => callerAs(db, actors["buyer A"]).admin;
    const calls = countCalls(db);
    await colleague().rates();
    expect(calls()).toBe(2);
    const { userId: id } = actors["buyer A"];
    await callerAs(db, actors.admin).admin.changeGrants({ id, seen: ["money"], grants: ["editor"], reason: "writes" });
    expect(await refusalOf(colleague().rates())).toMatchObject({ code: "FORBIDDEN", details: { grants: ["money"] } });
    expect(await colleague().searches({})).toMatchObject({ total: 0 });
  });

  it("of somebody who is no operator opens nothing", async () => {
    await db.$client.execute("update users set operator_grants = '[\"money\"]' where user_type <> 'admin'");
    expect(await refusalOf(callerAs(db, actors["buyer A"]).admin.rates())).toMatchObject({
      code: "FORBIDDEN",
      details: {},
    });
  });

  it("opens the queues, the finds and the inboxes that are its own", async () => {
    await giveGrants(db, actors["buyer A"], ["editor"]);
    const editor = callerAs(db, actors["buyer A"]).admin;
    expect(Object.keys(await editor.overview())).toEqual(["tips"]);
    const found = await editor.find({ q: "people.example" });
    expect(found.people).toEqual({ total: 0, items: [] });
    expect((await callerAs(db, actors.admin).admin.find({ q: "people.example" })).people.total).toBe(2);
    const isRefused = { code: "FORBIDDEN", details: { state: "not_granted", grants: ["support"] } };
    expect(await refusalOf(editor.settle({ inbox: "lead", id: "led_1", status: "done" }))).toMatchObject(isRefused);
    expect(await refusalOf(editor.settleMany({ inbox: "contact_message", ids: ["msg_1"] }))).toMatchObject(isRefused);
    expect(await editor.settleMany({ inbox: "tip_submission", ids: ["tip_1"] })).toEqual({ count: 0 });
  });
});
