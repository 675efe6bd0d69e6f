import { TRPCClientError } from "@trpc/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { DraftKeeper, draftKeeper } from "#src/features/quotes/draft-keeper.ts";
import type { TermsValues } from "#src/features/quotes/terms-values.ts";
import { draftTerms } from "#src/features/quotes/use-draft-saving.ts";

const blank: TermsValues = {
  currency: "AED",
  incoterm: "DAP",
  place: "",
  leadTimeDaysMin: "",
  leadTimeDaysMax: "",
  paymentTerms: "",
  validUntil: "2026-12-06",
  vatRate: "500",
  freight: "",
  insurance: "",
  discount: "",
  notes: "",
  lines: [{ line: 1, offer: 1, isSubstitute: false, description: "tiles", quantity: "1", unit: "sqm", unitPrice: "" }],
};
const read = (kept: unknown) => draftTerms(kept, blank);
const typed = (unitPrice: string): TermsValues => ({
  ...blank,
  lines: blank.lines.map((line) => ({ ...line, unitPrice })),
});
const priceOf = ({ lines: [line] }: TermsValues) => line?.unitPrice;

function refusal(appCode: string) {
  return new TRPCClientError(appCode, { result: { error: { data: { appCode, state: "draft" } } } as never });
}

/** The house's side of a draft, as worker/rfq/quotes/save-draft.ts has it; and the line to it. */
function makeHouse() {
  const house = {
    version: 1,
    draft: JSON.stringify({}),
    line: "good" as "good" | "answers lost" | "dead" | "hung",
    calls: 0,
    save: async ({ version, draft }: { version: number; draft: object }) => {
      house.calls += 1;
      if (house.line === "hung") await new Promise(() => undefined);
      if (house.line === "dead") throw new TRPCClientError("fetch failed");
      const isKept = house.version === version + 1 && house.draft === JSON.stringify(draft);
      if (house.version !== version && !isKept) throw refusal("CONFLICT");
      house.version = version + 1;
      house.draft = JSON.stringify(draft);
      if (house.line === "answers lost") throw new TRPCClientError("fetch failed");
      return { version: version + 1 };
    },
    seen: () => ({ version: house.version, draft: JSON.parse(house.draft) }),
    price: () => priceOf(read(JSON.parse(house.draft))),
  };
  return house;
}

