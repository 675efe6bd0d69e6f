/** Answers that were kept, as they stand in the cache of queries. */
const kept = new WeakSet<object>();

/** Notes that an answer was kept. */
export function noteKept(data: unknown): void {
  if (isObject(data)) kept.add(data);
}

/** Whether the data of a query is an answer that was kept, on whatever screen it was given. */
export function isKept(data: unknown): boolean {
  return isObject(data) && kept.has(data);
}

interface Asked {
  data: unknown;
  isError: boolean;
  isFetching: boolean;
  refetch: () => Promise<unknown>;
}

/**
 * A query that decides, or begins a text (`OF_NOW`), without what was kept: the screen before may have been given that, and it is
 * in the cache still as this one is drawn.
 */
export function ofNow<Query extends Asked>({ data, isError, isFetching, refetch }: Query) {
  const now: Query["data"] | undefined = isKept(data) ? undefined : data;
  return { data: now, isError, isFetching, isPending: now === undefined && !isError, refetch };
}

function isObject(data: unknown): data is object {
  return typeof data === "object" && data !== null;
}
