import { beforeEach, expect, it, vi } from "vitest";
import { useTemplates } from "#src/features/quotes/use-templates.ts";

interface Options {
  onSettled?: () => void;
  onSuccess?: (answer: { id: string }) => void;
}

const world = vi.hoisted(() => ({
  keys: [] as string[],
  read: { data: undefined as { id: string; version: number; name: string; content: object }[] | undefined },
  refreshed: 0,
  answer: () => {},
}));

vi.mock("react", () => ({
  useState: (first: unknown) => [typeof first === "function" ? first() : first, () => undefined],
}));
vi.mock("#src/lib/calls/trpc.ts", () => {
  const useMutation = (shared: Options) => ({
    mutate: ({ idempotencyKey }: { idempotencyKey: string }, own: Options = {}) => {
      world.keys.push(idempotencyKey);
      world.answer = () => {
        shared.onSuccess?.({ id: "tpl_1" });
        own.onSuccess?.({ id: "tpl_1" });
      };
      shared.onSettled?.();
    },
  });
  const templates = {
    invalidate: () => {
      world.refreshed += 1;
    },
  };
  const procedure = { useMutation };
  return {
    api: {
      quotes: { templates: { useQuery: () => world.read }, saveTemplate: procedure, removeTemplate: procedure },
      useUtils: () => ({ quotes: { templates } }),
    },
  };
});

const form = { getValues: () => ({ currency: "AED", place: "Dubai" }), setValue: () => undefined } as never;

beforeEach(() => {
  world.keys.length = 0;
  world.refreshed = 0;
});

it("keeps one template however often it is pressed while answers are lost, and another one after that", () => {
  const templates = useTemplates(form);
  templates.keep();
  templates.keep();
  expect(world.keys[1]).toBe(world.keys[0]);
  world.answer();
  templates.keep();
  expect(world.keys[2]).not.toBe(world.keys[0]);
});

it("reads the templates again after a failure too", () => {
  useTemplates(form).keep();
  expect(world.refreshed).toBe(1);
});
