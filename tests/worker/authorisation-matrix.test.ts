import { beforeAll, describe, expect, it } from "vitest";
import type { AccessRule } from "#domain/identity/access.ts";
import type { AppErrorCode } from "#domain/kernel/app-error.ts";
import type { Database } from "#drizzle/client.ts";
import { allProcedures } from "../support/all-procedures.ts";
import { freshDatabase } from "../support/database.ts";
import { ACTORS, type Actor, type ActorName, callerAs, makeActors } from "./support/actors.ts";
import { INPUTS } from "./support/inputs.ts";
import { PROCEDURES } from "./support/procedures.ts";
import { refusalOf } from "./support/refusals.ts";
import { wholeDatabase } from "./support/whole-database.ts";

/** Who passes which guard; the rest are refused with the code. Written by hand too. */
const EVERYBODY = ["anonymous", ...(Object.keys(ACTORS) as ActorName[])] as const;
type Somebody = (typeof EVERYBODY)[number];
const VERIFIED: Somebody[] = [
  "buyer A",
  "buyer B",
  "pending",
  "approved A",
  "approved B",
  "rejected",
  "suspended",
  "terminated",
  "admin",
];
const PASSES: Record<AccessRule, Somebody[]> = {
  public: [...EVERYBODY],
  "signed-in": ["unverified", ...VERIFIED],
  verified: VERIFIED,
  company: ["pending", "approved A", "approved B", "rejected", "suspended"],
  "active-company": ["pending", "approved A", "approved B", "rejected"],
  supplier: ["approved A", "approved B"],
  admin: ["admin"],
};

function refusalExpected(rule: AccessRule, who: Somebody): AppErrorCode | null {
  if (PASSES[rule].includes(who)) return null;
  if (who === "anonymous") return "UNAUTHENTICATED";
  return who === "unverified" ? "UNVERIFIED" : "FORBIDDEN";
}

interface Procedure {
  _def: { type: string; meta?: { auth?: AccessRule }; inputs: unknown[] };
}

const procedures = await allProcedures<Procedure>();

describe("appRouter", () => {
  it("holds the known procedures, each with its rule of access", () => {
    const found = Object.entries(procedures).map(([path, { _def }]) => [path, `${_def.type} ${_def.meta?.auth}`]);
    expect(Object.fromEntries(found)).toEqual(PROCEDURES);
  });

  it("has an input to try every procedure with", () => {
    const withInput = Object.keys(procedures).filter((path) => (procedures[path]?._def.inputs.length ?? 0) > 0);
    expect(Object.keys(INPUTS).sort()).toEqual(withInput.sort());
  });
});

describe("the matrix", () => {
  let db: Database;
  let actors: Record<ActorName, Actor>;
  beforeAll(async () => {
    db = await freshDatabase();
    actors = await makeActors(db, Object.keys(ACTORS) as ActorName[]);
  });
  const call = (path: string, who: Somebody, input: unknown): Promise<unknown> => {
    const [place = "", name = ""] = path.split(".");
    // Which procedure it is is known at run time only.
    const caller = callerAs(db, who === "anonymous" ? null : actors[who]) as unknown as Record<
      string,
      Record<string, (input: unknown) => Promise<unknown>>
    >;
    return caller[place]?.[name]?.(input) ?? Promise.reject(new Error(`no procedure ${path}`));
  };

  for (const [path, declared] of Object.entries(PROCEDURES)) {
    const rule = declared.split(" ")[1] as AccessRule;
    const refused = EVERYBODY.filter((who) => refusalExpected(rule, who) !== null);
    if (refused.length > 0) {
      it(`${path} refuses ${refused.join(", ")} and writes nothing`, async () => {
        const before = await wholeDatabase(db);
        for (const who of refused) {
          const { code } = await refusalOf(call(path, who, INPUTS[path]));
          expect(`${who}: ${code}`).toBe(`${who}: ${refusalExpected(rule, who)}`);
        }
        expect(await wholeDatabase(db)).toEqual(before);
      });
    }
    const admitted = EVERYBODY.filter((who) => refusalExpected(rule, who) === null);
    if ((procedures[path]?._def.inputs.length ?? 0) > 0) {
      it(`${path} lets ${admitted.length === EVERYBODY.length ? "everybody" : admitted.join(", ")} as far as the input`, async () => {
        for (const who of admitted) {
          const { code } = await refusalOf(call(path, who, { nonsense: true }));
          expect(`${who}: ${code}`).toBe(`${who}: BAD_INPUT`);
        }
      });
    }
  }
});

describe("what belongs to somebody", () => {
  let db: Database;
  let actors: Record<"buyer A" | "buyer B", Actor>;
  beforeAll(async () => {
    db = await freshDatabase();
    actors = await makeActors(db, ["buyer A", "buyer B"]);
  });

  it("account.endSession answers another's session as one that is missing, and ends neither", async () => {
    const before = await wholeDatabase(db);
    const caller = callerAs(db, actors["buyer A"]).account;
    const others = await refusalOf(caller.endSession({ id: actors["buyer B"].sessionHandle }));
    const missing = await refusalOf(caller.endSession({ id: "ses_missing" }));
    expect([others.code, others.details]).toEqual([missing.code, missing.details]);
    expect(missing.code).toBe("NOT_FOUND");
    expect(await wholeDatabase(db)).toEqual(before);
  });
});
