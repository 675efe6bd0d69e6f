import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import type { Compared } from "#src/features/rfq/compare/comparison.ts";
import { termRows } from "#src/features/rfq/compare/term-rows.tsx";

const NOTES = "Moteur neuf, alternateur européen ; pièces pour 1 000 heures comprises.";

it("notes in another language are marked with it, as terms of payment are", () => {
  const row = termRows({ incoterm: null }).find(({ key }) => key === "notes");
  const cell = (notes: string | null) => row?.of({ terms: { notes } } as Compared);
  expect(renderToString(createElement("div", null, cell(NOTES)?.content))).toContain('lang="fr"');
  expect(cell(null)?.content).toBe(m.rfqs_compare_not_stated());
  expect(row?.name).toBe(m.rfq_track_notes());
});
