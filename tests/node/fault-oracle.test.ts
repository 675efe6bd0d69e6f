import { describe, expect, it } from "vitest";
import type { Database } from "#drizzle/client.ts";
import { type Told, type Verdict, verdictOf } from "../../scripts/faults/operation.ts";
import { judge } from "../../scripts/faults/oracle.ts";

const done: Verdict = { kind: "done", answer: {} };
const unknown: Verdict = { kind: "unknown" };
const refused = (code: string): Verdict => ({ kind: "refused", code });

/** What is found of one operation whose effect is there so often. */
async function found(times: number, verdicts: Verdict[], isWrong = false): Promise<string[]> {
  const execute = async () => ({ rows: [{ times }] });
  const told: Told = { verb: "v", cookie: "", input: {}, effect: "", args: [], isWrong, verdicts, slowestMs: 1 };
  const { lost, doubled, phantom, untyped } = await judge({ $client: { execute } } as unknown as Database, [told]);
  return Object.entries({ lost, doubled, phantom, untyped }).flatMap(([name, { length }]) =>
    length > 0 ? [name] : [],
  );
}

describe("the oracle of faults", () => {
  const CASES: [string, number, Verdict[], string[], boolean?][] = [
    ["takes what was acknowledged and is there", 1, [done], []],
    ["misses what was acknowledged", 0, [done], ["lost"]],
    ["sees what is there twice", 2, [unknown, done], ["doubled"]],
    ["takes a retry that hears how things stand", 1, [unknown, refused("CONFLICT")], []],
    ["misses what a retry was told to stand", 0, [unknown, refused("CONFLICT")], ["lost"]],
    ["sees what was refused at once and is there", 1, [refused("CONFLICT")], ["phantom"]],
    ["sees what another refusal left", 1, [unknown, refused("FORBIDDEN")], ["phantom"]],
    ["takes what was wrong and is not there", 0, [refused("CONFLICT")], [], true],
    ["sees what was wrong and is there", 1, [refused("CONFLICT")], ["phantom"], true],
    ["sees what was wrong and acknowledged", 0, [done], ["phantom"], true],
    ["sees an answer without a name", 1, [{ kind: "wrong", text: "<h1>" }], ["untyped"]],
  ];
  it.each(CASES)("%s", async (_, times, verdicts, faults, isWrong) => {
    expect(await found(times, verdicts, isWrong)).toEqual(faults);
  });

  it.each([
    ['{"result":{"data":{"id":1}}}', "done"],
    ['{"error":{"data":{"appCode":"CONFLICT"}}}', "refused"],
    ['{"error":{"data":{"appCode":"UNAVAILABLE"}}}', "unknown"],
    ['{"error":{"data":{"appCode":"UNEXPECTED"}}}', "wrong"],
    ['{"error":{}}', "wrong"],
    ["<h1>Bad gateway</h1>", "wrong"],
  ])("reads %s as %s", (text, kind) => {
    expect(verdictOf(text).kind).toBe(kind);
  });
});
