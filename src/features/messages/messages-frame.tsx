import { useMatch } from "@tanstack/react-router";
import { type ReactNode, type RefObject, useLayoutEffect, useRef } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { Container } from "#src/ui/section.tsx";

/** What is left of the window under what stands above, so that writing moves nothing. */
const TALL =
  "max-lg:h-[calc(100dvh-var(--conversation-top,0px))] max-lg:pb-[env(safe-area-inset-bottom)] max-lg:min-h-88";
const TALL_ON_A_DESK = "lg:h-[calc(100dvh-var(--conversation-top,10rem)-1.5rem)] lg:min-h-112";

/** The page of the messages under its title. */
export function MessagesPage({ children }: { children: ReactNode }) {
  const isOpen = useIsOpen();
  return (
    <Container className="max-lg:px-0! lg:py-6">
      <h1 className={`px-4 py-3 text-2xl text-gulf-900 lg:px-0 ${isOpen ? "max-lg:sr-only" : ""}`}>
        {m.messages_title()}
      </h1>
      {children}
    </Container>
  );
}

/** The list and what is open: beside each other on a desk, one after the other on a phone. */
export function MessagesFrame({ list, children }: { list: ReactNode; children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  useTop(box);
  const isOpen = useIsOpen();
  return (
    <div
      ref={box}
      data-conversation={isOpen ? "" : undefined}
      className={`grid overflow-hidden border-sand-200 bg-white lg:grid-cols-[22rem_minmax(0,1fr)] lg:rounded-xl lg:border lg:shadow-card ${isOpen ? TALL : ""} ${TALL_ON_A_DESK}`}
    >
      <nav
        aria-label={m.messages_list()}
        className={`min-h-0 grid-cols-1 border-sand-200 lg:grid lg:border-e ${isOpen ? "hidden" : "grid"}`}
      >
        {list}
      </nav>
      <div className={`min-h-0 grid-cols-1 lg:grid ${isOpen ? "grid" : "hidden"}`}>{children}</div>
    </div>
  );
}

function useIsOpen(): boolean {
  return useMatch({ from: "/messages/$id", shouldThrow: false }) !== undefined;
}

/** Tells the style sheet how far from the top of the page something stands: bars above wrap by language and by what they say. */
function useTop(box: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const measure = () => {
      const { current } = box;
      if (current)
        current.style.setProperty("--conversation-top", `${current.getBoundingClientRect().top + window.scrollY}px`);
    };
    const watcher = new ResizeObserver(measure);
    for (const part of document.querySelectorAll("header")) watcher.observe(part);
    watcher.observe(document.body);
    measure();
    return () => watcher.disconnect();
  }, [box]);
}
