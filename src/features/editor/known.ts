/** A field without the refusal that it does not have: optional props stay optional. */
export function known<Field extends { error: string | undefined }>({ error, ...field }: Field) {
  return { ...field, ...(error === undefined ? {} : { error }) };
}
