import { describe, expect, it } from "vitest";
import type * as z from "zod";
import { allProcedures } from "../support/all-procedures.ts";
import LIMITS from "./support/input-limits.json";
import { INPUTS } from "./support/inputs.ts";
import { limitsOf } from "./support/probe-limits.ts";

const procedures = await allProcedures<{ _def: { inputs: z.ZodType[] } }>();

/** What forms, imports and other people's programs may count on: a change of a limit is meant, or a mistake. */
describe("the limits of every input", () => {
  it("are those that are written down", () => {
    const found = Object.fromEntries(
      Object.entries(INPUTS).map(([path, good]) => {
        const [schema] = procedures[path]?._def.inputs ?? [];
        return [path, schema ? limitsOf(schema, good) : {}];
      }),
    );
    expect(Object.fromEntries(Object.entries(found).filter(([, limits]) => Object.keys(limits).length > 0))).toEqual(
      LIMITS,
    );
  });
});
