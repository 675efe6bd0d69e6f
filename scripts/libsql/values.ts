import { ProtocolError } from "./failures.ts";
import { readFields, readText } from "./reading.ts";

/** A number is always a REAL: integers travel as bigint so that all 64 bits survive. */
export type SqlValue = null | bigint | number | string | Buffer;

const INTEGER = /^-?\d{1,19}$/;
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

export function decodeValue(value: unknown): SqlValue {
  const fields = readFields(value, "A value");
  switch (fields.type) {
    case "null":
      return null;
    case "integer":
      return decodeInteger(readText(fields.value, "An integer"));
    case "float":
      if (typeof fields.value !== "number") throw new ProtocolError("A float must be a number");
      return fields.value;
    case "text":
      return readText(fields.value, "A text");
    case "blob":
      return decodeBlob(readText(fields.base64, "A blob"));
    default:
      throw new ProtocolError("Value type not recognized");
  }
}

function decodeInteger(digits: string): bigint {
  const integer = INTEGER.test(digits) ? BigInt(digits) : undefined;
  if (integer === undefined || BigInt.asIntN(64, integer) !== integer) {
    throw new ProtocolError("An integer must be a decimal string of at most 64 bits");
  }
  return integer;
}

function decodeBlob(base64: string): Buffer {
  if (!BASE64.test(base64)) throw new ProtocolError("A blob must be base64");
  return Buffer.from(base64, "base64");
}

export function encodeRow(row: readonly unknown[]): string {
  let json = "[";
  for (let index = 0; index < row.length; index += 1) {
    json += index === 0 ? encodeValue(row[index]) : `,${encodeValue(row[index])}`;
  }
  return `${json}]`;
}

function encodeValue(value: unknown): string {
  if (typeof value === "string") return `{"type":"text","value":${JSON.stringify(value)}}`;
  if (typeof value === "bigint") return `{"type":"integer","value":"${value}"}`;
  if (typeof value === "number") return `{"type":"float","value":${encodeFloat(value)}}`;
  if (Buffer.isBuffer(value)) return `{"type":"blob","base64":"${value.toString("base64")}"}`;
  return '{"type":"null"}';
}

/** JSON has no infinity, but every JSON parser reads an exponent this large as one. */
function encodeFloat(value: number): string {
  if (Number.isFinite(value)) return String(value);
  return value > 0 ? "1e999" : "-1e999";
}
