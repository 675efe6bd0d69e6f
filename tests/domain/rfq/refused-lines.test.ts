import { expect, it } from "vitest";
import { goodsKey, refusedLines } from "#domain/rfq/refused-lines.ts";

const taught = (text: string) => refusedLines({ reasons: ["terms"], subcategory: null, texts: [text] });

it.each([
  "مطلوب 200 كرتون تمر سكري",
  "تمر سكري، 050 123 4567، buyer@people.example",
  "تمر سكري +971501234567",
  "تمر سكري ٠٥٠١٢٣٤٥٦٧",
])("keeps of %s the goods alone, and nothing by which its buyer is reached", (text) => {
  expect(taught(text)).toEqual([{ kind: "goods", value: goodsKey("تمر سكري"), label: "تمر سكري" }]);
});

it("learns nothing of a text that names no goods", () => {
  expect(taught("050 123 4567")).toEqual([]);
});
