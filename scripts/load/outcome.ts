import { percentile } from "../bench/percentiles.ts";
import type { Answer } from "./caller.ts";

/** Who calls: figures are told of each by itself. */
export type Kind = "visitor" | "own" | "write" | "sign-in";

/** A call and what came of it. */
export interface Outcome extends Omit<Answer, "text"> {
  kind: Kind;
  /** What was called. */
  name: string;
  /** When it was due, and how long it took from then on, in milliseconds. */
  dueAt: number;
  ms: number;
}

/** Milliseconds. */
export interface Waits {
  p50: number;
  p95: number;
  p99: number;
}

/** A refusal that overload may give: it says what it is and when to come again. */
export const isRefusal = ({ status, hasRetryAfter }: Pick<Outcome, "status" | "hasRetryAfter">) =>
  (status === 429 || status === 503) && hasRetryAfter;

export const isDone = ({ status }: Pick<Outcome, "status">) => status >= 200 && status < 400;

/** What nobody may get, by its name and how often: no answer, a fault without a name, a refusal that says not until when. */
export function wrongsOf(outcomes: readonly Outcome[]): string[] {
  return counted(outcomes, (one) => {
    if (isDone(one) || isRefusal(one)) return undefined;
    const isSilent = one.status === 429 || one.status === 503;
    return `${one.name}: ${nameOf(one)}${isSilent ? " without Retry-After" : ""}`;
  });
}

/** How many got which answer, of what was not done. */
export function refusalsOf(outcomes: readonly Outcome[]): string {
  return counted(outcomes, (one) => (isDone(one) ? undefined : nameOf(one))).join(", ") || "none";
}

/** How long those waited whose call was done; undefined where there is none. */
export function waitsOf(outcomes: readonly Outcome[], ...kinds: readonly Kind[]): Waits | undefined {
  const done = outcomes.filter((one) => isDone(one) && kinds.includes(one.kind));
  if (done.length === 0) return undefined;
  const sorted = Float64Array.from(done, ({ ms }) => ms).sort();
  return { p50: percentile(sorted, 50), p95: percentile(sorted, 95), p99: percentile(sorted, 99) };
}

function nameOf({ status, code }: Outcome): string {
  return [status === 0 ? "" : status, code ?? ""].filter((part) => part !== "").join(" ");
}

function counted(outcomes: readonly Outcome[], nameOfOne: (one: Outcome) => string | undefined): string[] {
  const counts = new Map<string, number>();
  for (const one of outcomes) {
    const name = nameOfOne(one);
    if (name !== undefined) counts.set(name, (counts.get(name) ?? 0) + 1);
  }
  return [...counts].map(([name, times]) => `${name} × ${times}`);
}
