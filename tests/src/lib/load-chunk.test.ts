import { afterEach, expect, it, vi } from "vitest";
import { loadChunk } from "#src/lib/ahead/load-chunk.ts";

afterEach(() => vi.unstubAllGlobals());

it("loads what lies in the asking script itself, which the bundler asks for without a list", async () => {
  await expect(loadChunk(async () => "a schema", undefined)).resolves.toBe("a schema");
});

it("a script that can't be fetched is told to the page, and fails", async () => {
  const told: string[] = [];
  vi.stubGlobal("dispatchEvent", ({ type }: Event) => told.push(type));
  await expect(loadChunk(() => Promise.reject(new Error("lost")), [])).rejects.toThrow("lost");
  expect(told).toEqual(["vite:preloadError"]);
});
