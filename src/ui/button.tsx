import { Button as RadixButton, type ButtonProps as RadixButtonProps } from "@radix-ui/themes/components/button";
import { IconButton as RadixIconButton } from "@radix-ui/themes/components/icon-button";
import type { ComponentProps, ReactNode } from "react";
import { heldProps } from "./held.ts";

type Look = "primary" | "secondary" | "quiet" | "danger" | "onDark";

const LOOKS: Record<Look, Pick<RadixButtonProps, "variant" | "color"> & { className: string }> = {
  primary: { variant: "solid", className: "" },
  secondary: { variant: "surface", className: "bg-white" },
  quiet: { variant: "ghost", className: "m-0 px-3" },
  danger: { variant: "surface", color: "red", className: "" },
  onDark: { variant: "solid", className: "bg-brass-300 text-on-brass hover:bg-brass-400" },
};

interface ButtonProps extends Omit<ComponentProps<"button">, "color"> {
  variant?: Look;
  /** Shows a spinner, keeps the width and refuses clicks, but not the focus. */
  busy?: boolean;
  /** Refuses clicks for a while and keeps the focus: where its words or another button say what runs. */
  held?: boolean;
  /** Renders the single child (a link) with the look of a button. */
  asChild?: boolean;
  wide?: boolean;
}

/** Long words and zoomed text take a second line instead of running out of the button, and leave an icon its size. */
const FITTING = "[&_svg]:shrink-0 h-auto max-w-full wrap-break-word py-1.5 leading-snug";

/** The one button of the site; 44 px high at least. */
export function Button({ variant = "primary", busy = false, held = busy, wide = false, ...props }: ButtonProps) {
  const { className: lookClass, ...radix } = LOOKS[variant];
  return (
    <RadixButton
      size="3"
      {...radix}
      {...props}
      {...heldProps(held, props.onClick)}
      // The theme's own button takes the focus away while it loads, unless told.
      disabled={!held && props.disabled}
      loading={busy}
      className={`${FITTING} ${lookClass} ${wide ? "w-full" : ""} ${props.className ?? ""}`}
    />
  );
}

interface IconButtonProps extends Omit<ComponentProps<"button">, "color"> {
  /** What the button does, for those who don't see the icon. */
  label: string;
  /** Refuses clicks for a while and keeps the focus. */
  held?: boolean;
  children: ReactNode;
}

/** A round button with an icon alone; the label is required. */
export function IconButton({ label, held = false, children, ...props }: IconButtonProps) {
  const own = { ...props, ...heldProps(held, props.onClick) };
  return (
    <RadixIconButton type="button" variant="ghost" size="3" radius="full" aria-label={label} {...own}>
      {children}
    </RadixIconButton>
  );
}
