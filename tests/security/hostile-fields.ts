import type * as z from "zod";
import { allProcedures } from "../support/all-procedures.ts";
import { type HostileCase, hostileCase } from "./hostile-case.ts";
import { repeated, TEXT_UNITS } from "./hostile-units.ts";

type Schema = z.core.$ZodType;
/** What is read of the definition of any kind of schema. */
interface Definition {
  type: string;
  shape?: Record<string, Schema>;
  element?: Schema;
  innerType?: Schema;
  in?: Schema;
  options?: Schema[];
  keyType?: Schema;
  valueType?: Schema;
}
interface Field {
  name: string;
  schema: Schema;
}

/** In characters: below the limits of most fields, at those of the longest, and all that a request may hold. */
const CAPS = [2048, 10_240, 64 * 1024];
/** Kinds that read no text, or compare it with a few known ones. */
const NO_TEXT = new Set([
  "number",
  "boolean",
  "enum",
  "literal",
  "int",
  "bigint",
  "date",
  "null",
  "undefined",
  "never",
]);

/** Every field of every procedure that takes text, as its schema reads it. */
async function fieldsOfProcedures(): Promise<Field[]> {
  const procedures = await allProcedures<{ _def: { inputs?: unknown[] } }>();
  const fields = Object.entries(procedures).flatMap(([name, { _def }]) =>
    // tRPC keeps its inputs as parsers of any library; ours are all of one.
    (_def.inputs ?? []).flatMap((input) => fieldsOf(input as Schema, name)),
  );
  return [...new Map(fields.map((field) => [field.schema, field])).values()];
}

/** Every field with texts of every kind. */
export async function hostileFields(): Promise<HostileCase[]> {
  return (await fieldsOfProcedures()).flatMap(({ name, schema }) =>
    TEXT_UNITS.flatMap((unit) =>
      CAPS.map((cap) =>
        hostileCase(
          `${name} of ${cap} × ${JSON.stringify(unit)}`,
          cap,
          (size) => repeated(unit, size),
          (text) => schema._zod.run({ value: text, issues: [] }, { async: false }),
        ),
      ),
    ),
  );
}

function fieldsOf(schema: Schema, name: string): Field[] {
  const inner = innermost(schema);
  const { type, shape, element, options, keyType, valueType } = definitionOf(inner);
  if (shape) return Object.entries(shape).flatMap(([key, value]) => fieldsOf(value, `${name}.${key}`));
  const parts = [element, keyType, valueType, ...(options ?? [])].filter((part) => part !== undefined);
  if (parts.length > 0) return parts.flatMap((part) => fieldsOf(part, `${name}[]`));
  return NO_TEXT.has(type) ? [] : [{ name, schema }];
}

/** What a schema reads first, below what may be missing and what is made of it. */
function innermost(schema: Schema): Schema {
  const { innerType, in: first } = definitionOf(schema);
  const below = innerType ?? first;
  return below ? innermost(below) : schema;
}

function definitionOf(schema: Schema): Definition {
  return schema._zod.def as unknown as Definition;
}
