import * as DropdownMenu from "@radix-ui/themes/components/dropdown-menu";
import type { ReactNode } from "react";

interface MenuProps {
  /** The button that opens the menu. */
  trigger: ReactNode;
  children: ReactNode;
  align?: "start" | "end";
}

/** A menu under a button; arrow keys follow the reading direction. */
export function Menu({ trigger, children, align = "start" }: MenuProps) {
  return (
    <DropdownMenu.Root modal={false}>
      <DropdownMenu.Trigger>{trigger}</DropdownMenu.Trigger>
      <DropdownMenu.Content align={align} variant="soft" size="2" sideOffset={8}>
        {children}
      </DropdownMenu.Content>
    </DropdownMenu.Root>
  );
}

export const MenuItem = DropdownMenu.Item;
export const MenuSeparator = DropdownMenu.Separator;
