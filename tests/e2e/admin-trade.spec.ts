import { type BrowserContext, expect, type Page } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { pdf } from "../worker/suppliers/pdf.ts";
import { forms } from "../worker/support/forms.ts";
import { collectComplaints, hydrated, speak } from "./in-language.ts";
import { test } from "./own-address.ts";
import { signIn } from "./sign-in.ts";

const ar = { locale: "ar" } as const;
const SUPPLIER = "/suppliers/sidrat-al-ain-dates";
const REVIEW = "دبس ممتاز وتغليف محكم، ووصلت الشحنة قبل موعدها بيوم.";

/** A request of the buyer with a file, sent without the form. */
async function askWithFile(buyer: BrowserContext, origin: string, description: string): Promise<string> {
  const headers = { "Sec-Fetch-Site": "same-origin" };
  const name = encodeURIComponent("مخطط.pdf");
  const file = await buyer.request.post(`${origin}/api/rfqs/files?name=${name}`, { data: Buffer.from(pdf()), headers });
  const { id } = await file.json();
  const data = forms.rfq({ productDescription: description, files: [id] });
  const answer = await buyer.request.post(`${origin}/api/trpc/rfq.submit`, { data, headers });
  return (await answer.json()).result.data.reference;
}

/** Says why in the open dialog and confirms it. */
async function decide(page: Page, verb: string, reason: string): Promise<void> {
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("textbox").fill(reason);
  await dialog.getByRole("button", { name: verb, exact: true }).click();
  await expect(dialog).toBeHidden();
}

test("the platform looks after the trade in Arabic: orders, a rating, a rate, a request's file", async ({
  page,
  browser,
  baseURL,
}, info) => {
  test.setTimeout(150_000);
  const origin = baseURL ?? "";
  const buyer = await browser.newContext();
  await signIn(buyer, "buyer", origin);
  const description = `تمور سكري للتوزيع ${info.project.name} ${info.retry}`;
  const reference = await askWithFile(buyer, origin, description);
  await speak(page.context(), origin, "ar");
  await signIn(page.context(), "admin");
  const complaints = collectComplaints(page);
  const open = async (path: string) => {
    await page.goto(path);
    await hydrated(page);
  };

  await test.step("disputed orders come first, and one is looked at, with what can be ruled", async () => {
    await open("/admin/orders");
    const order = page.getByRole("link", { name: /ORD-/ }).filter({ visible: true }).first();
    await order.click();
    await expect(page).toHaveURL(/\/orders\/ORD-/);
    await page.getByRole("button", { name: m.orders_transition_settle_completed({}, ar), exact: true }).click();
    const dialog = page.getByRole("dialog");
    await dialog.getByRole("button", { name: m.orders_transition_settle_completed({}, ar), exact: true }).click();
    await expect(dialog.getByText(m.forms_fill_required({}, ar)).first()).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog).toBeHidden();
  });

  await test.step("a rating is hidden with a reason, and leaves the public page and its average", async () => {
    await open(SUPPLIER);
    await expect(page.getByText(REVIEW).first()).toBeVisible();
    const before = await publicFigures(page, origin);
    await open("/admin/ratings");
    const entry = page.getByRole("listitem").filter({ hasText: REVIEW });
    await entry.getByRole("button", { name: /ORD-/ }).click();
    await decide(page, m.admin_ratings_hide({}, ar), "يذكر اسم موظف");
    await expect(entry).toHaveCount(0);
    await open(SUPPLIER);
    await expect(page.getByRole("heading", { name: m.ratings_public_title({}, ar) })).toBeVisible();
    await expect(page.getByText(REVIEW)).toHaveCount(0);
    const after = await publicFigures(page, origin);
    expect(after.ratingCount).toBe(before.ratingCount - 1);
    expect(after.ratingAverage).not.toBe(before.ratingAverage);
  });

  await test.step("it comes back with another reason", async () => {
    await open("/admin/ratings?view=hidden");
    const entry = page.getByRole("listitem").filter({ hasText: REVIEW });
    await expect(entry.getByText("يذكر اسم موظف")).toBeVisible();
    await entry.getByRole("button", { name: /ORD-/ }).click();
    await decide(page, m.admin_ratings_show({}, ar), "لا يذكر أحدًا");
    await expect(entry).toHaveCount(0);
    await open(SUPPLIER);
    await expect(page.getByText(REVIEW).first()).toBeVisible();
  });

  await test.step("a rate is added in Arabic digits", async () => {
    await open("/admin/rates");
    await page.getByLabel(m.admin_column_currency({}, ar)).selectOption("EUR");
    await page.getByRole("textbox", { name: m.admin_rates_rate({}, ar) }).fill("٤٫٢٦٥٤");
    await page.getByRole("textbox", { name: m.admin_rates_source({}, ar) }).fill("المصرف المركزي");
    await page.getByRole("button", { name: m.admin_rates_add({}, ar), exact: true }).click();
    await expect(page.getByText(/4\.2654.*درهم إماراتي/).first()).toBeVisible();
  });

  await test.step("a request's file is opened with a reason alone", async () => {
    await open(`/admin/requests?q=${reference}`);
    const entry = page.getByRole("listitem").filter({ hasText: description }).first();
    const path = /\/files\/private\/rfqs\//;
    await expect(entry.getByRole("link", { name: "مخطط.pdf" })).toHaveCount(0);
    await entry.getByRole("button", { name: /مخطط\.pdf/ }).click();
    await decide(page, m.admin_requests_file_open({}, ar), "شكوى من أحد الموردين");
    const link = entry.getByRole("link", { name: "مخطط.pdf" });
    await expect(link).toHaveAttribute("href", path);
    const href = (await link.getAttribute("href")) ?? "";
    expect((await page.request.get(href)).status()).toBe(200);
    await open("/admin/audit");
    await expect(
      page.getByText(m.admin_audit_action_open_file({}, ar)).filter({ visible: true }).first(),
    ).toBeVisible();
    await expect(page.getByText("شكوى من أحد الموردين").filter({ visible: true }).first()).toBeVisible();
  });

  expect(complaints).toEqual([]);
  await buyer.close();
});

async function publicFigures(page: Page, origin: string): Promise<{ ratingAverage: number; ratingCount: number }> {
  const input = encodeURIComponent(JSON.stringify({ slug: SUPPLIER.split("/").at(-1), page: 1 }));
  const answer = await page.request.get(`${origin}/api/trpc/ratings.ofSupplier?input=${input}`);
  return (await answer.json()).result.data;
}
