import { expect } from "@playwright/test";
import { collectComplaints, hydrated, speak } from "./in-language.ts";
import { test } from "./own-address.ts";

// A guard that redirected while React still hydrated the page tore it apart: errors 422 and 520 in the console.
test("visitors are led from private pages to the sign-in without tearing the page apart", async ({
  page,
  context,
  baseURL,
}) => {
  test.setTimeout(120_000);
  await speak(context, baseURL ?? "", "ar");
  const complaints = collectComplaints(page);
  const slow = await context.newCDPSession(page);
  for (const [at, path] of ["/profile", "/checkout", "/orders", "/settings/privacy"].entries()) {
    await slow.send("Emulation.setCPUThrottlingRate", { rate: 1 + at });
    await page.goto(path);
    await expect(page).toHaveURL(/\/auth\?.*returnTo/);
    await hydrated(page);
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  }
  expect(complaints).toEqual([]);
});
