import { useRouterState } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";

interface DisclosureProps {
  /** What stands on the button. */
  summary: ReactNode;
  label?: string;
  summaryClass: string;
  panelClass: string;
  className?: string;
  children: ReactNode;
}

/**
 * A button that shows and hides a panel of links. The platform's own element: it opens before the page is hydrated.
 * Closes on Escape, on a press outside, and when the page changes.
 */
export function Disclosure({ summary, label, summaryClass, panelClass, className = "", children }: DisclosureProps) {
  const details = useRef<HTMLDetailsElement>(null);
  const address = useRouterState({ select: (state) => state.location.href });
  useEffect(() => {
    if (address) details.current?.removeAttribute("open");
  }, [address]);
  useEffect(() => closeOnOutsidePress(details), []);
  return (
    <details ref={details} className={`group ${className}`}>
      <summary
        aria-label={label}
        className={`cursor-pointer list-none [&::-webkit-details-marker]:hidden ${summaryClass}`}
      >
        {summary}
      </summary>
      <div className={panelClass}>{children}</div>
    </details>
  );
}

function closeOnOutsidePress(details: { current: HTMLDetailsElement | null }): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  document.addEventListener(
    "pointerdown",
    ({ target }) => {
      if (target instanceof Node && !details.current?.contains(target)) details.current?.removeAttribute("open");
    },
    { signal },
  );
  document.addEventListener(
    "keydown",
    ({ key }) => {
      if (key !== "Escape" || !details.current?.open) return;
      details.current.removeAttribute("open");
      details.current.querySelector("summary")?.focus();
    },
    { signal },
  );
  return () => controller.abort();
}
