import { expect, it } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { productsNote } from "#src/features/dashboard/figures.tsx";

it("tells nobody to add a first product who has drafts", () => {
  expect(productsNote(0, true)).toBe(m.dashboard_figure_products_unlisted());
  expect(productsNote(0, false)).toBe(m.dashboard_figure_products_none());
  expect(productsNote(2, true)).toBe(m.dashboard_figure_products_all());
});
