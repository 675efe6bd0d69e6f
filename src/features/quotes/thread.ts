import { toCallFailure } from "#src/lib/calls/errors.ts";
import type { ApiOutputs } from "#src/lib/calls/trpc.ts";

/** A whole negotiation as one of its sides reads it. */
export type Thread = ApiOutputs["quotes"]["thread"];
export type Version = Thread["versions"][number];
export type VersionLine = Version["lines"][number];

/** The version that stands: what an acceptance would take. */
export function currentVersionOf({ quote, versions }: Thread): Version | undefined {
  return versions.find(({ version }) => version === quote.currentVersion);
}

/** The buyer's open counter-offer. */
export function counterOf({ quote, versions }: Thread): Version | undefined {
  return quote.status === "countered" ? versions.findLast(({ side }) => side === "buyer") : undefined;
}

/** What an acceptance makes an order of while the buyer's counter-offer binds; undefined where nothing does. */
export function bindingTermsOf(thread: Thread): Version | undefined {
  const { quote, side, actions } = thread;
  const canBecomeOrder = side === "buyer" || actions.includes("accept_binding");
  return quote.bindingUntil !== null && canBecomeOrder ? counterOf(thread) : undefined;
}

/** True for a refusal that says there is no such quote, or that its address can't be one. */
export function isMissing(error: unknown): boolean {
  const { code } = toCallFailure(error);
  return code === "NOT_FOUND" || code === "BAD_INPUT";
}
