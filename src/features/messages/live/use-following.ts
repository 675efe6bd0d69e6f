import { type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from "react";
import type { ConversationState } from "./conversation-state.ts";
import type { LiveConversation } from "./live-conversation.ts";
import { type Anchor, firstInView, hasLeftEnd, isAtEnd, newsSince, pageAhead, wayBack } from "./reading-place.ts";
import { leadTo } from "./use-out-of-sight.ts";

/** A page that did not come is not asked for again with each move of a finger. */
const PAUSE_MS = 2000;

interface FollowingSetup {
  live: Pick<LiveConversation, "follow" | "loadOlder" | "loadNewer" | "loadNewest">;
  state: Pick<ConversationState, "messages" | "hasOlder" | "hasNewer" | "lastSeq">;
  /** When one wrote last; 0 for never. Then the end is shown, wherever one was. */
  writtenAt: number;
  /** The number of the message that the conversation is opened at; null for its end. */
  openedAt: number | null;
}

/**
 * Keeps the newest message in view for whoever reads there. Who scrolled up is left where they are, whatever comes before
 * or behind or grows above, and is told how much is new. Pages are fetched on the way to them.
 */
export function useFollowing({ live, state, writtenAt, openedAt }: FollowingSetup) {
  const { messages, lastSeq } = state;
  const { box, edges, isNear, look, settle, stick } = usePlace(live, state, openedAt === null);
  const load = usePages();
  const [endSeq, setEndSeq] = useState(lastSeq);
  const toldAt = useRef(0);
  const toEnd = useCallback(() => {
    // Without the network it is the end of what is held, where one's own words wait.
    live.loadNewest().then(stick, stick);
  }, [live, stick]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what is shown changed
  useLayoutEffect(settle, [messages, writtenAt, settle]);
  useOpenedAt(box, messages.find(({ seq }) => seq === openedAt)?.id, look);
  useEffect(() => {
    if (writtenAt <= toldAt.current) return;
    toldAt.current = writtenAt;
    toEnd();
  }, [writtenAt, toEnd]);
  useEffect(() => {
    if (isNear) setEndSeq(lastSeq);
  }, [isNear, lastSeq]);

  const onScroll = () => {
    look();
    const ahead = box.current && pageAhead(box.current, edges.current);
    if (ahead) load(ahead === "older" ? live.loadOlder : live.loadNewer);
  };
  return { box, onScroll, isNear, news: isNear ? 0 : newsSince(endSeq, lastSeq), toEnd };
}

/** Leads to the message that the conversation is opened at once it is there, and whoever hears the page as well. */
function useOpenedAt(box: RefObject<HTMLElement | null>, key: string | undefined, look: () => void): void {
  const ledTo = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (!key || !box.current || ledTo.current === key) return;
    ledTo.current = key;
    leadTo(box.current, key);
    look();
  }, [box, key, look]);
}

/** Where the reader is: at the end, or at a message that stays where it is on the screen. */
function usePlace(
  { follow }: FollowingSetup["live"],
  { hasOlder, hasNewer }: FollowingSetup["state"],
  beginsAtEnd: boolean,
) {
  const box = useRef<HTMLDivElement>(null);
  const anchor = useRef<Anchor | null>(null);
  const isFollowing = useRef(beginsAtEnd);
  const restedAt = useRef(0);
  const edges = useRef({ hasOlder, hasNewer });
  const [isNear, setIsNear] = useState(beginsAtEnd);
  useLayoutEffect(() => {
    edges.current = { hasOlder, hasNewer };
  }, [hasOlder, hasNewer]);

  /** Notes where the reader has come to. */
  const look = useCallback(() => {
    const { current } = box;
    if (!current) return;
    isFollowing.current = isAtEnd(current, edges.current);
    anchor.current = anchorIn(current);
    restedAt.current = current.scrollTop;
    follow(isFollowing.current);
    setIsNear(isFollowing.current);
  }, [follow]);
  /** Puts the reader back there after something changed. */
  const settle = useCallback(() => {
    const { current } = box;
    if (!current) return;
    if (isFollowing.current && hasLeftEnd(current, restedAt.current)) return look();
    if (isFollowing.current) current.scrollTop = current.scrollHeight;
    else restore(current, anchor.current);
    anchor.current = anchorIn(current);
    restedAt.current = current.scrollTop;
  }, [look]);
  const stick = useCallback(() => {
    isFollowing.current = true;
    restedAt.current = 0;
    settle();
    look();
  }, [settle, look]);
  useSizes(box, settle);
  return { box, edges, isNear, look, settle, stick };
}

/** One page at a time. */
function usePages(): (page: () => Promise<void>) => void {
  const isLoading = useRef(false);
  return (page) => {
    if (isLoading.current) return;
    isLoading.current = true;
    const done = () => {
      isLoading.current = false;
    };
    page().then(done, () => setTimeout(done, PAUSE_MS));
  };
}

/** Pictures that come late and a keyboard that opens move what is read as well. */
function useSizes(box: RefObject<HTMLElement | null>, onChange: () => void): void {
  useEffect(() => {
    const { current } = box;
    if (!current) return;
    const watcher = new ResizeObserver(onChange);
    watcher.observe(current);
    for (const child of current.children) watcher.observe(child);
    return () => watcher.disconnect();
  }, [box, onChange]);
}

/** Messages carry their id where they are drawn. */
function drawn(box: HTMLElement): NodeListOf<HTMLElement> {
  return box.querySelectorAll<HTMLElement>("[data-message]");
}

function anchorIn(box: HTMLElement): Anchor | null {
  const all = drawn(box);
  const place = firstInView(all.length, (one) => topIn(box, all[one]) + (all[one]?.offsetHeight ?? 0));
  const key = all[place]?.dataset.message;
  return key ? { key, top: topIn(box, all[place]), scrollTop: box.scrollTop } : null;
}

function restore(box: HTMLElement, anchor: Anchor | null): void {
  const found = anchor && box.querySelector<HTMLElement>(`[data-message="${CSS.escape(anchor.key)}"]`);
  if (found) box.scrollTop += wayBack(anchor, topIn(box, found), box.scrollTop);
}

function topIn(box: HTMLElement, element: HTMLElement | undefined): number {
  return element ? element.getBoundingClientRect().top - box.getBoundingClientRect().top : 0;
}
