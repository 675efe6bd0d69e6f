import { onStir } from "#src/lib/session/first-touch.ts";

/**
 * Fetches a script and what it needs, and what that needs in turn, into the browser's cache.
 * @throws TypeError without a network; Error where a server answers that it can't just now
 */
export type FetchAhead = (file: string) => Promise<void>;

let fetchAhead: FetchAhead | undefined;

/**
 * Loads a script that a page needs by now: each `import()` of the built site goes through here, in the place of Vite's own
 * helper (scripts/vite/script-graph.ts). Which scripts it needs in turn comes with the first sign of a reader; until then
 * they are found one after the other, but for those of the page itself, which stand in it. Afterwards all of them are here
 * before the import begins: Chromium remembers an import that failed for the life of the page, so that no retry would ask.
 * @param files its name; nothing where the bundler put what is asked for into the script that asks
 * @public The build imports it.
 * @throws what fetching or the import throws; who listens to `vite:preloadError` hears of it
 */
export async function loadChunk<Module>(chunk: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  try {
    if (fetchAhead) await Promise.all(files.map(fetchAhead));
    return await chunk();
  } catch (error) {
    dispatchEvent(new Event("vite:preloadError"));
    throw error;
  }
}

/** With the first sign of a reader, what they may open next is fetched at once, not script by script. */
export function lookAhead(): void {
  onStir(async () => {
    const { readScriptGraph } = await import("./script-graph.ts");
    // Without it nothing is lost but time, and what failed once.
    fetchAhead = await readScriptGraph().catch(() => undefined);
  });
}
