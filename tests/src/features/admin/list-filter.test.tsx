import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
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
