import type { ReactNode } from "react";

/**
 * Stands in for `@radix-ui/react-tooltip` (vite.config.ts): Radix's theme root wraps the app in a provider of tooltips,
 * which the site does not use, and that alone would bring 13 KB of positioning code into the first view.
 */
export function Provider({ children }: { children: ReactNode }) {
  return children;
}
