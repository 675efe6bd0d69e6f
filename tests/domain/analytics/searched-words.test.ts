import { describe, expect, it } from "vitest";
import { searchedWords } from "#domain/analytics/searched-words.ts";

describe("searchedWords", () => {
  it.each([
    ["wholesale shampoo supplier in dubai", "shampoo", ""],
    ["تَمْر سعودي حلال بالجملة", "تمر", "SA halal"],
    ["Câble 4×95", "cable 4x95", ""],
    ["حديد 12 ملم", "حديد 12mm", ""],
    ["rice under 5 AED, 100 cartons", "rice", ""],
    ["GEN-000150", "gen-000150", ""],
    ["turkish", "", "TR"],
    ["argan oil from Morocco", "argan oil morocco", ""],
    ["argan oil to Morocco", "argan oil", ""],
  ])("takes of %s what it asks for", (q, words, asks) => {
    expect(searchedWords(q)).toEqual({ words, asks });
  });

  it.each([
    "",
    "!!",
    "ahmad@palm.example",
    "dates ahmad＠palm.example",
    "call 050 123 4567",
    "٠٥٠١٢٣٤٥٦٧",
    "cable rope wire nail bolt screw hammer",
    "x".repeat(61),
  ])("counts nothing of %s", (q) => {
    expect(searchedWords(q)).toBeNull();
  });
});
