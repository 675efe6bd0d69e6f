import { gzipSync } from "node:zlib";
import { expect } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { speak } from "./in-language.ts";
import { asOf, keptBy, ofTheWorker, untilKept } from "./offline-steps.ts";
import { test } from "./own-address.ts";
import { signIn } from "./sign-in.ts";

/** The scripts of own screens, by their routes: without one of them its screen is an error where there is no network. */
const OWN_SCREENS = [
  ...[
    "routeTree.gen",
    "cart",
    "inbox.index",
    "inbox._id",
    "messages.index",
    "messages._id",
    "notifications",
    "waiting",
  ],
  ...["orders.index", "orders.sold", "orders._reference.index", "quotes.index", "quotes._id.index"],
  ...["rfqs.index", "rfqs.new", "rfqs._reference.index", "rfqs._reference.compare", "supplier-dashboard.index"],
];

test.use({ serviceWorkers: "allow" });
test.describe.configure({ timeout: 180_000 });

test("a buyer's cart is read and changed without a network, and the account has it afterwards", async ({
  browser,
  baseURL,
}) => {
  const origin = baseURL ?? "";
  const phone = { viewport: { width: 390, height: 844 }, baseURL: origin };
  const context = await browser.newContext({ ...phone, serviceWorkers: "allow" });
  await speak(context, origin, "ar");
  await context.request.post(`${origin}/api/trpc/auth.signIn`, {
    data: { email: "buyer3@demo.test", password: "demo-Mawrid-2026" },
    headers: { "Sec-Fetch-Site": "same-origin" },
  });
  const page = await context.newPage();
  await page.goto("/cart");
  const [before = ""] = m.cart_more({ name: "%" }, { locale: "ar" }).split("%");
  const more = page.getByRole("button", { name: before }).first();
  await expect(more).toBeVisible();
  await untilKept(page);
  await page.waitForLoadState("networkidle");

  await context.setOffline(true);
  await page.reload();
  await expect(more).toBeVisible();
  await expect(page.getByText(asOf("ar"))).toBeVisible();
  const linesBefore = await page.getByText(m.cart_line_total({}, { locale: "ar" })).count();
  await more.click();
  await expect(page.getByText(m.cart_stale({}, { locale: "ar" })).first()).toBeVisible();
  // What the new quantity costs is not known, nor the whole.
  await expect(page.getByText(m.cart_line_total({}, { locale: "ar" }))).toHaveCount(linesBefore - 1);
  await expect(more).toBeVisible();
  const wanted = () =>
    page.evaluate(() => JSON.parse(localStorage.getItem("cart") ?? "{}") as { lines: object[]; isUnsent: boolean });
  const { lines, isUnsent } = await wanted();
  expect(isUnsent).toBe(true);
  // It was tried by now.
  await page.waitForTimeout(2000);

  await context.setOffline(false);
  await expect.poll(async () => (await wanted()).isUnsent, { timeout: 30_000 }).toBe(false);
  const input = encodeURIComponent(JSON.stringify({ locale: "ar" }));
  const { result } = await (await context.request.get(`${origin}/api/trpc/cart.mine?input=${input}`)).json();
  expect(result.data.lines).toMatchObject(lines);
  await expect(page.getByText(asOf("ar"))).toHaveCount(0, { timeout: 30_000 });
});

test("a page that was kept in another language than the reader's by now opens once", async ({
  context,
  page,
  baseURL,
}) => {
  await speak(context, baseURL ?? "", "ar");
  await signIn(context, "supplier", baseURL ?? "");
  await page.goto("/quotes");
  await untilKept(page);
  await page.evaluate(() => localStorage.setItem("preferred-language", "en"));
  await context.setOffline(true);
  let loads = 0;
  page.on("load", () => {
    loads += 1;
  });
  await page.goto("/quotes");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.waitForTimeout(2000);
  expect(loads).toBe(1);
});

test("a visitor gets nothing of this, and own screens need few files", async ({ page, request, baseURL }) => {
  await speak(page.context(), baseURL ?? "", "ar");
  const asked: string[] = [];
  page.on("request", (one) => asked.push(new URL(one.url()).pathname));
  for (const path of ["/", "/search", "/cart", "/rfqs/new"]) {
    await page.goto(path);
    await page.mouse.move(100, 200);
    await page.mouse.wheel(0, 400);
    await page.waitForLoadState("networkidle");
  }
  expect(await ofTheWorker(page)).toEqual([0, false]);
  expect(await keptBy(page)).toEqual([]);
  const names = /sw\.js|offline|own-files|(?:keep|forget)-answers|account-bars/;
  expect(asked.filter((path) => names.test(path))).toEqual([]);

  const shell = await (await request.get("/offline-shell/ar")).text();
  const list = /name="own-files" content="([^"]+)"/.exec(shell)?.[1] ?? "";
  const files: string[] = await (await request.get(list)).json();
  const bytes: number[] = [];
  // One after the other: a busy machine is slow to answer hundreds at once.
  for (const file of files) {
    const answer = await request.get(file.startsWith("/") ? file : `/assets/ar/${file}`);
    expect(answer.ok()).toBe(true);
    bytes.push(gzipSync(await answer.body()).length);
  }
  // What they were, and hardly more: 460 files of 690 KB, nearly all of them here already with the screens that were opened.
  expect(files.length).toBeLessThanOrEqual(475);
  expect(bytes.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(720 * 1024);
  // Of operators' screens nothing but what the head of each route says.
  expect(files.filter((file) => /^(?:admin\.|health_|claims_admin_|proposal-list)/.test(file))).toEqual([]);
  for (const screen of OWN_SCREENS) expect(files).toContainEqual(expect.stringMatching(`^${screen}-`));
});
