import { describe, expect, it } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { APPLICATION_COLUMNS } from "#src/features/admin/application-list-screen.tsx";
import { applicationsInput, readApplicationSearch } from "#src/features/admin/application-search.ts";
import { companyName } from "#src/features/admin/company-name.tsx";
import { emptyInboxLabels } from "#src/features/admin/inbox-screens.tsx";
import { inboxInput, readInboxSearch } from "#src/features/admin/inbox-search.ts";
import { allPages } from "#src/features/admin/lists/all-pages.ts";
import { listCsv } from "#src/features/admin/lists/list-csv.ts";
import { speak } from "../../../support/in-locale.ts";

const NOTHING = { status: undefined, sort: undefined, q: undefined, page: undefined };

describe("the address of the list of companies", () => {
  it("holds state, order, words and page", () => {
    const search = readApplicationSearch({ status: "renewal", sort: "newest", q: " دبي ", page: "2" });
    expect(search).toEqual({ status: "renewal", sort: "newest", q: "دبي", page: 2 });
    expect(applicationsInput(search)).toEqual({ status: "renewal", sort: "newest", q: "دبي", page: 2 });
  });

  it.each([
    { status: "gone" },
    { status: ["pending"] },
    { sort: "oldest" },
    { q: "  " },
    { page: "0" },
    { page: "201" },
  ])("drops what it can't read: %j", (raw) => expect(readApplicationSearch(raw)).toEqual(NOTHING));

  it("asks for what waits longest unless it says otherwise", () => {
    expect(applicationsInput({})).toEqual({ status: "pending", sort: "oldest", page: 1 });
    expect(inboxInput(readInboxSearch({ status: "new" }))).toEqual({ status: "new", page: 1 });
    const asked = inboxInput(readInboxSearch({ status: "done", q: " noor ", page: "3" }));
    expect(asked).toEqual({ status: "done", q: "noor", page: 3 });
  });
});

it("an inbox without anything says why: nobody wrote, nothing was done, or the words find none", () => {
  expect(emptyInboxLabels({})).toBe(m.admin_inbox_none_new());
  expect(emptyInboxLabels({ status: "done" })).toBe(m.admin_inbox_none_done());
  expect(emptyInboxLabels({ status: "done", q: "x" })).toBe(m.admin_find_nothing());
});

describe("a company's name", () => {
  it("is the reader's, else the next best", () => {
    speak("fr");
    expect(companyName({ ar: "شركة", en: "Company" })).toBe("شركة");
    expect(companyName({ en: "Company", fr: "Société" })).toBe("Société");
    expect(companyName({})).toBe("Sans nom");
  });
});

describe("the exported table", () => {
  const application = {
    id: "sup_1",
    status: "pending",
    version: 1,
    names: { en: '=HYPERLINK("x")' },
    businessType: "distribution",
    country: "AE",
    email: "+a@people.example",
    appliedAt: Date.UTC(2026, 10, 21),
    decidedAt: null,
    since: null,
    workingDays: 1,
    isLate: false,
  } as const;

  it("is UTF-8 for Excel, and no cell of it is a formula", () => {
    speak("en");
    const csv = listCsv(APPLICATION_COLUMNS, [application]);
    expect(csv.startsWith("\uFEFFId,Company,")).toBe(true);
    expect(csv).toContain(`"'=HYPERLINK(""x"")"`);
    expect(csv).toContain("'+a@people.example");
    expect(csv).toContain("2026-11-21T00:00:00.000Z");
  });

  it("holds every page of the list, in order", async () => {
    const asked: number[] = [];
    const items = await allPages(async (page) => {
      asked.push(page);
      return { items: [page], total: 25, pageSize: 1 };
    });
    expect(items).toEqual(Array.from({ length: 25 }, (_, at) => at + 1));
    expect(asked).toHaveLength(25);
  });
});
