/** A field's props without an error where it has none: optional props stay optional. */
export function given<Field extends { error: string | undefined }>({ error, ...field }: Field) {
  return { ...field, ...(error === undefined ? {} : { error }) };
}
