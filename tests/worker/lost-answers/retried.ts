import { TRPCError } from "@trpc/server";
import { expect, it } from "vitest";
import { AppError, type AppErrorCode } from "#domain/kernel/app-error.ts";
import { allProcedures } from "../../support/all-procedures.ts";
import { loseNthAnswer } from "../../support/lost-answer.ts";
import { expectConsoleErrors } from "../../support/no-console-errors.ts";
import { untilNothingRuns } from "../support/left-running.ts";
import { wholeDatabase } from "../support/whole-database.ts";
import { type Counts, countRows } from "./counts.ts";
import { newWorld, type ReadyVerb } from "./world.ts";

/** What a retry may be told other than the first answer, and why whoever reads it knows how things stand. */
export interface Told {
  /** Refusals besides CONFLICT, which says the state, and NOT_FOUND, which verbs without a key may give. */
  codes?: readonly AppErrorCode[];
  /** An answer of its own. */
  answers?: true;
  /** Tables in which each call leaves rows of its own, as it should. */
  grows?: readonly string[];
  /** It leaves no row but counters. */
  isRead?: true;
  why: string;
}

type Outcome = { answer: unknown } | { refusal: AppError };

async function outcomeOf(call: Promise<unknown>): Promise<Outcome> {
  try {
    return { answer: await call };
  } catch (error) {
    if (error instanceof TRPCError && error.cause instanceof AppError) return { refusal: error.cause };
    throw error;
  }
}

/** Two machines of the edge never agree on the time. */
const SKEW_MS = 5000;
/** Without a key of the caller's, and yet answered as the first time. */
const ALIKE = new Set([
  "quotes.start",
  "quotes.saveDraft",
  "rfqs.answer",
  "inbox.answer",
  "cart.save",
  "cart.merge",
  "saved.save",
  "saved.unsave",
]);

interface Procedure {
  _def: { inputs: { shape?: Record<string, unknown> }[] };
}

/** Verbs whose callers send a key of their intent. */
async function keyedVerbs(): Promise<Set<string>> {
  const procedures = Object.entries(await allProcedures<Procedure>());
  const hasKey = ({ _def: { inputs } }: Procedure) =>
    inputs.some(({ shape = {} }) => "idempotencyKey" in shape || "clientId" in shape);
  return new Set(procedures.filter(([, one]) => hasKey(one)).map(([path]) => path));
}

const KEYED = await keyedVerbs();

/** A retry is answered; where its caller has no key it may also hear how things stand. */
function expectTold(name: string, outcome: Outcome, told: Told | undefined): void {
  if ("answer" in outcome) return;
  const { code, details } = outcome.refusal;
  const states = KEYED.has(name) || ALIKE.has(name) ? [] : ["CONFLICT", "NOT_FOUND"];
  expect([...states, ...(told?.codes ?? [])]).toContain(code);
  if (code === "CONFLICT") expect(Object.keys(details)).not.toEqual([]);
}

/**
 * Has the answer to each verb lost: on the way from the Worker, and after each of its writes on the way from the database,
 * which the Worker must answer with UNAVAILABLE. The same call once more, by a machine whose clock is ahead or behind, leaves the
 * tables as one call with its answer does.
 * @param told what a retry of a verb is told instead of its first answer
 */
export function itHappensOnce(verbs: Record<string, ReadyVerb>, told: Record<string, Told> = {}): void {
  it.each(Object.entries(verbs))("%s happens once, whichever answer was lost", async (name, ready) => {
    const { writes, once } = await loseFromWorker(name, ready, told[name]);
    expectConsoleErrors(writes);
    for (let nth = 1; nth <= writes; nth += 1) await loseFromDatabase(name, ready, nth, once, told[name]);
  });
}

async function loseFromWorker(name: string, ready: ReadyVerb, told: Told | undefined) {
  const world = await newWorld();
  const { db } = world;
  const send = await ready(world);
  const before = await wholeDatabase(db);
  const writes = loseNthAnswer(db, Number.POSITIVE_INFINITY);
  const first = await outcomeOf(send());
  const made = writes();
  const after = await wholeDatabase(db);
  expect(first).toHaveProperty("answer");
  if (told?.isRead) expect(after).toEqual(before);
  else expect(after).not.toEqual(before);
  world.clock.ahead += SKEW_MS;
  const second = await outcomeOf(send());
  expectTold(name, second, told);
  if ("answer" in second && !told?.answers) expect(second).toEqual(first);
  const once = countRows(after, told?.grows);
  expect(countRows(await wholeDatabase(db), told?.grows)).toEqual(once);
  return { writes: made, once };
}

async function loseFromDatabase(
  name: string,
  ready: ReadyVerb,
  nth: number,
  once: Counts,
  told: Told | undefined,
): Promise<void> {
  const world = await newWorld();
  const send = await ready(world);
  await untilNothingRuns(world.db);
  loseNthAnswer(world.db, nth);
  expect(await outcomeOf(send()), `write ${nth}`).toMatchObject({ refusal: { code: "UNAVAILABLE" } });
  world.clock.ahead -= SKEW_MS;
  expectTold(name, await outcomeOf(send()), told);
  expect(countRows(await wholeDatabase(world.db), told?.grows), `write ${nth}`).toEqual(once);
}
