import { onStir } from "#src/lib/session/first-touch.ts";

/** Fetches what a script needs, and what that needs in turn, beside the script itself. */
export type FetchAhead = (file: string) => void;

let fetchAhead: FetchAhead | undefined;

/**
 * Loads a script that a page needs by now: each `import()` of the built site goes through here, in the place of Vite's own
 * helper (scripts/vite/script-graph.ts). Which scripts it needs in turn comes with the first sign of a reader; until then
 * they are found one after the other, but for those of the page itself, which stand in it.
 * @param files its name, where it needs others; nothing where the bundler put what is asked for into the script that asks
 * @public The build imports it.
 * @throws what the import throws; who listens to `vite:preloadError` hears of it
 */
export function loadChunk<Module>(chunk: () => Promise<Module>, files: readonly string[] = []): Promise<Module> {
  for (const file of files) fetchAhead?.(file);
  return chunk().catch((error: unknown) => {
    dispatchEvent(new Event("vite:preloadError"));
    throw error;
  });
}

/** With the first sign of a reader, what they may open next is fetched at once, not script by script. */
export function lookAhead(): void {
  onStir(async () => {
    const { readScriptGraph } = await import("./script-graph.ts");
    // Without it nothing is lost but time.
    fetchAhead = await readScriptGraph().catch(() => undefined);
  });
}
