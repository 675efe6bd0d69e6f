import { Link } from "@tanstack/react-router";
import { type ReactNode, useEffect, useRef } from "react";
import { m } from "#i18n/paraglide/messages.js";
import { ListBody } from "#src/ui/list/list-body.tsx";
import { TEXT_LINK } from "#src/ui/text/text-link.ts";
import { PagesOf } from "../lists/pages-of.tsx";
import type { QueueLink } from "./queue-link.ts";
import type { Queue } from "./use-queue.ts";

interface QueueListProps<Item extends { id: string }> {
  title: string;
  row: (item: Item) => ReactNode;
  open: string;
  queue: Queue<Item>;
}

/** The queue beside what is open, on a desk alone; it scrolls by itself. */
export function QueueList<Item extends { id: string }>({ title, row, open, queue }: QueueListProps<Item>) {
  const { list, search, linkTo, backLink } = queue;
  return (
    <nav
      aria-label={title}
      className="border-sand-200 border-e bg-white max-xl:hidden xl:sticky xl:top-0 xl:h-dvh xl:overflow-y-auto print:hidden"
    >
      <div className="sticky top-0 z-10 flex min-h-14 items-center justify-between gap-3 border-sand-200 border-b bg-white px-4">
        <h2 className="font-bold text-gulf-900">{title}</h2>
        <Link {...backLink} activeOptions={{ exact: true }} className={TEXT_LINK}>
          {m.admin_queue_filter()}
        </Link>
      </div>
      <div className={list.data ? "" : "p-4"}>
        <ListBody list={list}>
          {(data) => (
            <>
              {data.items.length === 0 && <p className="p-4 text-sand-700">{m.admin_empty_now()}</p>}
              <ul>
                {data.items.map((item) => (
                  <li key={item.id} className="border-sand-200 border-b">
                    <Entry link={linkTo(item.id, data.page)} isOpen={item.id === open}>
                      {row(item)}
                    </Entry>
                  </li>
                ))}
              </ul>
              <div className="px-4 pb-6">
                <PagesOf list={data} search={search} />
              </div>
            </>
          )}
        </ListBody>
      </div>
    </nav>
  );
}

interface EntryProps {
  link: QueueLink;
  isOpen: boolean;
  children: ReactNode;
}

const ENTRY = "grid min-h-16 content-center gap-1 border-s-4 px-4 py-2.5 text-sm";

function Entry({ link, isOpen, children }: EntryProps) {
  const place = useRef<HTMLAnchorElement>(null);
  useEffect(() => {
    if (isOpen) place.current?.scrollIntoView({ block: "nearest" });
  }, [isOpen]);
  return (
    <Link
      {...link}
      ref={place}
      aria-current={isOpen ? "page" : undefined}
      className={`${ENTRY} scroll-my-16 ${isOpen ? "border-brass-500 bg-gulf-50" : "border-transparent hover:bg-sand-50"}`}
    >
      {children}
    </Link>
  );
}
