import { type ReactNode, useState } from "react";
import { LazyDialog } from "#src/ui/overlay/lazy-dialog.tsx";
import { QueueBar } from "./queue-bar.tsx";
import { QueueContext } from "./queue-context.ts";
import { QueueDone } from "./queue-done.tsx";
import { QueueList } from "./queue-list.tsx";
import { type Queue, useQueue } from "./use-queue.ts";
import { useQueueKeys } from "./use-queue-keys.ts";

interface QueueFrameProps<Item extends { id: string }> extends Queue<Item> {
  /** What is listed, as the filter calls it. */
  title: string;
  /** Whether it is work that waits: it says how much of it is left. */
  isWaiting: boolean;
  /** What a row of the list says. */
  row: (item: Item) => ReactNode;
  /** The one that is open. */
  open: string;
  /** It, as a screen. */
  children: ReactNode;
}

const loadKeys = async () => (await import("./keys-dialog.tsx")).KeysDialog;

/**
 * A queue being worked through: its list beside what is open on a desk, that alone on a phone, and above it the way to the next
 * one. Its keys are heard as long as it stands.
 */
export function QueueFrame<Item extends { id: string }>(props: QueueFrameProps<Item>) {
  const { title, isWaiting, row, open, children, ...queue } = props;
  const walk = useQueue(queue, open);
  const [isHelping, setHelping] = useState(false);
  useQueueKeys({
    next: () => void walk.step(1),
    previous: () => void walk.step(-1),
    help: () => setHelping(true),
    close: () => void walk.close(),
  });
  return (
    <QueueContext value={{ back: queue.backLink, goOn: walk.goOn, isWalking: walk.isWalking }}>
      <div className="xl:grid xl:grid-cols-[22.5rem_minmax(0,1fr)] xl:items-start">
        <QueueList title={title} row={row} open={open} queue={queue} />
        <div className="@container min-w-0">
          <QueueBar walk={walk} isWaiting={isWaiting} onHelp={() => setHelping(true)} />
          {walk.isDone ? <QueueDone title={title} backLink={queue.backLink} /> : children}
        </div>
      </div>
      <LazyDialog load={loadKeys} dialog={{ open: isHelping, onOpenChange: setHelping }} />
    </QueueContext>
  );
}
