import type { ComponentProps } from "react";

/** Looks of a filter chip, for buttons and links alike. */
export function chipClass(active: boolean): string {
  const base = "inline-flex min-h-11 items-center gap-2 whitespace-nowrap rounded-full border px-4 text-sm";
  return active
    ? `${base} border-gulf-800 bg-gulf-800 font-bold text-white`
    : `${base} border-sand-300 bg-white text-gulf-900 hover:border-gulf-500`;
}

/** A filter that is on or off. */
export function Chip({ active, ...button }: ComponentProps<"button"> & { active: boolean }) {
  return <button type="button" aria-pressed={active} {...button} className={chipClass(active)} />;
}
