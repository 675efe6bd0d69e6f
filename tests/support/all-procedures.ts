import { appRouter } from "#worker/router.ts";

/**
 * Every procedure by its path: `rfq.submit`. tRPC flattens the tree as it loads it, which its types do not say.
 * @typeParam Procedure what the test looks at
 */
export async function allProcedures<Procedure>(): Promise<Record<string, Procedure>> {
  await Promise.all(Object.values(appRouter._def.lazy).map(({ load }) => load()));
  return appRouter._def.procedures as unknown as Record<string, Procedure>;
}
