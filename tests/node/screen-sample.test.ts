import { describe, expect, it } from "vitest";
import { LOCALES } from "../e2e/in-language.ts";
import { DEVICES, isSampled, isSampledAlike, isWanted, schemesOf, type View } from "../e2e/sampling.ts";
import { CATEGORIES, OWN_SCREENS, SCREENS } from "../e2e/screens.ts";

const LISTS = { visitor: Object.values(SCREENS), ...OWN_SCREENS };

type Role = keyof typeof LISTS;
const VIEWS = (Object.keys(LISTS) as Role[]).flatMap((role) =>
  LISTS[role].flatMap((_, screen) =>
    LOCALES.flatMap((locale) => DEVICES.map((device) => ({ role, screen, locale, device }))),
  ),
);

/** Every two facts of a view that occur together; a screen belongs to its role. */
function pairsOf({ role, screen, locale, device }: View & { role: Role }): string[] {
  const place = `${role} ${screen}`;
  return [`${place} ${locale}`, `${place} ${device}`, `${role} ${locale}`, `${role} ${device}`, `${locale} ${device}`];
}

/** A scheme with every fact of a view beside it. */
function schemePairsOf(view: View & { role: Role }, screens: string): string[] {
  const { role, screen, locale, device } = view;
  const facts = [`${role} ${screen}`, locale, device, role];
  return schemesOf(view, screens).flatMap((scheme) => facts.map((fact) => `${fact} ${scheme}`));
}

describe("the sample of screens", () => {
  it.each([0, 1])(
    "holds every pair of screen, language, device and role in half of the views, with seed %i",
    (seed) => {
      const sample = VIEWS.filter((view) => isSampled(view, seed));
      expect(sample).toHaveLength(VIEWS.length / 2);
      expect(new Set(sample.flatMap(pairsOf))).toEqual(new Set(VIEWS.flatMap(pairsOf)));
    },
  );

  it.each([0, 1])("holds each screen, language, device and role in both schemes, with seed %i", (seed) => {
    const sample = VIEWS.filter((view) => isSampled(view, seed));
    expect(new Set(sample.flatMap((view) => schemePairsOf(view, String(seed))))).toEqual(
      new Set(VIEWS.flatMap((view) => schemePairsOf(view, "all"))),
    );
  });

  it("is made whole by the sample of the other seed", () => {
    expect(VIEWS.filter((view) => isSampled(view, 0) === isSampled(view, 1))).toEqual([]);
    expect(VIEWS.filter((view) => !isWanted(view, "all"))).toEqual([]);
  });

  it.each([0, 1])("opens each category once, and categories in each language on each device, with seed %i", (seed) => {
    const views = Object.values(CATEGORIES).flatMap((_, screen) =>
      LOCALES.flatMap((locale) => DEVICES.map((device) => ({ screen, locale, device }))),
    );
    const sample = views.filter((view) => isSampledAlike(view, seed));
    expect(sample.map(({ screen }) => screen)).toEqual(Object.values(CATEGORIES).map((_, screen) => screen));
    expect(new Set(sample.map(({ locale, device }) => `${locale} ${device}`)).size).toBe(6);
  });
});
