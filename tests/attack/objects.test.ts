import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type * as z from "zod";
import { type AccessRule, refusalFor, type Viewer } from "#domain/identity/access.ts";
import { toAppError } from "#worker/platform/errors.ts";
import { allProcedures } from "../support/all-procedures.ts";
import { INPUTS } from "../worker/support/inputs.ts";
import { PROCEDURES } from "../worker/support/procedures.ts";
import { wholeDatabase } from "../worker/support/whole-database.ts";
import { foreignMarks, plantedIn, type Readers, readersOf } from "./marks.ts";
import { keyOf, namedInput } from "./named-input.ts";
import { NAMES, namingFields, PUBLIC_NAMES } from "./names.ts";
import { TERMINATED } from "./planted-rows.ts";
import { type Kind, missingName, type Thing, thingsOf } from "./things.ts";
import { closeWorlds, openWorld, type World } from "./world.ts";

/** Who comes to others' things: a login, a company by its owner, or nobody. */
const STRANGERS = {
  visitor: null,
  unverified: "unverified",
  buyer: "buyer",
  "another buyer": "buyer3",
  supplier: "sup_demo_1",
  "another supplier": "sup_demo_2",
  pending: "sup_demo_pending",
  rejected: "sup_demo_rejected",
  suspended: "sup_demo_suspended",
  terminated: TERMINATED,
} as const;
type Stranger = keyof typeof STRANGERS;
/** What is answered where nothing is found, if not NOT_FOUND. */
const ALIKE: Record<string, string> = {
  "products.saveManyTerms": "each row says what became of it",
  "quotes.ofRequest": "a list that is empty",
};
/** Of others' things, one of each state, and so many. */
const MOST_THINGS = 3;

let world: World;
let readers: Readers;
let before: Record<string, unknown[]>;
const things = new Map<Kind, Thing[]>();
beforeAll(async () => {
  world = await openWorld();
  readers = await readersOf(world.db);
  before = await wholeDatabase(world.db);
  const kinds = new Set(Object.values(NAMES).flatMap((names) => Object.values(names)));
  for (const kind of kinds) things.set(kind, await thingsOf(world.db, kind));
}, 240_000);
afterAll(closeWorlds);

const ruleOf = (path: string) => PROCEDURES[path]?.split(" ")[1] as AccessRule;

function viewerOf(who: Stranger): Viewer | null {
  const name = STRANGERS[who];
  // Logins that play no part in the history are known by their names too.
  return name === null ? null : world.stage.viewerOf(name as "buyer");
}

/** What a call ends with, in words that can be compared; private values of others are told as well. */
async function outcomeOf({ call }: World, viewer: Viewer | null, path: string, input: unknown) {
  const who = viewer ? [viewer.userId] : [];
  try {
    const answer = await call(viewer, path, input);
    return {
      code: "ok",
      details: JSON.stringify(answer) ?? "",
      leaks: foreignMarks(answer, readers, who, viewer?.email),
    };
  } catch (error) {
    const { code, details } = toAppError(error);
    return { code, details: JSON.stringify(details), leaks: foreignMarks(details, readers, who, viewer?.email) };
  }
}

/** One of each state among some. */
function oneOfEach(some: Thing[]): Thing[] {
  const kept = new Map(some.map((thing) => [`${thing.status}`, thing]));
  return [...kept.values()].slice(0, MOST_THINGS);
}

const isOf = ({ buyer, supplier }: Thing, viewer: Viewer | null) =>
  viewer !== null && (buyer === viewer.userId || (supplier !== null && supplier === viewer.supplier?.id));

describe("what procedures name", () => {
  it("is known of every field that names something, but for the platform's own people", async () => {
    const procedures = await allProcedures<{ _def: { inputs: z.ZodType[] } }>();
    const named = Object.entries(procedures).flatMap(([path, { _def }]) =>
      ruleOf(path) === "admin" || _def.inputs.flatMap((schema) => namingFields(schema)).length === 0 ? [] : [path],
    );
    expect([...Object.keys(NAMES), ...Object.keys(PUBLIC_NAMES)].sort()).toEqual(named.sort());
  });

  it("is there in the played site, and so are the private values", async () => {
    expect([...things].filter(([, some]) => some.length === 0).map(([kind]) => kind)).toEqual([]);
    expect(Object.entries(await plantedIn(world.db)).filter(([, marks]) => marks === 0)).toEqual([]);
  });
});

describe("what is another's", () => {
  for (const [path, names] of Object.entries(NAMES)) {
    it(`${path} answers as what is missing`, async () => {
      const wrong: string[] = [];
      const [first = "", ...further] = Object.keys(names);
      for (const who of Object.keys(STRANGERS) as Stranger[]) {
        const viewer = viewerOf(who);
        // Who is not let in at all: authorisation-matrix.test.ts.
        if (refusalFor(ruleOf(path), viewer) !== null) continue;
        for (const thing of othersOf(names[first], viewer)) {
          wrong.push(...(await differences(path, viewer, {}, first, thing)));
        }
        for (const place of further) {
          // What is named besides is another's, of something that is one's own.
          for (const own of ownOf(names[first], viewer)) {
            const others = othersOf(names[place], viewer);
            for (const thing of others)
              wrong.push(...(await differences(path, viewer, { [first]: own }, place, thing)));
          }
        }
      }
      expect(wrong).toEqual([]);
    });
  }

  it("is as it was after all these calls", async () => {
    expect(await wholeDatabase(world.db)).toEqual(before);
  });
});

const othersOf = (kind: Kind | undefined, viewer: Viewer | null) =>
  oneOfEach(kind ? (things.get(kind) ?? []).filter((thing) => !isOf(thing, viewer)) : []);

/** Of one's own, which of a guest's is what the key opens. */
const ownOf = (kind: Kind | undefined, viewer: Viewer | null) =>
  oneOfEach(kind ? (things.get(kind) ?? []).filter((thing) => kind === "guestRfq" || isOf(thing, viewer)) : []);

type Own = Record<string, Thing>;

/** How another's thing is answered otherwise than one that is missing. */
async function differences(
  path: string,
  viewer: Viewer | null,
  own: Own,
  place: string,
  thing: Thing,
): Promise<string[]> {
  // The key of another's link is what a stranger lacks.
  const guests = Object.values(own)[0];
  const key = guests && "key" in (INPUTS[path] as object) ? keyOf(world.stage, path, guests) : undefined;
  const none = { ...thing, name: missingName(thing) };
  const other = await outcomeOf(world, viewer, path, namedInput(path, { ...own, [place]: thing }, key));
  const missing = await outcomeOf(world, viewer, path, namedInput(path, { ...own, [place]: none }, key));
  const told = (one: typeof other) => `${one.code} ${one.details}`;
  const isAlike = told(other).replaceAll(thing.name, "") === told(missing).replaceAll(none.name, "");
  // What is one's own is found: then a state, or the field that names what isn't, is what is wrong.
  const isRefused = Object.keys(own).length > 0 ? other.code !== "ok" : other.code === "NOT_FOUND";
  const isRight = isAlike && other.leaks.length === 0 && (isRefused || path in ALIKE);
  if (isRight) return [];
  const names = Object.values(own).map(({ name, status }) => `${name} (${status})`);
  const line = [viewer?.userId ?? "visitor", ...names, `${place}=${thing.name} (${thing.status})`].join(" ");
  return [`${line}: ${told(other)} | ${told(missing)} ${other.leaks}`];
}
