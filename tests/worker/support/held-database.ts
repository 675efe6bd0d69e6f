import { vi } from "vitest";

/** Lets calls of one database wait until it speaks; as long as it doesn't, whoever asks it is under way. */
export function holdDatabase(url: string) {
  const ask = globalThis.fetch;
  let speak: () => void = () => undefined;
  const spoken = new Promise<void>((resolve) => {
    speak = resolve;
  });
  let waiting = 0;
  const held = vi.spyOn(globalThis, "fetch").mockImplementation(async (input, init) => {
    if (!(input instanceof Request) || !input.url.startsWith(url)) return ask(input, init);
    waiting += 1;
    await spoken;
    return ask(new Request(input));
  });
  return {
    waiting: () => waiting,
    speak: () => {
      held.mockRestore();
      speak();
    },
  };
}
