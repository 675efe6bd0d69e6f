import { guestKey } from "#worker/platform/secrets.ts";
import type { Stage } from "../../scripts/demo/stage.ts";
import { INPUTS } from "../worker/support/inputs.ts";
import { GUEST_KEY } from "./planted-rows.ts";
import type { Thing } from "./things.ts";

/**
 * A good input with things' names in their places, each with its version, and with keys of its own.
 * @param key of a guest's link
 */
export function namedInput(
  path: string,
  named: Record<string, Pick<Thing, "name" | "version">>,
  key?: string,
): unknown {
  const input = structuredClone(INPUTS[path]) as Record<string, unknown> | undefined;
  if (!input) return undefined;
  for (const field of ["idempotencyKey", "clientId"]) if (field in input) input[field] = crypto.randomUUID();
  if (key !== undefined) input.key = key;
  for (const [place, { name, version }] of Object.entries(named)) {
    write(input, place.split("."), name);
    const versionAt = [...place.split(".").slice(0, -1), "version"];
    // A key of generation 0 has no version.
    if (version && (versionAt.length > 1 || "version" in input)) write(input, versionAt, version);
  }
  return input;
}

function write(into: Record<string, unknown>, [key = "", ...rest]: string[], value: unknown): void {
  if (rest.length === 0) into[key] = value;
  else {
    into[key] ??= /^\d/.test(rest[0] ?? "") ? [] : {};
    write(into[key] as Record<string, unknown>, rest, value);
  }
}

/** The key that opens a guest's request: of the page that sent it, or where a guest acts, of its mails. */
export function keyOf({ contextAt }: Stage, path: string, { name, version }: Pick<Thing, "name" | "version">): string {
  return path.startsWith("guest.") ? guestKey(contextAt(0).settings, name, version ?? 0) : GUEST_KEY;
}
