import type { Operation, OperationLink } from "@trpc/client";
import { observable } from "@trpc/server/observable";
import { expect, it } from "vitest";
import { noteCalls } from "#worker/http/drawn-calls.ts";
import type { AppRouter } from "#worker/router.ts";

type Next = Parameters<OperationLink<AppRouter>>[0]["next"];
type Answer = Parameters<Parameters<typeof observable>[0]>[0];

/** A call of a page that is being drawn, and what answers it. */
function callOn(calls: ReturnType<typeof noteCalls>, path = "content.about") {
  let answer: Answer | undefined;
  const asked = observable((observer) => {
    answer = observer;
  });
  const next = (() => asked) as unknown as Next;
  const op = { id: 1, type: "query", path, input: {}, context: {}, signal: null } satisfies Operation;
  calls.link({})({ op, next }).subscribe({});
  return answer ?? expect.fail("nobody asked");
}

it("a page is whole once all its calls were answered, and not before", () => {
  const calls = noteCalls();
  expect(calls.areWhole()).toBe(true);
  const [one, other] = [callOn(calls), callOn(calls)];
  one.next({ result: { data: {} } });
  one.complete();
  expect(calls.areWhole()).toBe(false);
  other.next({ result: { data: {} } });
  expect(calls.areWhole()).toBe(true);
});

it("a page is whole no more with a call that failed, or one of somebody alone", () => {
  const failed = noteCalls();
  callOn(failed).error(new Error("gone"));
  expect(failed.areWhole()).toBe(false);
  const own = noteCalls();
  callOn(own, "account.profile").next({ result: { data: {} } });
  expect(own.areWhole()).toBe(false);
});
