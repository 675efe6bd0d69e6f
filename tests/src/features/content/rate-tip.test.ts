import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { afterEach, expect, it, vi } from "vitest";
import { RateTip } from "#src/features/content/tips/rate-tip.tsx";
import { noteRatedHere } from "#src/lib/rated-here.ts";

const world = vi.hoisted(() => ({ session: null as object | null, asked: [] as boolean[] }));
vi.mock("#src/lib/session/session.ts", () => ({ useSession: () => ({ session: world.session, isKnown: true }) }));
vi.mock("#src/lib/calls/trpc.ts", () => ({
  api: {
    useUtils: () => ({}),
    tips: {
      ownRating: {
        useQuery: (_: object, { enabled }: { enabled: boolean }) => ({ data: world.asked.push(enabled) && undefined }),
      },
      rate: { useMutation: () => ({}) },
    },
  },
}));

afterEach(() => {
  vi.unstubAllGlobals();
  world.session = null;
  world.asked = [];
});

const open = () => {
  renderToString(createElement(RateTip, { tip: { slug: "weigh", rating: 0, ratings: 0 } }));
  return world.asked.at(-1);
};

it("asks for one's own stars where there may be any: signed in, or after rating in this browser", () => {
  const kept = new Map<string, string>();
  const localStorage = {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  };
  vi.stubGlobal("window", { localStorage });
  expect(open()).toBe(false);
  world.session = { userId: "usr_1" };
  expect(open()).toBe(true);
  world.session = null;
  noteRatedHere();
  expect(open()).toBe(true);
});

it("lives with a storage that is blocked", () => {
  vi.stubGlobal("window", {});
  expect(() => noteRatedHere()).not.toThrow();
  expect(open()).toBe(false);
});
