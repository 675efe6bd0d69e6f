import { expect, it } from "vitest";
import { PRIVATE_ROUTERS } from "#src/lib/session/session-store.ts";
import { allProcedures } from "../support/all-procedures.ts";

it("browsers forget with the session whatever only some may ask", async () => {
  const procedures = await allProcedures<{ _def: { meta?: { auth?: string } } }>();
  const guarded = Object.entries(procedures).filter(([, { _def }]) => _def.meta?.auth !== "public");
  const routers = new Set(guarded.map(([path]) => path.split(".")[0] ?? ""));
  // `auth` holds the session itself, which the store sets.
  routers.delete("auth");
  expect([...routers].filter((name) => !PRIVATE_ROUTERS.includes(name))).toEqual([]);
});
