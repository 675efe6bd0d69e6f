import { type RefObject, useCallback, useEffect, useState } from "react";

/** Which of some elements the reader does not see, by their keys. */
export function useOutOfSight() {
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const onSight = useCallback((key: string, isSeen: boolean) => {
    setHidden((known) => {
      if (known.has(key) !== isSeen) return known;
      const next = new Set(known);
      if (isSeen) next.delete(key);
      else next.add(key);
      return next;
    });
  }, []);
  return { hidden, onSight };
}

export type OnSight = ReturnType<typeof useOutOfSight>["onSight"];

/** Tells whether an element is seen; one that is gone is not missed. */
export function useSight(element: RefObject<HTMLElement | null>, key: string, onSight: OnSight): void {
  useEffect(() => {
    const { current } = element;
    if (!current) return;
    const watcher = new IntersectionObserver((entries) => onSight(key, entries.at(-1)?.isIntersecting ?? true));
    watcher.observe(current);
    return () => {
      watcher.disconnect();
      onSight(key, true);
    };
  }, [element, key, onSight]);
}

/** Scrolls a box to one of its messages, its end in any case: there stand the ways on. The first is focused, or itself. */
export function leadTo(box: HTMLElement, key: string): void {
  const found = box.querySelector<HTMLElement>(`[data-message="${CSS.escape(key)}"]`);
  if (!found) return;
  const around = Math.max(0, box.clientHeight - found.offsetHeight) / 2;
  box.scrollTop += found.getBoundingClientRect().bottom - box.getBoundingClientRect().bottom + around;
  const target = found.hasAttribute("tabindex") ? found : found.querySelector("button");
  target?.focus({ preventScroll: true });
}