function open(keeper: DraftKeeper, seen: ReturnType<ReturnType<typeof makeHouse>["seen"]>): TermsValues {
  const values = keeper.open(seen, read);
  keeper.start(seen.version);
  return values;
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const A_SAVE = 2000;
const kept = new Map<string, string>();

beforeEach(() => {
  vi.useFakeTimers();
  kept.clear();
  const sessionStorage = {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
    removeItem: (key: string) => void kept.delete(key),
  };
  vi.stubGlobal("window", { sessionStorage });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it("shows what was typed to who leaves at once and comes back to an older read, and saves on without a conflict", async () => {
  const house = makeHouse();
  const old = house.seen();
  const before = draftKeeper("quo_1", house.save);
  open(before, old);
  before.change(typed("5"));
  before.leave();
  await pass(0);
  expect(house.price()).toBe("5");
  const keeper = draftKeeper("quo_1", house.save);
  expect(priceOf(open(keeper, old))).toBe("5");
  keeper.change(typed("6"));
  await pass(A_SAVE);
  expect([house.price(), keeper.state().kind, kept.size]).toEqual(["6", "saved", 0]);
});

it("shows what was typed while it is still on its way", async () => {
  const house = makeHouse();
  const keeper = new DraftKeeper("quo_2", house.save);
  open(keeper, house.seen());
  keeper.change(typed("5"));
  keeper.leave();
  expect(priceOf(open(keeper, { version: 1, draft: {} }))).toBe("5");
  await pass(A_SAVE);
  expect([house.price(), house.version, keeper.state().kind]).toEqual(["5", 2, "saved"]);
});

it("takes what another device wrote when nothing of its own waits", async () => {
  const house = makeHouse();
  const keeper = new DraftKeeper("quo_3", house.save);
  open(keeper, house.seen());
  keeper.leave();
  await house.save({ version: 1, draft: typed("9") });
  expect(priceOf(open(keeper, house.seen()))).toBe("9");
});

it("brings newer text to the house after an answer was lost, with nobody else involved", async () => {
  const house = makeHouse();
  const keeper = new DraftKeeper("quo_4", house.save);
  open(keeper, house.seen());
  house.line = "answers lost";
  keeper.change(typed("5"));
  await pass(A_SAVE);
  expect(keeper.state().kind).toBe("unreachable");
  house.line = "good";
  keeper.change(typed("55"));
  await pass(A_SAVE);
  expect([house.price(), house.version, keeper.state().kind]).toEqual(["55", 3, "saved"]);
});

it("brings newer text to the house after a reload in which an answer was lost", async () => {
  const house = makeHouse();
  const before = new DraftKeeper("quo_5", house.save);
  open(before, house.seen());
  house.line = "answers lost";
  before.change(typed("5"));
  await pass(A_SAVE);
  before.change(typed("55"));
  before.leave();
  house.line = "good";
  const keeper = new DraftKeeper("quo_5", house.save);
  expect(priceOf(open(keeper, house.seen()))).toBe("55");
  await pass(A_SAVE);
  expect([house.price(), keeper.state().kind, kept.size]).toEqual(["55", "saved", 0]);
});

it("keeps lines typed without a connection through a reload", async () => {
  const house = makeHouse();
  const before = new DraftKeeper("quo_6", house.save);
  open(before, house.seen());
  house.line = "dead";
  before.change(typed("7"));
  await pass(A_SAVE);
  const keeper = new DraftKeeper("quo_6", house.save);
  expect(priceOf(open(keeper, house.seen()))).toBe("7");
  house.line = "good";
  await pass(A_SAVE);
  expect([house.price(), kept.size]).toEqual(["7", 0]);
});

it("after a conflict writes nothing until somebody decides for the own text", async () => {
  const house = makeHouse();
  const keeper = new DraftKeeper("quo_7", house.save);
  open(keeper, house.seen());
  await house.save({ version: 1, draft: typed("9") });
  keeper.change(typed("5"));
  await pass(A_SAVE);
  expect([keeper.state().kind, house.price()]).toEqual(["conflict", "9"]);
  await expect(keeper.versionToSend()).rejects.toThrow("CONFLICT");
  await keeper.keepMine(house.version);
  expect([keeper.state().kind, house.price(), await keeper.versionToSend()]).toEqual(["saved", "5", 3]);
});

it("asks again after a reload which of two texts stays, and takes theirs", async () => {
  const house = makeHouse();
  const before = new DraftKeeper("quo_8", house.save);
  open(before, house.seen());
  await house.save({ version: 1, draft: typed("9") });
  before.change(typed("5"));
  await pass(A_SAVE);
  const keeper = new DraftKeeper("quo_8", house.save);
  expect(priceOf(open(keeper, house.seen()))).toBe("5");
  expect(keeper.state().kind).toBe("conflict");
  keeper.takeTheirs(house.version, typed("9"));
  keeper.change(typed("9"));
  await pass(A_SAVE);
  expect([house.price(), house.version, keeper.state().kind, kept.size]).toEqual(["9", 2, "saved", 0]);
  keeper.change(typed("10"));
  await pass(A_SAVE);
  expect([house.price(), keeper.state().kind]).toEqual(["10", "saved"]);
});

it("does not send a quote whose last save may have arrived, and gives up a save that hangs", async () => {
  const house = makeHouse();
  const keeper = new DraftKeeper("quo_9", house.save);
  open(keeper, house.seen());
  house.line = "hung";
  keeper.change(typed("5"));
  const version = keeper.versionToSend().catch((error: unknown) => error);
  await pass(20_000);
  expect(await version).toBeInstanceOf(TRPCClientError);
  house.line = "good";
  await pass(4000);
  expect([house.price(), await keeper.versionToSend()]).toEqual(["5", 2]);
});

it("saves nothing more once the quote is out", async () => {
  const house = makeHouse();
  const keeper = new DraftKeeper("quo_10", house.save);
  open(keeper, house.seen());
  keeper.change(typed("5"));
  keeper.forget();
  keeper.leave();
  await pass(60_000);
  expect([house.calls, kept.size]).toEqual([0, 0]);
});

it("leaves nothing in the tab once all drafts were forgotten there", async () => {
  const house = makeHouse();
  const keeper = new DraftKeeper("quo_11", house.save);
  open(keeper, house.seen());
  keeper.change(typed("5"));
  kept.clear();
  house.line = "dead";
  keeper.leave();
  await pass(A_SAVE);
  expect(kept.size).toBe(0);
});

it("drops a draft as it is now: after its last save, or as others left it", async () => {
  const house = makeHouse();
  const keeper = new DraftKeeper("quo_12", house.save);
  open(keeper, house.seen());
  keeper.change(typed("5"));
  expect([await keeper.versionNow(1), house.version]).toEqual([2, 2]);
  expect(await keeper.versionNow(7)).toBe(7);
});
