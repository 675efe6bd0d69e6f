import type { InArgs, Row } from "@libsql/client/web";

type StoredValue = null | bigint | number | string | ArrayBuffer;

/** Longer whole numbers are no numbers of JSON. */
const isShort = (value: bigint) => BigInt.asIntN(53, value) === value;

/**
 * A row as a line of JSON that keeps what each value is stored as: text, null and whole numbers as themselves, `{"i"}` a
 * whole number beyond 52 bits, `{"r"}` one that is stored with a fraction, `{"b"}` bytes in base64.
 * @param row of a client that reads whole numbers as bigint
 * @throws Error for an infinite number, which the client could not write again
 */
export function lineOf(row: Row, columns: number): string {
  const values = Array.from({ length: columns }, (_, place) => encoded(row[place] as StoredValue));
  return JSON.stringify(values);
}

function encoded(value: StoredValue): unknown {
  if (typeof value === "bigint") return isShort(value) ? Number(value) : { i: String(value) };
  if (typeof value === "number" && !Number.isFinite(value)) throw new Error("an infinite number can't be copied");
  if (typeof value === "number") return { r: Object.is(value, -0) ? "-0" : String(value) };
  if (value instanceof ArrayBuffer) return { b: Buffer.from(value).toString("base64") };
  return value;
}

/**
 * The values of a line of {@link lineOf}, as arguments of a statement.
 * @throws Error where it is none, or has another number of values
 */
export function valuesOf(line: string, columns: number): Extract<InArgs, unknown[]> {
  const values: unknown = JSON.parse(line);
  if (!Array.isArray(values) || values.length !== columns) throw new Error(`no row of ${columns} values: ${line}`);
  return values.map(decoded);
}

function decoded(value: unknown): Extract<StoredValue | Uint8Array, unknown> {
  if (value === null || typeof value === "string") return value;
  if (typeof value === "number") return BigInt(value);
  if (typeof value === "object" && "i" in value) return BigInt(String(value.i));
  if (typeof value === "object" && "r" in value) return Number(value.r);
  if (typeof value === "object" && "b" in value) return new Uint8Array(Buffer.from(String(value.b), "base64"));
  throw new Error(`no value of a copy: ${JSON.stringify(value)}`);
}
