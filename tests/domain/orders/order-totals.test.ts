import { describe, expect, it } from "vitest";
import { orderTotals, sameRateInAed } from "#domain/orders/order-totals.ts";
import { vatRateOf } from "#domain/orders/order-vat.ts";
import { Random } from "../../../scripts/catalogue/random.ts";

/** Rounds a fraction of big integers to the nearest whole, halves up. */
const nearest = (over: bigint, under: bigint) => (2n * over + under) / (2n * under);

describe("totals of orders", () => {
  it("neither gain nor lose a minor unit, over 5,000 random orders", () => {
    const random = new Random(3);
    for (let round = 0; round < 5000; round += 1) {
      const lines = Array.from({ length: random.between(1, 20) }, () => {
        return { quantity: random.between(1, 100_000), unit: random.between(1, 1_000_000) };
      });
      const goodsMinor = lines.reduce((sum, { quantity, unit }) => sum + quantity * unit, 0);
      const exact = lines.reduce((sum, { quantity, unit }) => sum + BigInt(quantity) * BigInt(unit), 0n);
      const freightMinor = random.between(0, 1) ? random.between(0, 10_000_000) : null;
      const vatRate = random.pick([0, 500, 1500]);
      const [discountMinor, insuranceMinor] = [random.between(0, goodsMinor), random.between(0, 1_000_000)];
      const charges = { goodsMinor, discountMinor, freightMinor, insuranceMinor, vatRate };
      const { vatMinor, totalMinor } = orderTotals(charges);
      const net = exact - BigInt(discountMinor) + BigInt(freightMinor ?? 0) + BigInt(insuranceMinor);
      expect([BigInt(vatMinor), BigInt(totalMinor)]).toEqual([
        nearest(net * BigInt(vatRate), 10_000n),
        net + nearest(net * BigInt(vatRate), 10_000n),
      ]);
    }
  });

  it("levies VAT on goods less discount with freight and insurance (Federal Decree-Law 8 of 2017, article 34)", () => {
    const charges = { goodsMinor: 100_000, discountMinor: 10_000, freightMinor: 6_000, insuranceMinor: 4_000 };
    expect(orderTotals({ ...charges, vatRate: 500 })).toEqual({ vatMinor: 5_000, totalMinor: 105_000 });
  });

  it("rounds half a fils up, as the Emirates do", () => {
    const charges = { discountMinor: 0, freightMinor: null, insuranceMinor: 0, vatRate: 500 };
    expect(orderTotals({ ...charges, goodsMinor: 10 }).vatMinor).toBe(1);
    expect(orderTotals({ ...charges, goodsMinor: 9 }).vatMinor).toBe(0);
  });

  it("keeps dirhams as they are when the total changes, and the frozen rate of others within a fils", () => {
    expect(sameRateInAed(115_511, { totalMinor: 105_000, totalAedMinor: 105_000 })).toBe(115_511);
    const [rate, before] = [36_725, 1_000_000];
    const totalAedMinor = Math.round((before * rate) / 10_000);
    expect(sameRateInAed(1_234_567, { totalMinor: before, totalAedMinor })).toBe(
      Math.round((1_234_567 * rate) / 10_000),
    );
  });

  it("taxes what stays within a country by its own rate, nothing that leaves it, and makes none up", () => {
    const within = ["AE", "SA", "BH", "OM", "KW", "QA", "KE", "CN"].map((country) => vatRateOf(country, country));
    expect(within).toEqual([500, 1500, 1000, 500, 0, 0, null, null]);
    expect([vatRateOf("AE", "SA"), vatRateOf("SA", "AE"), vatRateOf("CN", "KE")]).toEqual([0, 0, 0]);
  });
});
