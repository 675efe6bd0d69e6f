import { beforeAll, describe, expect, it } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { compareRows } from "#src/features/rfq/compare/compare-rows.tsx";
import {
  type Compared,
  isOfAskedQuantity,
  quotedIn,
  readIn,
  readInOf,
  typedIn,
} from "#src/features/rfq/compare/comparison.ts";
import { stepsLeft } from "#src/features/rfq/compare/out-row.tsx";
import { targetSum } from "#src/features/rfq/compare/quoted-rows.tsx";
import { speak } from "../../../support/in-locale.ts";
import { ASKED, offered } from "./a-comparison.ts";

beforeAll(() => speak("en"));

const rowOf = (key: string, quotes: Parameters<typeof compareRows>[0], request = ASKED) => {
  const row = compareRows(quotes, request, () => undefined).find((one) => one.key === key);
  if (!row) throw new Error(`no row ${key}`);
  return row;
};
const bestIn = (...asked: Parameters<typeof rowOf>) =>
  rowOf(...asked)
    .cells.filter(({ isBest }) => isBest)
    .map(({ id }) => id);

const besidesIn = (...asked: Parameters<typeof rowOf>) => rowOf(...asked).cells.map(({ beside }) => beside);

describe("the best of a row", () => {
  const [cheap, dear] = [offered({ id: "cheap", price: 2000 }), offered({ id: "dear", price: 2060 })];

  it("is the least at the door, and others say by how much they are above it", () => {
    expect(bestIn("landed", [dear, cheap])).toEqual(["cheap"]);
    const [above, best] = rowOf("landed", [dear, cheap]).cells;
    expect(above?.beside).toBe(m.rfqs_compare_over({ share: "\u2066+3%\u2069" }));
    expect(best?.beside).toBeNull();
  });

  it("is nobody's where all are the same, or where one quote alone counts", () => {
    expect(bestIn("landed", [cheap, offered({ id: "same", price: 2000 })])).toEqual([]);
    expect(bestIn("landed", [dear, offered({ id: "over", price: 1000, status: "expired" })])).toEqual([]);
    expect(bestIn("landed", [cheap])).toEqual([]);
  });

  it("is no quote of another quantity than was asked for, but its unit may be", () => {
    const half = offered({ id: "half", price: 1990, cartons: 250 });
    expect(isOfAskedQuantity(half, ASKED)).toBe(false);
    expect(bestIn("landed", [half, cheap, dear])).toEqual(["cheap"]);
    expect(bestIn("unit", [half, cheap, dear])).toEqual(["half"]);
  });

  it("is no price by a unit that others don't quote by", () => {
    const [byPiece] = [offered({ id: "piece", price: 10 })].map((one) => ({
      ...one,
      lines: one.lines.map((line) => ({ ...line, unit: "piece" as const })),
    }));
    for (const key of ["unit", "price"]) expect(bestIn(key, [cheap, dear, ...(byPiece ? [byPiece] : [])])).toEqual([]);
  });

  it("is no quote whose duty nobody knows", () => {
    const open = offered({ id: "open", price: 100, to: "KE" });
    expect(bestIn("landed", [open, cheap, dear])).toEqual(["cheap"]);
    expect(bestIn("unit", [open, cheap, dear])).toEqual(["cheap"]);
  });
});

describe("quotes under unlike terms", () => {
  const cif = offered({ id: "cif", price: 2100 });
  const exw = offered({ id: "exw", price: 2000, incoterm: "EXW" });

  it("have no best price as quoted, and the rows say why; at the door they have", () => {
    for (const key of ["price", "quoted", "goods"]) {
      expect(bestIn(key, [cif, exw])).toEqual([]);
      expect(rowOf(key, [cif, exw]).note).toBe(m.rfqs_compare_unlike_row());
      expect(bestIn(key, [cif, offered({ id: "less", price: 2000 })])).toEqual(["less"]);
    }
    expect(bestIn("landed", [cif, exw])).toEqual(["cif"]);
  });

  it("leave to the buyer what each of them does not cover", () => {
    expect(stepsLeft(cif)).toEqual(["delivery", "duty", "vat"]);
    expect(stepsLeft(exw)).toEqual(["origin", "freight", "insurance", "delivery", "duty", "vat"]);
    expect(stepsLeft(offered({ id: "ddp", price: 1, incoterm: "DDP" }))).toEqual([]);
  });
});

