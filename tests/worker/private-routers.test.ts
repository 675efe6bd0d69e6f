import { expect, it } from "vitest";
import { PRIVATE_ROUTERS } from "#src/lib/session/session-store.ts";
import { appRouter } from "#worker/router.ts";

it("browsers forget with the session whatever only some may ask", () => {
  // tRPC flattens the tree at run time, which its types do not say.
  const procedures = appRouter._def.procedures as unknown as Record<string, { _def: { meta?: { auth?: string } } }>;
  const guarded = Object.entries(procedures).filter(([, { _def }]) => _def.meta?.auth !== "public");
  const routers = new Set(guarded.map(([path]) => path.split(".")[0] ?? ""));
  // `auth` holds the session itself, which the store sets.
  routers.delete("auth");
  expect([...routers].filter((name) => !PRIVATE_ROUTERS.includes(name))).toEqual([]);
});
