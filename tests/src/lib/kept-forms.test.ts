import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { createSendingIntent } from "#src/lib/calls/sending-intent.ts";
import { dropAllDrafts, dropDraft, readDraft, writeDraft } from "#src/lib/drafts/session-draft.ts";

/** The tab's storage; blocked when `isBlocked`, as in some private windows. */
function stubStorage(isBlocked = false) {
  const kept = new Map<string, string>();
  const guard = <Result>(work: () => Result): Result => {
    if (isBlocked) throw new DOMException("denied", "SecurityError");
    return work();
  };
  const sessionStorage = {
    get length() {
      return kept.size;
    },
    key: (index: number) => guard(() => [...kept.keys()][index] ?? null),
    getItem: (key: string) => guard(() => kept.get(key) ?? null),
    setItem: (key: string, value: string) => guard(() => void kept.set(key, value)),
    removeItem: (key: string) => guard(() => void kept.delete(key)),
  };
  vi.stubGlobal("window", { sessionStorage });
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

  it("never holds a password, whatever its field is called", () => {
    const kept = stubStorage();
    writeDraft("sign-up", {
      name: "x",
      password: "secret-1",
      confirmPassword: "secret-2",
      currentPassword: "secret-3",
    });
    expect(readDraft("sign-up")).toEqual({ name: "x" });
    expect([...kept.values()].join()).not.toContain("secret");
  });

  it("is gone with all others after a sign-out", () => {
    const kept = stubStorage();
    writeDraft("quote", { quantity: "1" });
    createSendingIntent("quote").keyFor({ quantity: "1" });
    kept.set("other", "stays");
    dropAllDrafts();
    expect([...kept.keys()]).toEqual(["other"]);
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

  it("is kept nowhere but in the page when the contents hold a password", () => {
    const kept = stubStorage();
    const intent = createSendingIntent("sign-up");
    const contents = { email: "buyer@example.test", password: "secret-1" };
    expect(intent.keyFor(contents)).toBe(intent.keyFor({ ...contents }));
    expect(intent.keyFor({ ...contents, password: "secret-2" })).not.toBe(
      createSendingIntent("sign-up").keyFor(contents),
    );
    expect([...kept.values()].join()).not.toContain("secret");
  });

  it("lives without storage", () => {
    stubStorage(true);
    const intent = createSendingIntent("quote");
    expect(intent.keyFor({ quantity: "5" })).toBe(intent.keyFor({ quantity: "5" }));
  });
});