describe("the target", () => {
  const [at, below, above] = [2000, 1900, 2300].map((price) => offered({ id: `${price}`, price }));
  const quotes = [at, below, above].filter((one) => one !== undefined);

  it("is what prices and goods stand beside", () => {
    const besides = [
      m.rfqs_compare_on_target(),
      m.rfqs_compare_over_target({ share: "\u2066−5%\u2069" }),
      m.rfqs_compare_over_target({ share: "\u2066+15%\u2069" }),
    ];
    for (const key of ["price", "goods"]) expect(rowOf(key, quotes).cells.map(({ beside }) => beside)).toEqual(besides);
  });

  it("is of the terms that were asked for, and of all lines or none", () => {
    const fob = { ...ASKED, incoterm: "FOB" as const };
    expect(rowOf("goods", quotes, fob).cells[0]?.beside).toBe(m.rfqs_compare_over({ share: "\u2066+5.3%\u2069" }));
    expect(targetSum(ASKED)).toBe(1_000_000);
    const [line] = ASKED.asked;
    const unpriced = line ? { ...line, position: 2, targetPriceMinor: null } : undefined;
    expect(targetSum({ ...ASKED, asked: [...ASKED.asked, ...(unpriced ? [unpriced] : [])] })).toBeNull();
    expect(targetSum({ ...ASKED, targetCurrency: "USD", targetRateToAed: null })).toBeNull();
  });
});

describe("the currency of the reader", () => {
  const kwd = { currency: "KWD", rateToAed: 12_000_000 } as const;

  it("takes amounts there and back, with its own decimals", () => {
    expect(readIn(120_000, kwd)).toBe(100_000);
    expect(typedIn(100_000, kwd)).toBe(120_000);
    expect(quotedIn(100, { currency: "KWD", rateToAed: 1 }, kwd)).toBe(100);
    expect(quotedIn(1200, { currency: "AED", rateToAed: 1_000_000 }, kwd)).toBe(1000);
    expect(readIn(Number.MAX_SAFE_INTEGER, { currency: "SAR", rateToAed: 1 })).toBeNull();
    expect(quotedIn(null as unknown as number, { currency: "AED", rateToAed: 1_000_000 }, kwd)).toBeNull();
  });

  it("is that of every sum at the door", () => {
    const quotes = [offered({ id: "a", price: 2000 }), offered({ id: "b", price: 2400 })];
    const rows = compareRows(quotes, { ...ASKED, money: { ...kwd, rate: null } }, () => undefined);
    expect(rows.find(({ key }) => key === "landed")?.cells[1]?.beside).toBe(
      m.rfqs_compare_over({ share: "\u2066+20%\u2069" }),
    );
  });

  it("leaves the best and the distance to the target as they are", () => {
    const quotes = [offered({ id: "a", price: 2400 }), offered({ id: "b", price: 2000 })];
    const read = { ...ASKED, money: { ...kwd, rate: null } };
    for (const key of ["landed", "unit", "price", "goods"]) expect(bestIn(key, quotes, read)).toEqual(["b"]);
    const [over, on] = [m.rfqs_compare_over_target({ share: "\u2066+20%\u2069" }), m.rfqs_compare_on_target()];
    for (const key of ["price", "goods"]) expect(besidesIn(key, quotes, read)).toEqual([over, on]);
    expect(targetSum(read)).toBe(833_333);
  });

  it("never makes another quote the best, though one in that very currency was frozen at a lower rate", () => {
    const euros = { currency: "EUR", rateToAed: 4_000_000 } as const;
    const quotes = [offered({ id: "dirhams", price: 410 }), offered({ id: "euros", price: 100, of: euros })];
    const today = { ...ASKED, money: { currency: "EUR", rateToAed: 4_200_000, rate: null } as const };
    for (const key of ["landed", "with-vat", "unit", "price", "quoted", "goods"])
      for (const request of [ASKED, today]) expect(bestIn(key, quotes, request)).toEqual(["euros"]);
    expect(readInOf(quotes[1] as Compared, today.money)).toEqual(euros);
    expect(readInOf(quotes[0] as Compared, today.money)).toBe(today.money);
  });

  it("sets a quote in the target's own currency beside it at one rate", () => {
    const [quote] = [offered({ id: "a", price: 2000 })].map((one) => ({
      ...one,
      terms: { ...one.terms, currency: "USD" as const, rateToAed: 3_600_000 },
    }));
    const read = {
      ...ASKED,
      targetCurrency: "USD" as const,
      targetRateToAed: 3_672_500,
      money: { ...kwd, rate: null },
    };
    expect(besidesIn("price", quote ? [quote] : [], read)).toEqual([m.rfqs_compare_on_target()]);
  });
});
