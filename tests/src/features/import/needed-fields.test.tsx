import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, it } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { columnName } from "#src/features/import/column-names.ts";
import { FIXABLE, NO_ANSWERS } from "#src/features/import/file-answers.ts";
import type { ReadFile } from "#src/features/import/import-step.ts";
import { type Mapping, missingColumns } from "#src/features/import/mapping.ts";
import { MappingStep } from "#src/features/import/mapping-step.tsx";
import type { Import } from "#src/features/import/use-import.ts";
import { speak } from "../../../support/in-locale.ts";

beforeEach(() => speak("en"));

/** The step's fields by their labels, and whether each says that it can be left empty. */
function stepOf(mapping: Mapping) {
  const headings = mapping.map((column, place) => (column === null ? `Other ${place}` : `Our ${column}`));
  const file = { table: [headings, headings.map(() => "x")], mapping, answers: NO_ANSWERS } as unknown as ReadFile;
  const html = renderToStaticMarkup(<MappingStep step={{ name: "mapping", file }} flow={{} as Import} />);
  const isOptional = (label: string) => {
    const [, rest = expect.fail(`no field ${label}`)] = html.split(`>${label} `);
    return rest.slice(0, rest.indexOf("</label>")).includes(m.forms_optional());
  };
  return { html, isOptional };
}

it("what is said to be missing is asked for by fields that don't say they are optional", () => {
  const mapping: Mapping = ["sku", "name_en", "price", null];
  const { html, isOptional } = stepOf(mapping);
  for (const column of FIXABLE) {
    expect(missingColumns(mapping)).toContain(column);
    expect(isOptional(columnName(column)), column).toBe(false);
  }
  expect(html).toContain(m.import_mapping_missing_some());
  expect(html).not.toContain(m.import_mapping_missing({ columns: "" }));
});

it("of names the only one is needed, of several none alone", () => {
  const one = stepOf(["sku", "name_en", "price"]);
  expect([one.isOptional("Our sku"), one.isOptional("Our name_en"), one.isOptional("Our price")]).toEqual([
    ...[false, false, true],
  ]);
  const two = stepOf(["sku", "name_en", "name_ar"]);
  expect(two.isOptional("Our name_en")).toBe(true);
});
