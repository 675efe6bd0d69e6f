import { useRef, useState } from "react";

interface ListState {
  isOpen: boolean;
  setOpen: (isOpen: boolean) => void;
}

/** Keys of a text with a list below: arrows mark an option, Enter takes it, Escape closes (WAI-ARIA combobox). */
export function useListKeys({ isOpen, setOpen }: ListState) {
  const listRef = useRef<HTMLDivElement>(null);
  const [active, setActive] = useState<string | null>(null);

  function onKeyDown(event: KeyboardEvent) {
    if (event.isComposing) return;
    const isArrow = event.key === "ArrowDown" || event.key === "ArrowUp";
    const takesOption = event.key === "Enter" && isOpen && active !== null;
    const closes = event.key === "Escape" && isOpen;
    if (isArrow || takesOption || closes) event.preventDefault();
    if (isArrow && isOpen) setActive(neighbour(optionIds(listRef.current), active, event.key === "ArrowDown" ? 1 : -1));
    if (isArrow && !isOpen) setOpen(true);
    if (takesOption) document.getElementById(active)?.click();
    if (closes) {
      setOpen(false);
      setActive(null);
    }
  }

  return { active, setActive, listRef, onKeyDown };
}

/** The option before or after; null is the text itself, which stands beyond both ends of the list. */
export function neighbour(ids: readonly string[], active: string | null, step: 1 | -1): string | null {
  const places = [null, ...ids];
  const at = Math.max(0, places.indexOf(active));
  return places.at((at + step) % places.length) ?? null;
}

function optionIds(list: HTMLElement | null): string[] {
  return Array.from(list?.querySelectorAll("[role=option]") ?? [], (option) => option.id);
}
