/**
 * The label of a code, whatever stands there: a row that an earlier or later version wrote may hold one that this version
 * doesn't know, and must not take its list down. Such a code is shown as it is written.
 */
export function labelOf(labels: Readonly<Record<string, () => string>>, code: string): string {
  const label = Object.hasOwn(labels, code) ? labels[code] : undefined;
  return label ? label() : String(code).replaceAll("_", " ");
}
