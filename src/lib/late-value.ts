import { useSyncExternalStore } from "react";

/** What comes after the page, the same in all its places. */
interface LateValue<Value> {
  set: (value: Value | undefined) => void;
  /** Calls with every news of it; what it returns stops that. */
  onNews: (notify: () => void) => () => void;
  /** A hook: undefined until it is here, and on the server. */
  use: () => Value | undefined;
}

/** A value that late scripts bring to parts that are drawn without it. */
export function lateValue<Value>(): LateValue<Value> {
  let now: Value | undefined;
  const hearers = new Set<() => void>();
  const onNews = (notify: () => void) => {
    hearers.add(notify);
    return () => void hearers.delete(notify);
  };
  const set = (value: Value | undefined) => {
    now = value;
    for (const hear of hearers) hear();
  };
  const use = () =>
    useSyncExternalStore(
      onNews,
      () => now,
      () => undefined,
    );
  return { set, onNews, use };
}
