import { expect } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { pdf } from "../worker/suppliers/pdf.ts";
import { mutate, query } from "./api-call.ts";
import { chooseFiles } from "./choose-file.ts";
import { signUpInArabic } from "./company-steps.ts";
import { collectComplaints, hydrated, speak } from "./in-language.ts";
import { mailTo } from "./mailbox.ts";
import { test } from "./own-address.ts";
import { signIn } from "./sign-in.ts";
import { expectWhole } from "./whole-screen.ts";

const ar = { locale: "ar" } as const;

test("a company without an owner is claimed and takes requests then", async ({
  page,
  context,
  browser,
  request,
  baseURL,
}, info) => {
  test.skip(info.project.name !== "phone", "its screens are tried on the desktop with all others");
  test.setTimeout(120_000);
  const site = baseURL ?? "";
  await speak(context, site, "ar");
  const complaints = collectComplaints(page);
  const email = `claims-${info.retry}@people.test`;
  const operator = await browser.newContext();
  await signIn(operator, "admin", site);
  const names = { ar: "مطبعة الخور", en: `Khor Press ${info.retry}`, fr: "Imprimerie du Khor" };
  const { slug } = await mutate<{ slug: string }>(operator, site, "admin.listCompany", {
    ...{ names, businessType: "manufacturing", country: "AE", city: "دبي" },
    idempotencyKey: crypto.randomUUID(),
  });

  await test.step("a visitor finds it closed, and says that it is his", async () => {
    await page.goto(`/suppliers/${slug}`);
    await hydrated(page);
    await expect(page.getByText(m.claims_not_taking({}, ar), { exact: true })).toBeVisible();
    await expect(page.getByRole("button", { name: m.messages_start({}, ar) })).toHaveCount(0);
    await page.getByRole("link", { name: m.claims_offer({}, ar) }).click();
    await page.getByRole("link", { name: m.claims_sign_in({}, ar) }).click();
    await expect(page).toHaveURL(new RegExp(`returnTo=.*claim.*${slug}`));
  });

  await test.step("signs up, confirms the mailbox and claims with the licence", async () => {
    await signUpInArabic(page, email, `/claim/${slug}`);
    const [link = ""] = (await mailTo(request, email)).links.filter((one) => one.includes("/verify-email"));
    await page.goto(link);
    await expect(page.getByRole("heading", { name: m.auth_verify_done({}, ar) })).toBeVisible();
    await page.getByRole("link", { name: m.auth_continue({}, ar) }).click();
    await expect(page).toHaveURL(`/claim/${slug}`);
    await expect(page.getByLabel(m.claims_note({}, ar))).toBeVisible();
    await expectWhole(page, "ar");
    await page.getByLabel(m.claims_note({}, ar)).fill("المدير العام");
    const licence = { name: "رخصة.pdf", mimeType: "application/pdf", buffer: Buffer.from(pdf()) };
    await chooseFiles(page.getByRole("button", { name: m.claims_licence_choose({}, ar) }), licence);
    await page.getByRole("button", { name: m.claims_submit({}, ar) }).click();
    await expect(page.getByText(m.claims_waiting_title({}, ar))).toBeVisible();
    // What was answered is not asked any more.
    await expect(page.getByRole("heading", { level: 1 })).not.toHaveText(/؟$/);
  });

  await test.step("the operator accepts; the page is the claimant's and takes requests", async () => {
    const { items } = await query<{ items: { id: string; version: number; company: { slug: string } }[] }>(
      ...([operator, site, "admin.companyClaims", {}] as const),
    );
    const claim = items.find(({ company }) => company.slug === slug);
    const decision = { id: claim?.id, version: claim?.version, action: "accept" };
    await mutate(operator, site, "admin.decideClaim", decision);
    await page.reload();
    await page.getByRole("link", { name: m.claims_yours_link({}, ar) }).click();
    await expect(page.getByRole("heading", { name: names.ar })).toBeVisible();
    await page.goto(`/suppliers/${slug}`);
    await expect(page.getByRole("button", { name: m.rfq_button_request({}, ar), exact: true })).toBeVisible();
    await expect(page.getByText(m.claims_not_taking({}, ar), { exact: true })).toHaveCount(0);
  });
  await operator.close();
  await test.step("its page comes to life bit by bit, knowing its owner before the end: the markup stays", async () => {
    const session = await (await page.request.get("/api/trpc/auth.session?batch=1&input=%7B%7D")).text();
    await page.route(/\/auth\.session/, (route) => route.fulfill({ body: session, contentType: "application/json" }));
    const devtools = await context.newCDPSession(page);
    await devtools.send("Emulation.setCPUThrottlingRate", { rate: 6 });
    for (let times = 0; times < 4; times += 1) {
      await page.goto(`/suppliers/${slug}`);
      await hydrated(page);
      // On a phone it stands in the menu.
      await expect(page.locator(`[aria-label^="${m.shell_account_menu({}, ar)}"]`).first()).toBeAttached();
    }
  });
  expect(complaints).toEqual([]);
});
