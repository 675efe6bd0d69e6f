import { expect } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { pdf } from "../worker/suppliers/pdf.ts";
import { chooseFiles } from "./choose-file.ts";
import { answerTrnAndAddress, checklistRow, sendLicence, signUpInArabic } from "./company-steps.ts";
import { collectComplaints, speak } from "./in-language.ts";
import { mailTo } from "./mailbox.ts";
import { test } from "./own-address.ts";

const ar = { locale: "ar" } as const;
const COMPANY = "واحة الظفرة للتغليف";

test("a company applies in Arabic and hands in its documents", async ({ page, context, request, baseURL }, info) => {
  test.setTimeout(120_000);
  await speak(context, baseURL ?? "", "ar");
  const complaints = collectComplaints(page);
  const email = `applies-${info.project.name}-${info.retry}@people.test`;

  await test.step("a visitor signs up first, and is asked to verify", async () => {
    await page.goto("/supplier-registration");
    await expect(page).toHaveURL(/\/auth\?tab=signup&returnTo=%2Fsupplier-registration$/);
    await signUpInArabic(page, email);
    await page.goto("/supplier-registration");
    await expect(page.getByText(m.company_unverified_text({}, ar))).toBeVisible();
    await page.getByLabel(m.company_apply_name({}, ar)).fill(COMPANY);
    const [link = ""] = (await mailTo(request, email)).links.filter((one) => one.includes("/verify-email"));
    await page.goto(link);
    await expect(page.getByRole("heading", { name: m.auth_verify_done({}, ar) })).toBeVisible();
  });

  await test.step("applies; what was typed before is still there", async () => {
    await page.goto("/supplier-registration");
    await expect(page.getByLabel(m.company_apply_name({}, ar))).toHaveValue(COMPANY);
    const submit = page.getByRole("button", { name: m.company_apply_submit({}, ar) });
    await expect(submit).toBeDisabled();
    await page.getByLabel(m.company_apply_type({}, ar)).selectOption("manufacturing");
    // On a slow line the next screen comes late: the form stays until then, or what is begun there would be lost.
    await page.route(/assets\/.*supplier-dashboard\.index/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await submit.click();
    await expect(page).toHaveURL(/\/supplier-dashboard$/);
    await expect(page.getByText(m.company_apply_done({}, ar))).toBeVisible();
    await expect(page.getByText(m.company_next_pending_missing({}, ar))).toBeVisible();
  });

  await test.step("sends the licence, not without its last day", async () => {
    const licence = checklistRow(page, "trade_licence");
    await licence.getByRole("button", { name: m.company_files_choose({}, ar) }).click();
    await expect(licence.getByText(m.company_files_until_missing({}, ar))).toBeVisible();
    await sendLicence(page, Buffer.from(pdf()));
  });

  await test.step("a file that is none says why, and goes", async () => {
    await page.locator("#checklist-bank_letter").click();
    const letter = checklistRow(page, "bank_letter");
    const file = { name: "x.pdf", mimeType: "application/pdf", buffer: Buffer.from("hello") };
    await chooseFiles(letter.getByRole("button", { name: m.company_files_choose({}, ar) }), file);
    await expect(letter.getByRole("alert")).toContainText(m.company_flaw_not_a_document({}, ar));
    await letter.getByRole("button", { name: m.company_upload_drop({ name: "x.pdf" }, ar) }).click();
    await expect(letter.getByRole("alert")).toHaveCount(0);
  });

  await test.step("gives the tax number in Arabic digits, and the address", async () => {
    await answerTrnAndAddress(page);
    await expect(page.getByText(m.company_next_pending({}, ar))).toBeVisible();
  });

  await test.step("who has a company sees its application instead of the form", async () => {
    await page.goto("/supplier-registration");
    await expect(page.getByRole("heading", { name: COMPANY })).toBeVisible();
    await expect(page.getByLabel(m.company_apply_name({}, ar))).toHaveCount(0);
  });
  expect(complaints.filter((text) => !text.includes("400"))).toEqual([]);
});
