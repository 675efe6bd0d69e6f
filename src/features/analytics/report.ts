import type { ApiOutputs } from "#src/lib/calls/trpc.ts";

/** What happened to a company in a period. */
export type Report = ApiOutputs["analytics"]["report"];
