import { m } from "#i18n/paraglide/messages.js";
import { MessagesFrame, MessagesPage } from "./messages-frame.tsx";

const ROWS = ["w-3/5", "w-2/5", "w-1/2", "w-3/4", "w-2/5", "w-3/5"] as const;
/** Bubbles of both sides, as they stand in a conversation. */
const BUBBLES = [
  "w-3/5 justify-self-start",
  "w-2/5 justify-self-start",
  "w-1/2 justify-self-end",
  "w-2/3 justify-self-start",
  "w-2/5 justify-self-end",
] as const;

/** What the page of the messages shows while its code travels. */
export function MessagesPending() {
  return (
    <MessagesPage>
      <MessagesFrame list={<ListSkeleton />}>
        <PaneSkeleton />
      </MessagesFrame>
    </MessagesPage>
  );
}

/** A conversation to come: with whom, what was said, where one writes. */
export function PaneSkeleton() {
  return (
    <div className="grid h-full min-h-0 grid-rows-[auto_minmax(0,1fr)_auto]">
      <p role="status" className="sr-only">
        {m.shell_loading()}
      </p>
      <div aria-hidden className="flex min-h-15 animate-pulse items-center gap-3 border-sand-200 border-b px-4 py-2">
        <span className="size-9 rounded-full bg-sand-100" />
        <span className="grid grow gap-2">
          <span className="h-4 w-1/2 rounded bg-sand-100" />
          <span className="h-3 w-1/4 rounded bg-sand-100" />
        </span>
      </div>
      <div aria-hidden className="grid animate-pulse content-end gap-3 overflow-hidden bg-sand-50 p-4">
        {BUBBLES.map((variant) => (
          <span key={variant} className={`h-12 rounded-2xl bg-sand-100 ${variant}`} />
        ))}
      </div>
      <div aria-hidden className="border-sand-200 border-t p-3">
        <div className="h-11 animate-pulse rounded-2xl bg-sand-100" />
      </div>
    </div>
  );
}

function ListSkeleton() {
  return (
    <div aria-hidden className="grid animate-pulse content-start divide-y divide-sand-200">
      {ROWS.map((variant, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they never change
        <div key={place} className="flex min-h-18 items-center gap-3 px-4 py-3">
          <span className="size-12 shrink-0 rounded-full bg-sand-100" />
          <span className="grid grow gap-2">
            <span className={`h-4 rounded bg-sand-100 ${variant}`} />
            <span className="h-3 w-4/5 rounded bg-sand-100" />
          </span>
        </div>
      ))}
    </div>
  );
}
