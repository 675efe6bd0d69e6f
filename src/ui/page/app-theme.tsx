import { Theme } from "@radix-ui/themes/components/theme";
import { Direction } from "radix-ui";
import type { ReactNode } from "react";
import { currentDirection } from "#i18n/locale.ts";

/**
 * Radix Themes in the brand's colours. Its root fixes the direction to left-to-right (its issue 11),
 * so ours is provided again inside it.
 */
export function AppTheme({ children }: { children: ReactNode }) {
  return (
    <Theme accentColor="teal" grayColor="sand" radius="large" hasBackground={false}>
      <Direction.Provider dir={currentDirection()}>{children}</Direction.Provider>
    </Theme>
  );
}
