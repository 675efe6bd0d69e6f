import type { Asked } from "./measure.ts";
import type { MadeRequest } from "./requests.ts";

/** How many requests were put to nobody, to one company, to two, and to three or more. */
export type Spread = [none: number, one: number, two: number, more: number];

/**
 * How many companies were asked, request by request.
 * @param upTo 1 as each opened, 2 with those that were asked when no quote had come
 */
export function spreadOf(requests: readonly MadeRequest[], asked: readonly Asked[], upTo: 1 | 2): Spread {
  const counts = new Map(requests.map((request) => [request, 0]));
  for (const { request, wave } of asked) if (wave <= upTo) counts.set(request, (counts.get(request) ?? 0) + 1);
  const of = (holds: (count: number) => boolean) => [...counts.values()].filter(holds).length;
  return [of((n) => n === 0), of((n) => n === 1), of((n) => n === 2), of((n) => n > 2)];
}

/** The spread of both waves as lines for people. */
export function spreadReport(name: string, requests: readonly MadeRequest[], asked: readonly Asked[]): string[] {
  return ([1, 2] as const).map((upTo) => {
    const [none, one, two, more] = spreadOf(requests, asked, upTo);
    const when = upTo === 1 ? "asked at once" : "after wave 2";
    return `${name}, ${when}: nobody ${none}, one ${one}, two ${two}, three or more ${more}`;
  });
}
