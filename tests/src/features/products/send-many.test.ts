import { TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import { sendMany } from "#src/features/products/send-drafts.tsx";

const refusal = (code: string) =>
  new TRPCClientError(code, {
    result: { error: { message: code, code: -32_000, data: { appCode: code } } },
  } as never);
const drafts = ["a", "b", "c", "d"].map((id) => ({ id, version: 1 }));

describe("sendMany", () => {
  it("hands each in by itself, and says what became of it", async () => {
    const refused: Record<string, string> = { b: "BAD_INPUT", c: "CONFLICT" };
    const result = await sendMany(drafts, async ({ id }) => {
      if (refused[id]) throw refusal(refused[id]);
    });
    expect(result).toEqual({ sent: ["a", "d"], unready: ["b"], failed: ["c"], isForbidden: false });
  });

  it("stops where the company may not publish", async () => {
    const tried: string[] = [];
    const result = await sendMany(drafts, async ({ id }) => {
      tried.push(id);
      throw refusal("FORBIDDEN");
    });
    expect([tried, result]).toEqual([["a"], { sent: [], unready: [], failed: [], isForbidden: true }]);
  });
});
