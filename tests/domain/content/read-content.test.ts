import { expect, it } from "vitest";
import { listTipsSchema, tipPageSchema } from "#domain/content/read-content.ts";

const takes = (slug: string) => tipPageSchema.safeParse({ slug, locale: "ar" }).success;

it("the address of a tip has 1 to 120 characters", () => {
  expect(["", "x", "x".repeat(120), "x".repeat(121)].map(takes)).toEqual([false, true, true, false]);
});

it("what is looked for in the tips has at most 100 characters", () => {
  const asks = (q: string) => listTipsSchema.safeParse({ q, locale: "fr" }).success;
  expect([asks("x".repeat(100)), asks("x".repeat(101))]).toEqual([true, false]);
});
