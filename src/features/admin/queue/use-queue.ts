import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { ListRead } from "#src/ui/list/list-body.tsx";
import { afterDecision, isAtEnd, type QueuePage, stepFrom, stepStart, unlessGone } from "./next-in-queue.ts";
import type { QueueLink } from "./queue-link.ts";

/** A page of what waits, as the lists of the platform answer it. */
export interface ListedPage<Item> {
  items: Item[];
  page: number;
  pageSize: number;
  total: number;
}

/** A queue: its list, and where one of it is opened. */
export interface Queue<Item extends { id: string }> {
  /** What the address of its list asks for. */
  search: object;
  list: ListRead<ListedPage<Item>>;
  /** Reads a page as it is now. */
  read: (page: number) => Promise<ListedPage<Item>>;
  /** One of the queue beside a page of its list. */
  linkTo: (id: string, page: number) => QueueLink;
  /** The list as a screen of its own. */
  backLink: QueueLink;
}

/** The way through a queue from what is open: steps, what follows a decision, and where in the queue one is. */
export function useQueue<Item extends { id: string }>(queue: Queue<Item>, open: string) {
  const { list, read, backLink } = queue;
  const router = useRouter();
  const shown = pageOf(list.data);
  const { asked, before, isWalking } = useTraces(shown.ids, open);
  const [doneAt, setDoneAt] = useState<string>();
  const [hasFailed, setFailed] = useState(false);
  const show = async (id: string, page: number, keepsFocus = false) => {
    asked.current = id;
    isWalking.current = !keepsFocus;
    await router.navigate(queue.linkTo(id, page));
  };
  const readHere = (page: number) =>
    unlessGone(
      () => `${asked.current} ${router.history.location.href}`,
      () => read(page),
    );
  const walk = async (way: () => Promise<void>) => {
    setFailed(false);
    try {
      await way();
    } catch {
      isWalking.current = false;
      setFailed(true);
    }
  };
  return {
    place: placeOf(list.data, shown, open),
    isDone: isAtEnd(shown, open, doneAt),
    hasFailed,
    isWalking,
    canStep: (by: 1 | -1) => stepFrom(shown, open, by) !== null,
    /** Opens the next one or the one before; a button keeps the focus, and may be pressed again. */
    step: (by: 1 | -1, keepsFocus = false) =>
      walk(async () => {
        const from = stepStart(shown, { open, asked: asked.current, isLoading: router.state.isLoading });
        const to = from === null ? null : stepFrom(shown, from, by, before.current);
        if (!to) return;
        if ("open" in to) return show(to.open, shown.page, keepsFocus);
        const item = (await readHere(to.page))?.items.at(by > 0 ? 0 : -1);
        if (item) await show(item.id, to.page, keepsFocus);
      }),
    /** Opens what waits next where the decided one has left the queue, unless somebody has gone elsewhere meanwhile. */
    goOn: async () => {
      if (asked.current !== open || router.state.isLoading) return;
      await walk(async () => {
        const now = await readHere(shown.page);
        const next = now ? afterDecision(before.current, pageOf(now).ids, open) : "stay";
        if (!now || next === "stay") return;
        if (next !== "done") return show(next.open, shown.page);
        const first = now.total > 0 ? await readHere(1) : now;
        const item = first?.items[0];
        if (item) await show(item.id, 1);
        else if (first) setDoneAt(open);
      });
    },
    close: () => router.navigate(backLink),
  };
}

/** What is on its way to the screen, the page as it was when the open one was last on it, and whether the focus goes along. */
function useTraces(ids: readonly string[], open: string) {
  const asked = useRef(open);
  const before = useRef<readonly string[]>([]);
  const isWalking = useRef(false);
  useEffect(() => {
    asked.current = open;
    return () => {
      asked.current = "";
    };
  }, [open]);
  useEffect(() => {
    if (ids.includes(open)) before.current = ids;
  });
  return { asked, before, isWalking };
}

const NOTHING: QueuePage = { ids: [], page: 1, pageCount: 1 };

function pageOf<Item extends { id: string }>(list: ListedPage<Item> | undefined): QueuePage {
  if (!list) return NOTHING;
  const { items, page, pageSize, total } = list;
  return { ids: items.map(({ id }) => id), page, pageCount: Math.ceil(total / pageSize) };
}

/** The number of the open one in its queue, from 1, and how many there are; null for what is not on the page. */
function placeOf(list: ListedPage<unknown> | undefined, { ids, page }: QueuePage, open: string) {
  const at = ids.indexOf(open);
  return list && at >= 0 ? { at: (page - 1) * list.pageSize + at + 1, total: list.total } : null;
}
