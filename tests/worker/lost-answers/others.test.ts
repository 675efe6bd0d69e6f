import { expect, it } from "vitest";
import { allProcedures } from "../../support/all-procedures.ts";
import { OTHERS, TOLD, TRADE } from "./every-verb.ts";
import { itHappensOnce } from "./retried.ts";

it("every write of the API is tried, and every exception is of one", async () => {
  const procedures = await allProcedures<{ _def: { type: string } }>();
  const writes = Object.keys(procedures).filter((path) => procedures[path]?._def.type === "mutation");
  expect(Object.keys({ ...TRADE, ...OTHERS }).sort()).toEqual(writes.sort());
  expect(Object.keys(TOLD).filter((path) => !writes.includes(path))).toEqual([]);
});

itHappensOnce(OTHERS, TOLD);
