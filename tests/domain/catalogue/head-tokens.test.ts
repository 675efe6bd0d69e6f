import { describe, expect, it } from "vitest";
import { headTokens } from "#domain/catalogue/search/head-tokens.ts";
import { synonymToken } from "#domain/catalogue/search/index-tokens.ts";
import { HEAD_MARK, TRAIT_MARK } from "#domain/catalogue/search/token-marks.ts";
import type { Locale } from "#domain/kernel/locale.ts";

const under = (mark: string, name: string, locale: Locale) =>
  headTokens(name, locale).flatMap((token) => (token.startsWith(mark) ? [token.slice(mark.length)] : []));

describe("what a name says its goods are", () => {
  it.each<[Locale, string, string, string]>([
    ["en", "Horizontal flow wrapper for biscuits and dates", "wrapper", "biscuits"],
    ["en", "Deformed steel rebars grade 60, 12 m lengths", "grade", "lengths"],
    ["fr", "Boîtes à gâteaux en carton", "boites", "gateaux"],
    ["ar", "آلة تغليف أفقية للبسكويت", "اله", "للبسكويت"],
  ])("stands in its head: in %s, %s", (locale, name, head, other) => {
    expect(under(HEAD_MARK, name, locale)).toContain(head);
    expect(under(HEAD_MARK, name, locale)).not.toContain(other);
  });

  it.each<[Locale, string, string]>([
    ["en", "Villa video intercom kit, 7-inch screen", "intercom"],
    ["en", "Home reverse osmosis unit", "reverseosmosis"],
    ["fr", "Kit d’interphone vidéo pour villa", "intercom"],
    ["fr", "Rouleaux de moquette", "carpet"],
    ["ar", "طقم مفارش فندقية", "bedspread"],
    ["en", "Set of 6 paper cups for hotels", "papercup"],
    ["fr", "Lot de 12 serviettes de bain", "towel"],
    ["ar", "طقم من 6 أكواب زجاجية", "cup"],
    ["ar", "طقم 6 أكواب", "cup"],
  ])("stands beside a head that names but a form: in %s, %s", (locale, name, group) => {
    expect(under(HEAD_MARK, name, locale)).toContain(synonymToken(group));
    expect(under(TRAIT_MARK, name, locale)).not.toContain(synonymToken(group));
  });

  it.each<[Locale, string, string]>([
    ["en", "Perfume gift box", "perfume"],
    ["en", "Kit for intercoms", "intercoms"],
    ["fr", "Coffret de trois parfums", "parfums"],
    ["ar", "علبة هدايا فاخرة", "هدايا"],
    ["fr", "Lot de 12 serviettes", "12"],
    ["en", "Set of 6 glasses for hotels", "hotels"],
  ])("is nothing else of the name: in %s, %s", (locale, name, other) => {
    expect(under(HEAD_MARK, name, locale)).not.toContain(other);
  });

  it("is the form itself where nothing else is named", () => {
    expect(under(HEAD_MARK, "Kit", "en")).toContain("kit");
    expect(headTokens("", "fr")).toEqual([]);
  });
});
