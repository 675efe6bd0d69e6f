import { describe, expect, it } from "vitest";
import { CATEGORIES } from "#domain/catalogue/categories.ts";
import { TIP_CATEGORIES } from "#domain/content/content-facts.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { isBadged } from "#domain/suppliers/verification.ts";
import { PRODUCTS } from "#drizzle/seed/catalogue/products.ts";
import { CLAIMS } from "#drizzle/seed/content/claims.ts";
import { PARTNERS } from "#drizzle/seed/content/partners.ts";
import { tipText } from "#drizzle/seed/content/tip-draft.ts";
import { TIPS } from "#drizzle/seed/content/tips.ts";
import { lines } from "#drizzle/seed/lines.ts";
import { supplierRows } from "#drizzle/seed/seed-rows.ts";
import { SUPPLIERS, type SupplierId } from "#drizzle/seed/suppliers/all.ts";

const ARABIC = /[\u0621-\u064a]/;
const NOW = Date.UTC(2026, 0, 15);
const all = Object.entries(SUPPLIERS) as [SupplierId, (typeof SUPPLIERS)[SupplierId]][];
const approved = all.filter(([, { status }]) => (status ?? "approved") === "approved");

describe("the demo suppliers", () => {
  it("are 22 or more, 8 of them manufacturers, and most of them verified", () => {
    expect(approved.length).toBeGreaterThanOrEqual(22);
    expect(approved.filter(([, { type }]) => type === "manufacturing").length).toBeGreaterThanOrEqual(8);
    const verified = approved.filter(([, { verified }]) => verified).length;
    expect(verified).toBeGreaterThan(approved.length / 2);
    expect(verified).toBeLessThan(approved.length);
  });

  it("include one of each hidden state, with products that stay hidden", () => {
    const hidden = all.filter(([, { status }]) => status && status !== "approved");
    expect(hidden.map(([id]) => id).sort()).toEqual(["sup_demo_pending", "sup_demo_rejected", "sup_demo_suspended"]);
    for (const [id] of hidden)
      expect(
        PRODUCTS.some(({ by }) => by === id),
        id,
      ).toBe(true);
  });

  it("all sell something and are named in three languages", () => {
    for (const [id, draft] of all) {
      expect(
        PRODUCTS.some(({ by }) => by === id),
        id,
      ).toBe(true);
      const { translations } = supplierRows(id, draft, 0, NOW);
      expect(translations.map(({ locale }) => locale)).toEqual([...LOCALES]);
      for (const { locale, name, description } of translations) {
        expect(ARABIC.test(name + description), `${id} ${locale}`).toBe(locale === "ar");
      }
    }
  });

  it("have earned no rating and no orders", () => {
    for (const [id, draft] of all) {
      const { supplier } = supplierRows(id, draft, 0, NOW);
      expect(supplier.ratingAverage ?? null, id).toBeNull();
      expect((supplier.ratingCount ?? 0) + (supplier.ordersCount ?? 0), id).toBe(0);
    }
  });

  it("were reviewed as their state says, and never after the moment of writing", () => {
    for (const [place, [id, draft]] of all.entries()) {
      const { supplier, events, items } = supplierRows(id, draft, 0, NOW, place + 1);
      const inOrder = [...events].sort((one, other) => one.createdAt - other.createdAt);
      expect(inOrder[0]?.action, id).toBe("apply");
      expect(inOrder.at(-1)?.toStatus, id).toBe(supplier.status);
      for (const { createdAt } of events) expect(createdAt, id).toBeLessThan(NOW);
      expect(new Set(events.map((event) => event.id)).size, id).toBe(events.length);
      const isLicenceSeen = items.some(({ item, state }) => item === "trade_licence" && state === "accepted");
      const { verifiedAt = null, licenceValidUntil = null } = supplier;
      expect(isBadged({ verifiedAt, licenceValidUntil }, NOW), id).toBe(isLicenceSeen);
      expect(isLicenceSeen, id).toBe(draft.verified);
      if (supplier.status === "rejected" || supplier.status === "suspended") expect(supplier.decisionNote).toBeTruthy();
      if (supplier.status === "pending") expect([supplier.decidedAt, verifiedAt]).toEqual([null, null]);
    }
  });

  it("leave nothing of an approved company waiting beyond the promised days", () => {
    const waiting = approved.flatMap(([id, draft], place) =>
      supplierRows(id, draft, 0, NOW, place + 1).items.filter(({ state }) => state === "provided"),
    );
    expect(waiting.length).toBeGreaterThan(0);
    for (const { updatedAt } of waiting) expect(NOW - updatedAt).toBeLessThan(86_400_000);
  });

  it("cover all eleven categories", () => {
    const sold = new Set(
      PRODUCTS.filter(({ by }) => approved.some(([id]) => id === by)).map(({ category }) => category),
    );
    expect(sold.size).toBe(Object.keys(CATEGORIES).length);
  });
});

describe("the demo content", () => {
  it("has six tips over all five subjects", () => {
    expect(TIPS).toHaveLength(6);
    expect(new Set(TIPS.map(({ category }) => category)).size).toBe(TIP_CATEGORIES.length);
  });

  it.each(TIPS.flatMap((tip) => LOCALES.map((locale) => [tip.slug, locale, tip] as const)))(
    "has five to eight paragraphs in %s (%s)",
    (_slug, locale, tip) => {
      const { title, summary, content } = tipText(tip[locale]);
      const paragraphs = content.split("\n\n");
      expect(paragraphs.length).toBeGreaterThanOrEqual(5);
      expect(paragraphs.length).toBeLessThanOrEqual(8);
      for (const part of [title, summary, ...paragraphs]) expect(ARABIC.test(part)).toBe(locale === "ar");
    },
  );

  it("has six partners and four claims, whole in three languages", () => {
    expect(PARTNERS).toHaveLength(6);
    expect(CLAIMS).toHaveLength(4);
    for (const locale of LOCALES) {
      for (const partner of PARTNERS) expect(lines(partner[locale], 3)[1]?.split(" | ").length).toBeGreaterThan(1);
      for (const claim of CLAIMS) expect(lines(claim[locale], 2)).toHaveLength(2);
    }
  });
});
