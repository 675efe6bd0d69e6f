import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import { ListSection } from "#src/features/admin/lists/admin-list.tsx";
import { FilterSelect, ListFilter } from "#src/features/admin/lists/list-filter.tsx";

interface Search {
  status?: "settled" | "all" | undefined;
  sort?: "newest" | undefined;
  q?: string | undefined;
  page?: number | undefined;
}

async function shown(content: ReactNode): Promise<string> {
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  await router.load();
  return renderToStaticMarkup(<RouterContextProvider router={router}>{content}</RouterContextProvider>);
}

const chips = (search: Search) =>
  shown(
    <ListFilter
      search={search}
      label="State"
      param="status"
      choices={["open", "settled", "all"] as const}
      nameOf={(choice) => choice}
      countOf={(choice) => (choice === "settled" ? 12 : undefined)}
      words="Words"
    />,
  );

it("a chip keeps the rest of the address, begins at the first page, and its first choice is a bare one", async () => {
  const html = await chips({ status: "settled", q: "dates", page: 3 });
  const links = [...html.matchAll(/href="([^"]*)"/g)].map(([, href = ""]) => href.replaceAll("&amp;", "&"));
  expect(links).toEqual(["/?q=dates", "/?status=settled&q=dates", "/?status=all&q=dates"]);
  expect(html).toMatch(/aria-current="true"[^>]*>settled/);
  expect(html.match(/aria-current="true"/g)).toHaveLength(1);
  expect(html).toContain('value="dates"');
});

it("an address that asks for nothing shows the first choice", async () => {
  expect(await chips({})).toMatch(/aria-current="(true|page)"[^>]*>open/);
});

it("a select shows what the address asks for, else its bare choice, else none", async () => {
  const select = (search: Search, bare?: "oldest") =>
    shown(
      <FilterSelect
        search={search}
        label="Order"
        param="sort"
        choices={["oldest", "newest"] as const}
        nameOf={(choice) => choice}
        {...(bare ? { bare } : { all: "Any" })}
      />,
    );
  expect(await select({ sort: "newest" }, "oldest")).toMatch(/selected=""[^>]*>newest/);
  expect(await select({}, "oldest")).toMatch(/selected=""[^>]*>oldest/);
  expect(await select({})).toMatch(/selected=""[^>]*>Any/);
});

const NOTHING = {
  ...{ isError: false, isFetching: false, isPlaceholderData: false, refetch: () => {} },
  data: { items: [], page: 1, pageSize: 24, total: 0 },
};

it("an empty list says to widen a choice where one was made alone", async () => {
  const empty = (clear: false | { search: object }) =>
    shown(
      <ListSection title="List" list={NOTHING} search={{}} count={() => ""} clear={clear}>
        {() => null}
      </ListSection>,
    );
  expect(await empty(false)).toContain(m.admin_empty_now());
  const narrowed = await empty({ search: {} });
  expect(narrowed).toContain(m.admin_empty_hint());
  expect(narrowed).not.toContain(m.admin_empty_now());
});
