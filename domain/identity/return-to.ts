export const LONGEST_RETURN = 500;
/** Blanks and control characters, which address parsers drop, and backslashes, which they read as slashes. */
const UNSAFE = /[\s\p{Cc}\\]/u;

/**
 * Where to go after signing in: a path of this site or nothing (security 7).
 * @returns the path with its query, or undefined for anything that could lead elsewhere
 */
export function safeReturnTo(value: unknown): string | undefined {
  if (typeof value !== "string" || value.length > LONGEST_RETURN) return undefined;
  const path = value.split(/[?#]/, 1)[0] ?? "";
  // Two slashes anywhere: once dots are resolved, "/.//host" and its like begin with them.
  if (!path.startsWith("/") || path.includes("//") || UNSAFE.test(value)) return undefined;
  return path === "/auth" ? undefined : value;
}
