import { readFile } from "node:fs/promises";
import { expect, type Page } from "@playwright/test";
import { sql } from "drizzle-orm";
import { m } from "#i18n/paraglide/messages.js";
import { columnName } from "#src/features/import/column-names.ts";
import { bigCatalogue, bigCatalogueFile } from "../support/big-catalogue.ts";
import { collectComplaints, hydrated, speak } from "./in-language.ts";
import { test } from "./own-address.ts";
import { OwnSite } from "./own-site.ts";
import { signIn } from "./sign-in.ts";

const ar = { locale: "ar" } as const;
const XLSX = "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet";
const COMPANY = "sup_demo_pending";

test("5,000 rows with 37 bad ones: all named, the good ones imported though the Worker is killed, again changes nothing", async ({
  page,
  context,
}, info) => {
  test.skip(info.project.name !== "desktop", "once is enough; the phone takes a smaller file");
  test.setTimeout(420_000);
  const site = new OwnSite(8795);
  try {
    await site.start();
    const made = bigCatalogue({ rows: 5000, wrong: 37, seed: 4 });
    const file = { name: "منتجاتنا.xlsx", mimeType: XLSX, buffer: await bigCatalogueFile(made) };
    await enter(page, site.origin);

    await test.step("the dry run names each bad row with its column", async () => {
      await check(page, file);
      expect(await count(page, m.import_count_created({}, ar))).toBe(4963);
      expect(await count(page, m.import_count_wrong({}, ar))).toBe(37);
      // Equal ones stand together; a row is looked for by its number.
      const search = page.getByLabel(m.import_problems_search({}, ar));
      for (const { row, column } of made.wrong) {
        await search.fill(String(row));
        const words = m.import_problems_row({ row: row.toLocaleString("en") }, ar);
        const entry = page.getByRole("main").getByRole("listitem").filter({ hasText: words });
        await expect(entry.filter({ hasText: columnName(column, "ar") }).first(), `row ${row}`).toBeVisible();
      }
      await search.fill("");
    });

    const started = Date.now();
    await test.step("half-way the Worker is killed; the page is reloaded, and goes on where it was", async () => {
      await page.getByRole("button", { name: m.import_result_import({ number: "4,963" }, ar) }).click();
      await expect(page.getByRole("progressbar")).toHaveAttribute("aria-valuenow", /^(3|4|5|6)\d$/, {
        timeout: 120_000,
      });
      await site.killWorker();
      await expect(page.getByText(m.import_running_waiting({}, ar))).toBeVisible({ timeout: 30_000 });
      expect(await stored(site)).toBeGreaterThan(1000);
      await site.startWorker();
      await page.reload();
      await page.getByRole("button", { name: m.import_resume({}, ar) }).click();
      await expect(page.getByRole("heading", { name: m.import_report_title({}, ar) })).toBeVisible({
        timeout: 240_000,
      });
    });
    console.log(`5,000 rows with a killed Worker between: ${Math.round((Date.now() - started) / 1000)} s`);
    expect(await count(page, m.import_report_created({}, ar))).toBe(4963);
    expect(await count(page, m.import_count_wrong({}, ar))).toBe(37);
    expect(await stored(site)).toBe(4963);

    await test.step("the same file again changes nothing, and says so", async () => {
      await page.getByRole("button", { name: m.import_report_again({}, ar) }).click();
      await check(page, file);
      await expect(page.getByText(m.import_result_nothing({}, ar))).toBeVisible();
      expect(await count(page, m.import_count_unchanged({}, ar))).toBe(4963);
    });
  } finally {
    await context.close();
    await site.stop();
  }

  /** How many products of the file are in the database, none twice. */
  async function stored({ database }: OwnSite): Promise<number> {
    const [row] = await database.db.all<{ n: number }>(sql`select count(*) as n from products
      where supplier_id = ${COMPANY} and sku like 'GEN-%' and version = 1`);
    return row?.n ?? -1;
  }
});

