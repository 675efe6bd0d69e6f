import { afterEach, beforeEach, vi } from "vitest";

/** Gives each test of a file an empty storage of the tab, as `window.sessionStorage`. */
export function freshTabStorage(): void {
  beforeEach(() => {
    const kept = new Map<string, string>();
    const sessionStorage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
      removeItem: (key: string) => void kept.delete(key),
      key: (at: number) => [...kept.keys()][at] ?? null,
      get length() {
        return kept.size;
      },
    };
    vi.stubGlobal("window", { sessionStorage });
  });
  afterEach(() => vi.unstubAllGlobals());
}
