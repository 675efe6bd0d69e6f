import { ProtocolError } from "./failures.ts";

/** Fields of a JSON object nobody has checked yet. */
export type Fields = Readonly<Record<string, unknown>>;

export function readFields(value: unknown, what: string): Fields {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    throw new ProtocolError(`${what} must be an object`);
  }
  return value as Fields; // a non-null object that is no array has string keys
}

export function readList(value: unknown, what: string, longest: number): readonly unknown[] {
  if (!Array.isArray(value)) throw new ProtocolError(`${what} must be an array`);
  if (value.length > longest) throw new ProtocolError(`${what} has more than ${longest} entries`, "TOO_MANY");
  return value;
}

export function readText(value: unknown, what: string): string {
  if (typeof value !== "string") throw new ProtocolError(`${what} must be a string`);
  return value;
}

export function readInteger(value: unknown, what: string): number {
  if (typeof value !== "number" || !Number.isInteger(value)) throw new ProtocolError(`${what} must be an integer`);
  return value;
}
