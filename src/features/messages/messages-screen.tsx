import { Link, Outlet, useMatch, useRouterState } from "@tanstack/react-router";
import { MessageCircle } from "lucide-react";
import { type RefObject, useEffect, useRef } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { useSession } from "#src/lib/session.ts";
import { Button } from "#src/ui/button.tsx";
import { EmptyState } from "#src/ui/empty-state.tsx";
import { Container } from "#src/ui/section.tsx";
import { LineSkeletons } from "#src/ui/skeleton.tsx";
import { ConversationList } from "./conversation-list.tsx";

/** What is left of the window under the bars at the top and over the one at the foot, so that writing moves nothing. */
const TALL = "max-lg:h-[calc(100dvh-var(--talk-top,10rem)-3.5rem-env(safe-area-inset-bottom))] max-lg:min-h-88";
const TALL_ON_A_DESK = "lg:h-[calc(100dvh-17rem)] lg:min-h-112";

/** One's conversations and the one that is open: beside each other on a desk, one after the other on a phone. */
export function MessagesScreen() {
  const { session, isKnown } = useSession();
  const box = useRef<HTMLDivElement>(null);
  useTop(box, session !== null);
  const isOpen = useMatch({ from: "/messages/$id", shouldThrow: false }) !== undefined;
  return (
    <Container className="max-lg:px-0! lg:py-6">
      <h1
        className={
          isOpen
            ? "max-lg:sr-only px-4 py-3 text-2xl text-gulf-900 lg:px-0"
            : "px-4 py-3 text-2xl text-gulf-900 lg:px-0"
        }
      >
        {m.messages_title()}
      </h1>
      {session ? (
        <div
          ref={box}
          className={`grid overflow-hidden border-sand-200 bg-white lg:grid-cols-[22rem_minmax(0,1fr)] lg:rounded-xl lg:border lg:shadow-card ${isOpen ? TALL : ""} ${TALL_ON_A_DESK}`}
        >
          <nav
            aria-label={m.messages_list()}
            className={`min-h-0 grid-cols-1 border-sand-200 lg:grid lg:border-e ${isOpen ? "hidden" : "grid"}`}
          >
            <ConversationList />
          </nav>
          <div className={`min-h-0 grid-cols-1 lg:grid ${isOpen ? "grid" : "hidden"}`}>
            <Outlet />
          </div>
        </div>
      ) : (
        <div className="px-4 pb-10 lg:px-0">{isKnown ? <ForVisitors /> : <LineSkeletons count={8} />}</div>
      )}
    </Container>
  );
}

/** Tells the style sheet how far from the top of the page something stands: bars above wrap by language and by what they say. */
function useTop(box: RefObject<HTMLElement | null>, isThere: boolean): void {
  useEffect(() => {
    if (!isThere) return;
    const measure = () => {
      const { current } = box;
      if (current) current.style.setProperty("--talk-top", `${current.getBoundingClientRect().top + window.scrollY}px`);
    };
    const watcher = new ResizeObserver(measure);
    for (const part of document.querySelectorAll("header")) watcher.observe(part);
    watcher.observe(document.body);
    measure();
    return () => watcher.disconnect();
  }, [box, isThere]);
}

/** The spec's empty list and a way in; nobody is sent away (rulings). */
function ForVisitors() {
  const here = useRouterState({ select: ({ location }) => location.pathname });
  return (
    <EmptyState
      icon={<MessageCircle aria-hidden size={40} />}
      title={m.messages_empty()}
      description={m.messages_visitor_text()}
    >
      <Button asChild>
        <Link to="/auth" search={{ returnTo: here }}>
          {m.messages_sign_in()}
        </Link>
      </Button>
    </EmptyState>
  );
}

/** What stands beside the list while nothing is open. */
export function NothingOpen() {
  return (
    <div className="grid h-full content-center justify-items-center gap-3 bg-sand-50 p-8 text-center">
      <MessageCircle aria-hidden size={48} className="text-gulf-500" />
      <p className="font-bold text-gulf-900 text-xl">{m.messages_welcome()}</p>
      <p className="max-w-md text-sand-600">{m.messages_welcome_text()}</p>
    </div>
  );
}
