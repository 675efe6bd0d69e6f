import type { AnyTRPCRouter } from "@trpc/server";

/**
 * Loads each lazy area of an API for the request that needs it, until one has it. tRPC itself keeps the promise of the first load
 * for all: an import belongs to the request that began it, so where that one's caller left, it may never end, and every later
 * request would wait for it; one that failed would fail for ever.
 */
export function withOwnLoads<Root extends AnyTRPCRouter>(root: Root): Root {
  const { lazy, procedures, record } = root._def;
  for (const [area, loader] of Object.entries(lazy)) {
    loader.load = async () => {
      const loaded: AnyTRPCRouter = await loader.ref();
      if (Object.keys(loaded._def.lazy).length > 0) throw new Error(`a lazy area within another: ${area}`);
      for (const [name, procedure] of Object.entries(loaded._def.procedures)) procedures[`${area}.${name}`] = procedure;
      record[area] = loaded._def.record;
      delete lazy[area];
    };
  }
  return root;
}
