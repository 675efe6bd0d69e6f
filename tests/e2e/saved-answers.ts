import { expect, type Page } from "@playwright/test";

type Answer = (isFirst: boolean) => { items: object[]; page: number; pageCount: number };

/** Answers in the server's place what a page of saved products holds; what travels in the same request is its own. */
export async function answerProducts(page: Page, answer: Answer): Promise<void> {
  await page.route(/saved\.products/, async (route) => {
    const { pathname, searchParams } = new URL(route.request().url());
    const at = pathname.split("/").at(-1)?.split(",").indexOf("saved.products") ?? 0;
    const { after } = JSON.parse(searchParams.get("input") ?? "{}")[at];
    const response = await route.fetch();
    const json = await response.json();
    json[at] = { result: { data: { ...answer(after === undefined), before: null, next: null } } };
    await route.fulfill({ response, json });
  });
}

/** Products as lists show them. */
export async function readProducts(page: Page, ids: string[]): Promise<{ id: string; supplier: object }[]> {
  const input = encodeURIComponent(JSON.stringify({ ids, locale: "ar" }));
  const answer = await page.request.get(`/api/trpc/catalogue.products?input=${input}`);
  return (await answer.json()).result.data.items;
}

/** Holds the first read of what is saved back until something came after it; done once the page has it. */
export async function heldRead(page: Page, until: Promise<unknown>): Promise<void> {
  const held = page.waitForEvent("requestfinished", (request) => request.url().includes("saved.ids"));
  await page.route(
    /saved\.ids/,
    async (route) => {
      const response = await route.fetch();
      await until;
      await route.fulfill({ response });
    },
    { times: 1 },
  );
  expect(await (await held).response()).toBeTruthy();
}
