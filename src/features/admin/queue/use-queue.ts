import { useRouter } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import type { ListRead } from "#src/ui/list/list-body.tsx";
import { afterDecision, type QueuePage, stepFrom } from "./next-in-queue.ts";
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
export function useQueue<Item extends { id: string }>({ list, read, linkTo, backLink }: Queue<Item>, open: string) {
  const router = useRouter();
  const shown = pageOf(list.data);
  const [isDone, setDone] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isWalking = useRef(false);
  const asked = useRef(open);
  const before = useRef<readonly string[]>([]);
  useEffect(() => {
    asked.current = open;
    setDone(false);
  }, [open]);
  useEffect(() => {
    if (shown.ids.includes(open)) before.current = shown.ids;
  });
  const show = (id: string, page = shown.page) => {
    asked.current = id;
    return router.navigate(linkTo(id, page));
  };
  const showOn = async (page: number, at: 0 | -1) => {
    const { items } = await read(page);
    const item = items.at(at);
    if (item) await show(item.id, page);
    return item !== undefined;
  };
  const walk = async (way: () => Promise<unknown>) => {
    setFailed(false);
    await way().catch(() => setFailed(true));
  };
  return {
    ...placeOf(list.data, shown, open),
    isDone,
    hasFailed,
    canStep: (by: 1 | -1) => stepFrom(shown, open, by) !== null,
    isWalking,
    /** Opens the next one or the one before; a button keeps the focus, and may be pressed again. */
    step: (by: 1 | -1, keepsFocus = false) =>
      walk(async () => {
        const to = stepFrom(shown, asked.current, by, before.current);
        isWalking.current = to !== null && !keepsFocus;
        if (to) await ("open" in to ? show(to.open) : showOn(to.page, by > 0 ? 0 : -1));
      }),
    /** Opens what waits next where the decided one has left the queue. */
    goOn: () =>
      walk(async () => {
        const now = await read(shown.page);
        const next = afterDecision(before.current, pageOf(now).ids, open);
        if (next === "stay") return;
        isWalking.current = next !== "done";
        if (next !== "done") return show(next.open);
        const isElsewhere = now.total > 0 && (await showOn(1, 0));
        setDone(!isElsewhere);
      }),
    close: () => router.navigate(backLink),
  };
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
  return { place: list && at >= 0 ? { at: (page - 1) * list.pageSize + at + 1, total: list.total } : null };
}
