import { isolated } from "#i18n/isolated.ts";

/** What stands for nothing. */
const NOTHING = "–";

/**
 * The label of a code, whatever stands there: a row that an earlier or later version wrote may hold one that this version
 * doesn't know, and must not take its list down. Such a code is shown as it is written, kept apart from the direction of
 * the words around it; a missing one as a dash.
 * @param given what each label takes
 */
export function labelOf<Code extends string, Given extends unknown[]>(
  labels: Readonly<Record<Code, (...given: Given) => string>>,
  code: Code,
  ...given: Given
): string {
  const label = Object.hasOwn(labels, code) ? labels[code] : undefined;
  return label ? label(...given) : codeAsWritten(code);
}

/** What stands in for the label of a code that this version doesn't know. */
export function codeAsWritten(code: string): string {
  // Rows come from a server of any version, so that the type may be wrong about them.
  const written = String((code as string | null | undefined) ?? "").replaceAll("_", " ");
  return written.trim() === "" ? NOTHING : isolated(written);
}
