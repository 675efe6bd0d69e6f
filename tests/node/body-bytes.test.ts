import { beforeEach, expect, it } from "vitest";
import { BodyBytes } from "#worker/http/admission/body-bytes.ts";

let now: number;
let bytes: BodyBytes;
beforeEach(() => {
  now = 1_000_000;
  bytes = new BodyBytes(48, () => now);
});

const body = (address: string | null, size = 10) => bytes.take({ address, bytes: size, withinMs: 300_000 });

it("bodies are refused once all room is taken, until one is given back", () => {
  const taken = Array.from({ length: 4 }, () => body(null));
  expect(body(null)).toBeNull();
  expect(body(null, 8)).not.toBeNull();
  taken[0]?.();
  taken[0]?.();
  expect([body(null), body(null)].map((leave) => leave !== null)).toEqual([true, false]);
});

it("one address has a quarter: one large file at a time, or several small ones", () => {
  const first = body("a");
  expect(body("a")).toBeNull();
  expect(body("a", 2)).not.toBeNull();
  expect(body("b")).not.toBeNull();
  first?.();
  expect(body("a")).not.toBeNull();
});

it("room that nobody gives back is free when the body's time and that of its work are over", () => {
  for (let n = 0; n < 4; n += 1) body(null);
  now += 309_999;
  expect(body(null)).toBeNull();
  now += 1;
  expect(body(null)).not.toBeNull();
});
