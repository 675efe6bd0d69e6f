import { describe, expect, it } from "vitest";
import { FIRST_CALLING_CODES } from "#domain/kernel/first-calling-codes.ts";
import { callingCodes, phoneFrom, readPhone } from "#domain/kernel/phone.ts";
import { isDialable, joinPhone, readablePhone, splitPhone } from "#domain/kernel/phone-parts.ts";

describe("reading a phone", () => {
  it.each([
    ["+971 050 123 4567", undefined, "+971501234567"],
    ["00971 50 123 4567", undefined, "+971501234567"],
    ["٠٠٩٧١٥٠١٢٣٤٥٦٧", undefined, "+971501234567"],
    ["+39 06 1234 5678", undefined, "+390612345678"],
    ["+1 (415) 555-2671", undefined, "+14155552671"],
    ["0712 345 678", "KE", "+254712345678"],
    ["(04) 555-0199", "AE", "+97145550199"],
    // A neighbour's number under the code of the Emirates, whose own of nine digits begin with 5, 600 or 700.
    ["+971 0712 345 678", undefined, null],
    ["0712 345 678", "AE", null],
    ["04 234 5678", "AE", "+97142345678"],
    ["600 522 222", "AE", "+971600522222"],
    ["0712 345 678", undefined, null],
    ["0712 345 678", "", null],
    ["0712 345 678", "ZZ", null],
    ["+971 50 123", undefined, null],
    ["+999 123 456 78", undefined, null],
    ["", "AE", null],
  ])("%s of %s is %s", (written, country, read) => expect(readPhone(written, country)).toBe(read));

  it("keeps what can't be read as it was written, and what was read as it is", () => {
    expect(phoneFrom(undefined, "0712 345 678")).toBe("0712 345 678");
    expect(phoneFrom("KE", "0712 345 678")).toBe("+254712345678");
    expect(phoneFrom("AE", "+254712345678")).toBe("+254712345678");
    expect([isDialable("0712 345 678"), isDialable("+254712345678"), isDialable("+254 712 345 678")]).toEqual([
      false,
      true,
      false,
    ]);
  });
});

describe("a phone in two parts", () => {
  it.each([
    ["+971", "50 123 4567", "+971 50 123 4567"],
    ["+971", "٠٥٠ ١٢٣ ٤٥٦٧", "+971 050 123 4567"],
    ["+971", "+966 50 123 4567", "+966 50 123 4567"],
    ["+971", "00966 50 123 4567", "+966 50 123 4567"],
    ["+971", "\u200e50 123 4567\u200f", "+971 50 123 4567"],
    ["+971", "  ", ""],
  ])("%s and %s make %s", (code, typed, joined) => expect(joinPhone(code, typed)).toBe(joined));

  it.each([
    ["+254 712 345 678", "+254", "712 345 678"],
    ["+254712345678", "+254", "712345678"],
    ["+1 415 555 2671", "+1", "415 555 2671"],
    ["0712 345 678", null, "0712 345 678"],
    ["+2", null, "+2"],
    ["", null, ""],
  ])("%s is %s and %s", (phone, code, number) => expect(splitPhone(phone)).toEqual({ code, number }));

  it("knows where the code of every country ends", () => {
    const codes = callingCodes().map(([code]) => code);
    expect(codes.length).toBeGreaterThan(200);
    expect(codes.filter((code) => splitPhone(`${code}7123456`).code !== code)).toEqual([]);
  });

  it("lists the codes that stand first among all, the Emirates before all others", () => {
    expect(FIRST_CALLING_CODES).toHaveLength(26);
    expect(FIRST_CALLING_CODES[0]).toEqual(["+971", "AE"]);
    expect(callingCodes()).toEqual(expect.arrayContaining(FIRST_CALLING_CODES.map((pair) => [...pair])));
  });

  it.each([
    ["+971501234567", "+971 50 123 4567"],
    ["+254712345678", "+254 712 345 678"],
    ["+14155552671", "+1 415 555 2671"],
    ["+390612345678", "+39 061 234 5678"],
    ["0712 345 678", "0712 345 678"],
    ["+212522000000", "+212 522 00 00 00"],
    ["+97333123456", "+973 3312 3456"],
    ["+33612345678", "+33 6 12 34 56 78"],
  ])("%s is read as %s", (stored, shown) => expect(readablePhone(stored)).toBe(shown));
});
