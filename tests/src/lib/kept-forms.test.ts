import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSendingIntent } from "#src/lib/sending-intent.ts";
import { dropDraft, readDraft, writeDraft } from "#src/lib/session-draft.ts";

/** The tab's storage; blocked when `isBlocked`, as in some private windows. */
function stubStorage(isBlocked = false) {
  const kept = new Map<string, string>();
  const guard = <Result>(work: () => Result): Result => {
    if (isBlocked) throw new DOMException("denied", "SecurityError");
    return work();
  };
  vi.stubGlobal("window", {
    sessionStorage: {
      getItem: (key: string) => guard(() => kept.get(key) ?? null),
      setItem: (key: string, value: string) => guard(() => void kept.set(key, value)),
      removeItem: (key: string) => guard(() => void kept.delete(key)),
    },
  });
  return kept;
}

beforeEach(() => void stubStorage());
afterEach(() => vi.unstubAllGlobals());

describe("the draft of a form", () => {
  it("comes back as it was, and is gone when dropped", () => {
    writeDraft("quote", { quantity: "500 كرتون" });
    expect(readDraft("quote")).toEqual({ quantity: "500 كرتون" });
    expect(readDraft("contact")).toEqual({});
    dropDraft("quote");
    expect(readDraft("quote")).toEqual({});
  });

  it.each(["not json", "null", "[1]", '{"quantity":5}'])("reads %s as none", (stored) => {
    stubStorage().set("draft:quote", stored);
    expect(readDraft("quote")).toEqual({});
  });

  it("lives without storage", () => {
    stubStorage(true);
    writeDraft("quote", { quantity: "1" });
    dropDraft("quote");
    expect(readDraft("quote")).toEqual({});
  });
});

describe("the idempotency key of an intent", () => {
  it("stays while the contents stay, also after a reload", () => {
    const key = createSendingIntent("quote").keyFor({ quantity: "5" });
    expect(createSendingIntent("quote").keyFor({ quantity: "5" })).toBe(key);
  });

  it("changes with the contents, the form, and when the server knows it with others", () => {
    const intent = createSendingIntent("quote");
    const key = intent.keyFor({ quantity: "5" });
    expect(createSendingIntent("contact").keyFor({ quantity: "5" })).not.toBe(key);
    expect(intent.keyFor({ quantity: "6" })).not.toBe(key);
    const second = intent.keyFor({ quantity: "6" });
    intent.forget();
    expect(intent.keyFor({ quantity: "6" })).not.toBe(second);
  });

  it("lives without storage", () => {
    stubStorage(true);
    const intent = createSendingIntent("quote");
    expect(intent.keyFor({ quantity: "5" })).toBe(intent.keyFor({ quantity: "5" }));
  });
});
