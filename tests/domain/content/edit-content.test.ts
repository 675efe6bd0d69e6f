import { describe, expect, it } from "vitest";
import { claimFieldsSchema } from "#domain/content/edit-claim.ts";
import { newTipFieldsSchema } from "#domain/content/edit-tip.ts";
import { linesOf, listedLines } from "#domain/content/listed-lines.ts";
import { visitorReportFieldsSchema } from "#domain/reports/submit-report.ts";
import { outcome } from "../outcome.ts";

const whole = { title_en: "A title", description_en: "What it says." };

describe("texts in three languages", () => {
  it("need one whole language and no half one", () => {
    expect(outcome(claimFieldsSchema, whole)).toBe("ok");
    expect(outcome(claimFieldsSchema, { ...whole, title_ar: "عنوان" })).toBe("required");
    expect(outcome(claimFieldsSchema, { ...whole, title_ar: " \u200f ", description_ar: "<p></p>" })).toBe("ok");
    expect(outcome(claimFieldsSchema, {})).toBe("required");
    expect(outcome(claimFieldsSchema, { ...whole, title_de: "Titel" })).toBe("unrecognized_keys");
  });

  it("give an output that is a good input", () => {
    const once = claimFieldsSchema.parse({ ...whole, evidenceUrl: "Registry.Example/a" });
    expect(claimFieldsSchema.parse(once)).toEqual(once);
    expect(once.evidenceUrl).toBe("https://registry.example/a");
  });
});

describe("an address of a tip", () => {
  it("is small Latin letters, digits and single hyphens", () => {
    const tip = { category: "quality", title_fr: "t", summary_fr: "s", content_fr: "c" };
    const of = (slug: string) => outcome(newTipFieldsSchema, { ...tip, slug });
    expect([of("a-b2"), of("A-B2"), of("a--b"), of("-a"), of("a b"), of("تأمين")]).toEqual([
      "ok",
      "ok",
      ...Array.from({ length: 4 }, () => "invalid_slug"),
    ]);
  });
});

describe("a list that is typed one a line", () => {
  it("drops empty lines and is bounded both ways", () => {
    expect(linesOf(" ISO 9001 \n\n\nHalal")).toEqual(["ISO 9001", "Halal"]);
    const list = listedLines(2, 5);
    expect([outcome(list, "a\nb"), outcome(list, "a\nb\nc"), outcome(list, "abcdef")]).toEqual([
      "ok",
      "too_many_lines",
      "too_big 5",
    ]);
    expect(list.parse("")).toBeNull();
  });
});

describe("a visitor's report", () => {
  it("needs an e-mail, and words where the reason says nothing", () => {
    const report = { reason: "spam", email: "a@people.example" };
    expect(outcome(visitorReportFieldsSchema, report)).toBe("ok");
    expect(outcome(visitorReportFieldsSchema, { ...report, reason: "other", text: "" })).toBe("required");
    expect(outcome(visitorReportFieldsSchema, { ...report, reason: "abuse" })).toBe("invalid_value");
    expect(outcome(visitorReportFieldsSchema, { ...report, email: "" })).toBe("too_small 1");
  });
});
