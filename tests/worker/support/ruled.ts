import type { AccessRule } from "#domain/identity/access.ts";

/** Procedures with their kind and who may call them. */
export type Ruled = Record<string, `${"query" | "mutation"} ${AccessRule}`>;