test("a company prepares its catalogue on a phone in Arabic: template, a file with a slip, export", async ({
  page,
  baseURL,
}, info) => {
  test.skip(info.project.name !== "phone", "the desktop takes the larger file");
  const complaints = collectComplaints(page);
  await enter(page, baseURL ?? "");
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: m.import_template_csv({}, ar) }).click();
  const template = (await readFile(await (await saved).path(), "utf8")).trimEnd();
  expect(template).toContain(columnName("sku", "ar"));

  const code = `PH-${info.project.name}-${info.retry}`;
  const cells = (sku: string, price: string) =>
    `\r\n${sku},تمر سكري,,,المنتجات الغذائية,التمور,${price},AED,١٠٠,كرتون,500=11,7–12,السعودية,,حلال,,,,,,`;
  const buffer = Buffer.from(template + cells(code, "١٢٫٥٠") + cells(`${code}-b`, "مجاني"));
  await check(page, { name: "أصنافنا.csv", mimeType: "text/csv", buffer });
  expect(await count(page, m.import_count_wrong({}, ar))).toBe(1);
  await expect(page.getByRole("main").getByRole("listitem")).toContainText([m.import_problems_row({ row: "3" }, ar)]);
  await page.getByRole("button", { name: m.import_result_import({ number: "1" }, ar) }).click();
  await expect(page.getByRole("heading", { name: m.import_report_title({}, ar) })).toBeVisible();

  await page.getByRole("button", { name: m.import_report_again({}, ar) }).click();
  const exported = page.waitForEvent("download");
  await page.getByRole("button", { name: m.import_export_xlsx({}, ar) }).click();
  const buffered = await readFile(await (await exported).path());
  await check(page, { name: "mawrid-products.xlsx", mimeType: XLSX, buffer: buffered });
  await expect(page.getByText(m.import_result_nothing({}, ar))).toBeVisible();
  expect(await count(page, m.import_count_wrong({}, ar))).toBe(0);

  await test.step("an empty price stays, what is cleared stands apart, a change says old and new", async () => {
    await page.getByRole("button", { name: m.import_file_other({}, ar) }).click();
    const lines = `sku,price,lead_time_days,min_order\r\n${code},,مسح,120`;
    await check(page, { name: "update.csv", mimeType: "text/csv", buffer: Buffer.from(lines) });
    const kept = m.import_result_kept_column({ column: columnName("price", "ar"), number: "1" }, ar);
    await expect(page.getByText(m.import_result_kept({ columns: kept }, ar))).toBeVisible();
    const cleared = page.getByRole("heading", { name: m.import_result_cleared_title({ number: "1" }, ar) });
    const changed = page.getByRole("heading", { name: m.import_result_changes_title({ number: "1" }, ar) });
    await expect(cleared.or(changed)).toHaveCount(2);
    await expect(page.getByRole("main").getByRole("listitem")).toContainText([/7–12.*فارغ/s, /100.*120/s]);
    await page.getByRole("button", { name: m.import_result_import({ number: "1" }, ar) }).click();
    await expect(page.getByRole("heading", { name: m.import_report_title({}, ar) })).toBeVisible();
    expect(await count(page, m.import_report_updated({}, ar))).toBe(1);
  });
  expect(complaints).toEqual([]);
});

async function enter(page: Page, origin: string): Promise<void> {
  await speak(page.context(), origin, "ar");
  await signIn(page.context(), "pending", origin);
  await page.goto(`${origin}/supplier-dashboard/import`);
  await hydrated(page);
}

async function check(page: Page, file: { name: string; mimeType: string; buffer: Buffer }): Promise<void> {
  await page.getByLabel(m.import_file_title({}, ar), { exact: true }).and(page.locator("input")).setInputFiles(file);
  await page.getByRole("button", { name: m.import_mapping_check({}, ar) }).click({ timeout: 60_000 });
  await expect(page.getByRole("heading", { name: m.import_result_title({}, ar) })).toBeVisible({ timeout: 120_000 });
}

/** The number over a label. */
async function count(page: Page, label: string): Promise<number> {
  const tile = page.locator("dl > div").filter({ has: page.getByText(label, { exact: true }) });
  return Number(String(await tile.locator("dd").textContent()).replaceAll(",", ""));
}
