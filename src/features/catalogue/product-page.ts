import type { ApiOutputs } from "#src/lib/calls/trpc.ts";

/** What the product's page reads in one call. */
export type ProductPage = ApiOutputs["catalogue"]["product"];
