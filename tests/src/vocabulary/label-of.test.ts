import { describe, expect, it } from "vitest";
import { UNITS, type Unit } from "#domain/catalogue/product-facts.ts";
import { CURRENCIES, type Currency } from "#domain/kernel/currency.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import type { ReportReason } from "#domain/kernel/report-facts.ts";
import { currencyName } from "#i18n/currency-name.ts";
import { formatCountry, formatDate, formatDateTime, formatMoney, formatTime } from "#i18n/formats.ts";
import { formatTimeAgo, formatTimeLeft } from "#i18n/relative-time.ts";
import { formatCalendarDay } from "#i18n/short-date.ts";
import { labelOf } from "#src/vocabulary/label-of.ts";
import { reasonLabels } from "#src/vocabulary/report-labels.ts";
import { unitName } from "#src/vocabulary/trade-terms.ts";
import { projectFiles, readProjectFile } from "../../architecture/project-files.ts";

const isolated = (text: string) => `\u2068${text}\u2069`;

describe("labelOf", () => {
  const labels: Record<string, () => string> = { in_work: () => "In work" };

  it.each([
    ["in_work", "In work"],
    ["of_a_later_version", isolated("of a later version")],
    ["constructor", isolated("constructor")],
    ["\ud800", isolated("\ud800")],
    ["", "–"],
    [" ", "–"],
    [null, "–"],
    [undefined, "–"],
  ])("of %j is %j", (code, label) => expect(labelOf(labels, code as string)).toBe(label));

  it("lets no reason of another version take the list of reports down", () => {
    // As a row of another version holds it.
    expect(reasonLabels("late_delivery" as ReportReason)).toBe(isolated("late delivery"));
  });

  it("gives a label what it takes", () => {
    for (const unit of UNITS) expect(unitName(unit, "en")).not.toContain("\u2068");
    expect(unitName("barrel" as Unit, "en")).toBe(isolated("barrel"));
  });

  it("is how every label of a code is found: none is called out of its table", () => {
    const called = /(?<![.\w])[A-Z][A-Z_]{2,}\[[^\]]+\]\(/;
    // No labels, and sentences that have one for what is not known.
    const others = ["src/routes/-home-dialogs.tsx", "src/features/notices/notice-labels.ts"];
    const found = projectFiles(/\.tsx?$/, ["src"]).filter((path) => !others.includes(path));
    expect(found.filter((path) => called.test(readProjectFile(path)))).toEqual([]);
  });
});

describe("what is no time, currency or country", () => {
  it.each([Number.NaN, 8.65e15, Number.POSITIVE_INFINITY, undefined])("a time of %s is a dash", (time) => {
    for (const format of [formatDate, formatDateTime, formatTime]) expect(format(time as number, "ar")).toBe("–");
  });

  it("is no currency of ours: each has a name in each language, and one of another version is shown as it is", () => {
    for (const locale of LOCALES) {
      for (const currency of CURRENCIES) expect(currencyName(currency, locale)).toMatch(/^(?![A-Z]{3}$).+/);
      expect(currencyName("XAU2" as Currency, locale)).toBe("XAU2");
    }
    expect(currencyName("SAR", "en")).toBe("Saudi Riyal (SAR)");
  });

  it("is shown without throwing", () => {
    expect(formatTimeAgo(Number.NaN, 0, "ar")).toBe("–");
    expect(formatTimeLeft(Number.NaN, 0, "fr")).toBe("–");
    expect(formatCalendarDay("31/12", "full", "en")).toBe("31/12");
    expect(formatMoney(1250, "XAU2" as Currency, "en")).toBe("1,250 XAU2");
    expect(formatCountry("Somewhere", "en")).toBe("Somewhere");
  });
});
