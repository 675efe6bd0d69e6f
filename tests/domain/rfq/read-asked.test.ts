import { describe, expect, it } from "vitest";
import { readAsked } from "#domain/rfq/read-asked.ts";

/** Lines as "quantity | goods", then the place. */
function read(text: string, most = 20): string[] {
  const { lines, place } = readAsked(text, most);
  return [...lines.map(({ quantity, description }) => `${quantity} | ${description}`), `→ ${place}`];
}

describe("a sentence", () => {
  it.each([
    ["500 cartons of 5 kg dates to Nairobi", "500 cartons | 5 kg dates", "Nairobi"],
    ["٥٠٠ كرتون تمر خلاص 5 كجم إلى نيروبي", "500 كرتون | تمر خلاص 5 كجم", "نيروبي"],
    ["1,000 sacs de ciment 50 kg livrés à Djibouti", "1,000 sacs | ciment 50 kg", "Djibouti"],
    ["20 طن سكر أبيض توصيل جدة", "20 طن | سكر أبيض", "جدة"],
    ["we need 40 m3 of timber delivered to Lagos", "40 m3 | timber", "Lagos"],
    ["أحتاج 3000 متر مربع بلاط 60x60", "3000 متر مربع | بلاط 60x60", ""],
    ["PVC pipe 110 mm, 300 pieces", "300 pieces | PVC pipe 110 mm", ""],
    ["10000 bottles 500ml olive oil", "10000 bottles | 500ml olive oil", ""],
    ["need 2 machines for packing dates", "2 | machines for packing dates", ""],
    // How large a piece is, is not how many.
    ["500 ml water bottles", " | 500 ml water bottles", ""],
    ["2 x 40ft containers of tiles to Mombasa", " | 2 x 40ft containers of tiles", "Mombasa"],
    ["dates", " | dates", ""],
    ["٢٬٥٠٠ كرتون تمر", "2,500 كرتون | تمر", ""],
    ["20 طن سكر لجدة", "20 طن | سكر", "جدة"],
    ["500 cartons of dates from Dubai to Mombasa", "500 cartons | dates from Dubai", "Mombasa"],
    // A range is nobody's number.
    ["5 - 10 طن سكر", " | 5 - 10 طن سكر", ""],
  ])("%s", (text, line, place) => expect(read(text)).toEqual([line, `→ ${place}`]));

  it("names several things, each with how many", () => {
    expect(read("20 t of rice, 10 t of sugar and 500 cartons of dates to Aden")).toEqual([
      "20 t | rice",
      "10 t | sugar",
      "500 cartons | dates",
      "→ Aden",
    ]);
    expect(read("12 لوح خشب، 5 كراتين مسامير و20 كيس اسمنت")).toEqual([
      "12 لوح | خشب",
      "5 كراتين | مسامير",
      "20 كيس | اسمنت",
      "→ ",
    ]);
  });
});

it("several things that end with how many are as many lines", () => {
  expect(read("PVC pipe, 300 pieces, elbow, 200 pieces")).toEqual([
    "300 pieces | PVC pipe",
    "200 pieces | elbow",
    "→ ",
  ]);
  expect(read("تمر 500 كرتون، سكر 20 طن")).toEqual(["500 كرتون | تمر", "20 طن | سكر", "→ "]);
});

describe("rows", () => {
  it("of a sheet are lines, without their heading", () => {
    expect(read("Item\tQty\tUnit\nKhalas dates\t500\tcarton\nSugar ICUMSA 45\t20\ttonne")).toEqual([
      "500 carton | Khalas dates",
      "20 tonne | Sugar ICUMSA 45",
      "→ ",
    ]);
  });

  it("may begin with their number, and hold unit and number in one cell", () => {
    expect(read("1 | Dates | 500 cartons\n2 | Tiles 60x60 | 300 | m2")).toEqual([
      "500 cartons | Dates",
      "300 m2 | Tiles 60x60",
      "→ ",
    ]);
  });

  it.each([
    ["25 kg rice bags\t100", "100 | 25 kg rice bags", ""],
    ["Dates\t500\t12", "500 | Dates", ""],
    ["Dates\t500\tcarton\t12", "500 carton | Dates", ""],
    ["500 cartons of dates | Nairobi", "500 cartons | dates", "Nairobi"],
  ])("are read by what their cells are: %s", (text, line, place) => expect(read(text)).toEqual([line, `→ ${place}`]));

  it("of a list are lines each, as many as are wanted", () => {
    expect(read("500 cartons dates\n\n20 t sugar\n3 machines", 2)).toEqual([
      "500 cartons | dates",
      "20 t | sugar",
      "→ ",
    ]);
  });
});

it.each(["", "   \n\t", "؟؟؟", "12345"])("%j asks for no goods", (text) => {
  expect(readAsked(text, 20).lines.filter(({ description }) => description === "")).toEqual([]);
});
