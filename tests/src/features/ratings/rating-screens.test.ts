import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { beforeEach, expect, it, vi } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { sentStatus } from "#src/features/ratings/order-ratings.tsx";
import { RateSupplierScreen } from "#src/features/ratings/rate-supplier-screen.tsx";
import { RatingSent } from "#src/features/ratings/rating-sent.tsx";
import { SupplierRatings } from "#src/features/ratings/supplier-ratings.tsx";

const world = vi.hoisted(() => ({ query: {} as object }));
vi.mock("@tanstack/react-router", () => ({ Link: () => null, useRouterState: () => "/", useHydrated: () => true }));
vi.mock("#src/lib/session/session.ts", () => ({
  useSession: () => ({ session: { isVerified: true }, isKnown: true }),
}));
vi.mock("#src/lib/calls/trpc.ts", () => {
  const useQuery = () => world.query;
  return { api: { useUtils: () => ({}), ratings: { toRate: { useQuery }, ofSupplier: { useQuery } } } };
});
beforeEach(() => {
  world.query = { isPending: false, isError: true, isFetching: false, data: undefined };
});

const REFERENCE = "ORD-2026-AAAAAA";
const screen = () => renderToString(createElement(RateSupplierScreen, { search: { order: REFERENCE } }));

it("a list that can't be read again leaves the form on screen; one that never came says so", () => {
  expect(screen()).toContain(m.shell_retry());
  const asBuyer = [{ reference: REFERENCE, party: "Oasis Dates", until: null }];
  Object.assign(world.query, { data: { asBuyer, given: [] } });
  expect(screen()).toContain(m.ratings_submit());
  expect(screen()).not.toContain(m.shell_retry());
});

it("says of what was sent when it is read, and whose rating is waited for", () => {
  const sent = (of: "supplier" | "buyer", status?: string) => renderToString(createElement(RatingSent, { of, status }));
  expect(sent("supplier", "sealed")).toContain(m.ratings_sent_text());
  expect(sent("supplier", "published")).toContain(m.ratings_sent_published());
  expect(sent("supplier", "published")).not.toContain(m.ratings_sent_text());
  expect(sent("buyer", "sealed")).toContain(m.ratings_sent_text_buyer());
  expect(sent("buyer", "published")).toContain(m.ratings_sent_published_buyer());
  expect(sent("supplier")).not.toContain(m.ratings_sent_text());
  expect(sentStatus({ ofBuyer: {}, ofSupplier: {}, isOpen: true })).toBe("published");
  expect(sentStatus({ ofBuyer: {}, ofSupplier: null, isOpen: false })).toBe("sealed");
  expect(sentStatus({ ofBuyer: null, ofSupplier: null, isOpen: false })).toBeUndefined();
  // The platform hid the buyer's.
  expect(sentStatus({ ofBuyer: {}, ofSupplier: null, isOpen: true })).toBeUndefined();
});

it("the way to the next page stays pressable, and so focused, while the page comes", () => {
  const rating = { supplierRating: 5, productQuality: 5, deliveryTime: 5, communication: 5 };
  const item = { ...rating, review: "good", reply: null, publishedAt: 0, buyerCountry: "AE" };
  const data = {
    ratingAverage: 5,
    ratingCount: 30,
    byCriterion: rating,
    items: [item],
    page: 1,
    pageSize: 1,
    total: 30,
  };
  world.query = { isPending: false, isError: false, isFetching: true, data };
  const shown = renderToString(createElement(SupplierRatings, { slug: "oasis" }));
  expect(shown).toContain(m.shell_next());
  expect(shown).not.toContain("disabled");
});
