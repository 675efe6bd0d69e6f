import { describe, expect, test } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { auditInput } from "#src/features/admin/audit-screen.tsx";
import { readAuditSearch } from "#src/features/admin/audit-search.ts";
import { allPages } from "#src/features/admin/lists/all-pages.ts";
import { readMemberSearch } from "#src/features/admin/members/member-search.ts";
import { readReviewSearch, reviewInput } from "#src/features/admin/review/review-search.ts";

describe("addresses of the platform", () => {
  test("what can't be read is dropped", () => {
    const nonsense = {
      type: "root",
      state: 7,
      kind: "every",
      q: "  ",
      page: "-1",
      entity: "<b>",
      from: "yesterday",
      to: "2026-13-40",
    };
    for (const read of [readMemberSearch, readReviewSearch, readAuditSearch]) {
      expect(Object.values(read(nonsense)).filter((value) => value !== undefined)).toEqual([]);
    }
  });

  test("what can be read stays", () => {
    expect(readMemberSearch({ type: "buyer", state: "to_delete", q: " تمور ", page: 3 })).toEqual({
      type: "buyer",
      state: "to_delete",
      q: "تمور",
      page: 3,
    });
    expect(reviewInput(readReviewSearch({ kind: "revision", page: "2" }))).toEqual({ kind: "revision", page: 2 });
    expect(reviewInput(readReviewSearch({}))).toEqual({ kind: "product", page: 1 });
    expect(readAuditSearch({ from: "2026-11-01", to: "2026-11-30", entity: "user" })).toMatchObject({
      from: "2026-11-01",
      to: "2026-11-30",
      entity: "user",
    });
  });

  test("a kind that the log does not know is not asked for", () => {
    expect(auditInput({ entity: "user" }).entity).toBe("user");
    expect(auditInput({ entity: "sessions" }).entity).toBeUndefined();
  });
});

test("a list that is longer than can be turned ends with its last page", async () => {
  const asked: number[] = [];
  const read = async (page: number) => {
    asked.push(page);
    return { items: [page], total: 1000, pageSize: 1 };
  };
  expect(await allPages(read, 3)).toEqual([1, 2, 3]);
  expect(asked).toEqual([1, 2, 3]);
});

test("what came today is no number of days, in any language", () => {
  for (const locale of ["ar", "en", "fr"] as const) {
    for (const words of [m.admin_working_days, m.admin_queue_oldest]) {
      expect(words({ count: 0, number: "0" }, { locale })).not.toMatch(/0/);
      expect(words({ count: 4, number: "4" }, { locale })).toMatch(/4/);
    }
  }
});
