import type { FieldValues, Resolver } from "react-hook-form";
import type * as z from "zod";
import { m } from "#i18n/paraglide/messages.js";

/** Fetches a form's schema; zod comes with it, after the form is on screen. Must keep its identity between renders. */
export type SchemaLoader<Values extends FieldValues, Output> = () => Promise<z.ZodType<Output, Values>>;

/**
 * Checks a form by its schema and answers in words; whatever an empty field breaks, it is asked for as required.
 * When the schema can't be fetched the texts go out unchecked: the server checks them by the same schema.
 */
export function wordedResolver<Values extends FieldValues, Output>(
  loadSchema: SchemaLoader<Values, Output>,
): Resolver<Values, unknown, Output> {
  let check: Resolver<Values, unknown, Output> | undefined;
  return async (values, context, options) => {
    check ??= await loadCheck(loadSchema).catch(() => undefined);
    // Every output of these schemas is a valid input, so the server takes either.
    if (!check) return { values: values as unknown as Output, errors: {} };
    const checked = await check(values, context, options);
    for (const [name, error] of Object.entries(checked.errors)) {
      if (error && !values[name]) error.message = m.forms_required();
    }
    return checked;
  };
}

async function loadCheck<Values extends FieldValues, Output>(loadSchema: SchemaLoader<Values, Output>) {
  const [schema, { zodResolver }, { fieldMessage }] = await Promise.all([
    loadSchema(),
    import("@hookform/resolvers/zod"),
    import("./field-messages.ts"),
  ]);
  return zodResolver(schema, { error: fieldMessage });
}
