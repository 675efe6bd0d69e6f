import { type ComponentType, useEffect, useState } from "react";

interface LazyComponent<Props> {
  /** The component once its chunk is here. */
  Component: ComponentType<Props> | undefined;
  hasFailed: boolean;
  /** Tries a failed download again. */
  retry: () => void;
}

/**
 * Loads a component's chunk when it is first wanted and never on the server, where a dialog has no markup.
 * `React.lazy` would remember a failed download for the life of the page; this one can be asked again.
 * @param load makes the import; must keep its identity between renders
 */
export function useLazyComponent<Props>(
  load: () => Promise<ComponentType<Props>>,
  isWanted: boolean,
): LazyComponent<Props> {
  const [loaded, setLoaded] = useState<{ Component?: ComponentType<Props>; hasFailed: boolean }>({ hasFailed: false });
  const isDue = isWanted && !loaded.Component && !loaded.hasFailed;
  useEffect(() => {
    if (!isDue) return;
    let isCurrent = true;
    load().then(
      (Component) => isCurrent && setLoaded({ Component, hasFailed: false }),
      () => isCurrent && setLoaded({ hasFailed: true }),
    );
    return () => {
      isCurrent = false;
    };
  }, [isDue, load]);
  return { Component: loaded.Component, hasFailed: loaded.hasFailed, retry: () => setLoaded({ hasFailed: false }) };
}
