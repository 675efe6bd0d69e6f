import { TRPCClientError } from "@trpc/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import * as z from "zod";
import { useSendingForm } from "#src/ui/fields/use-sending-form.ts";
import { runHook } from "../../support/run-hook.ts";

const loadSchema = async () => z.object({ city: z.string() });

interface Setup {
  besides?: () => unknown;
  staysFilled?: boolean;
  isAnswered?: boolean;
}

/** Opens the form again, as another visit of its page in the same tab, sends it, and tells the key that travelled. */
async function keyOf({ isAnswered = true, ...setup }: Setup = {}): Promise<string> {
  const keys: string[] = [];
  const { submit } = runHook(() =>
    useSendingForm({
      ...setup,
      loadSchema,
      draftKey: "checkout",
      defaultValues: { city: "Dubai" },
      send: async (_, key) => {
        keys.push(key);
        if (!isAnswered) throw new Error("lost");
      },
    }),
  );
  await submit();
  return keys[0] ?? "";
}

beforeEach(() => {
  const kept = new Map<string, string>();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("window", { sessionStorage });
  // No field of these forms is on a page, to be led to.
  vi.stubGlobal("HTMLElement", class {});
});
afterEach(() => vi.unstubAllGlobals());

it("a try after a lost answer is the same intent; the same after an answer is another one", async () => {
  const lost = await keyOf({ isAnswered: false });
  expect(await keyOf()).toBe(lost);
  expect(await keyOf()).not.toBe(lost);
});

it("what travels besides the fields belongs to the intent", async () => {
  const before = await keyOf({ isAnswered: false, besides: () => ["dates"] });
  expect(await keyOf({ isAnswered: false, besides: () => ["dates"] })).toBe(before);
  expect(await keyOf({ isAnswered: false, besides: () => ["tiles"] })).not.toBe(before);
});

it("where the texts stay in the form, a second press sends nothing new", async () => {
  expect(await keyOf({ staysFilled: true })).toBe(await keyOf({ staysFilled: true }));
});

const loadTerms = async () => z.object({ city: z.string(), binding: z.string() });

it.each(["city", "terms.city", "binding.city"])(
  "what the server refuses of %s is shown at the form's own field, wherever that stands in its input",
  async (path) => {
    const { submit, form } = runHook(() =>
      useSendingForm({
        loadSchema: loadTerms,
        draftKey: "terms",
        defaultValues: { city: "Dubai", binding: "yes" },
        send: async () => {
          throw new TRPCClientError("BAD_INPUT", {
            result: {
              error: {
                code: -32600,
                message: "",
                data: { appCode: "BAD_INPUT", issues: [{ path, code: "required" }] },
              },
            },
          });
        },
      }),
    );
    await submit();
    expect(form.getFieldState("city", form.control._formState).error?.type).toBe("required");
  },
);
