import { describe, expect, it } from "vitest";
import { email } from "#domain/kernel/email.ts";
import { phone } from "#domain/kernel/phone.ts";
import { optionalWebsite } from "#domain/kernel/website.ts";
import { wholeNumber } from "#domain/kernel/whole-number.ts";
import { outcome } from "../outcome.ts";

describe("phone", () => {
  it.each([
    ["+971 50 123 4567", "+971501234567"],
    ["(04) 555-0199", "(04) 555-0199"],
    ["٠٥٠١٢٣٤٥٦٧", "0501234567"],
    ["+۹۷۱-۵۰-۱۲۳۴۵۶۷", "+971501234567"],
    ["\u202A+971 50 123 4567\u202C", "+971501234567"],
    ["00254 712 345 678", "+254712345678"],
    ["0712 345 678", "0712 345 678"],
    ["  0501234567\u200F ", "0501234567"],
  ])("takes %s", (typed, kept) => expect(phone.parse(typed)).toBe(kept));

  it.each([
    ["", "too_small 1"],
    ["123456789", "too_small 10"],
    ["1234567890", "ok"],
    ["1".repeat(32), "ok"],
    ["1".repeat(33), "too_big 32"],
    ["05O1234567", "invalid_phone"],
    ["050+1234567", "invalid_phone"],
    ["050.123.4567", "invalid_phone"],
    ["----------", "invalid_phone"],
    ["04-55-55-5-", "ok"],
    ["04-55-55---", "invalid_phone"],
    ["0501234567\nBcc: x", "invalid_phone"],
  ])("%s is %s", (typed, expected) => expect(outcome(phone, typed)).toBe(expected));
});

describe("email", () => {
  it.each([
    [" Said@Example.COM ", "said@example.com"],
    ["\u200Fsaid@example.com", "said@example.com"],
    [`${"a".repeat(64)}@${"b".repeat(60)}.com`, `${"a".repeat(64)}@${"b".repeat(60)}.com`],
  ])("takes %s", (typed, kept) => expect(email.parse(typed)).toBe(kept));

  it.each([
    ["", "too_small 1"],
    ["said", "invalid_format"],
    ["said@example", "invalid_format"],
    ["a b@example.com", "invalid_format"],
    ["a@b.com, c@d.com", "invalid_format"],
    ["a@b.com\r\nBcc: c@d.com", "invalid_format"],
    [`${"a".repeat(243)}@example.com`, "too_big 254"],
  ])("%s is %s", (typed, expected) => expect(outcome(email, typed)).toBe(expected));
});

describe("website", () => {
  it.each([
    ["example.com", "https://example.com/"],
    ["HTTP://Example.com/a b", "http://example.com/a%20b"],
    ["example.com:8080/x", "https://example.com:8080/x"],
    ["موقع.امارات", "https://xn--4gbrim.xn--mgbaam7a8h/"],
    ["", null],
    [null, null],
    [undefined, null],
  ])("%s", (typed, kept) => expect(optionalWebsite.parse(typed)).toBe(kept));

  it.each([
    "javascript:alert(1)",
    "ftp://example.com",
    "https://user:pass@example.com",
    "http://localhost",
    "https://",
    "a b.com",
    "data:text/html,x",
  ])("refuses %s", (typed) => expect(outcome(optionalWebsite, typed)).toBe("invalid_website"));
});

describe("wholeNumber", () => {
  const days = wholeNumber(1, 60);
  it.each([
    [0, "too_small 1"],
    [1, "ok"],
    ["60", "ok"],
    ["٦٠", "ok"],
    ["61", "too_big 60"],
    ["", "invalid_type"],
    ["1.5", "invalid_type"],
    [1.5, "invalid_type"],
    ["1e1", "invalid_type"],
    [Number.POSITIVE_INFINITY, "invalid_type"],
  ])("%s is %s", (value, expected) => expect(outcome(days, value)).toBe(expected));
});
