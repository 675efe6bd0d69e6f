import { expect } from "@playwright/test";
import { m } from "#i18n/paraglide/messages.js";
import { expectAccessible } from "./accessible.ts";
import { collectComplaints, hydrated } from "./in-language.ts";
import { loseAnswer } from "./lose-answer.ts";
import { test } from "./own-address.ts";
import { decide, looked, open, pressed, queueTest, tick } from "./queue-steps.ts";
import { MAX_SHIFT, measureShifts } from "./shifts.ts";

const ar = { locale: "ar" } as const;
queueTest("a queue is worked through by keys, its list beside what is open", async ({ page, waiting }, { project }) => {
  test.skip(project.name !== "desktop", "keys and a list beside are of a desk");
  test.setTimeout(120_000);
  const { names, list } = waiting;
  const complaints = collectComplaints(page);
  const shifts = await measureShifts(page);
  const beside = page.getByRole("navigation", { name: m.review_kind_product({}, ar) });
  const heading = (at: number) => page.getByRole("heading", { level: 1, name: names[at] ?? "" });
  const place = (at: number, total: number) =>
    page.getByText(m.admin_queue_place_waiting({ at: `${at}`, total: `${total}` }, ar), { exact: true });

  await test.step("the list stands at the right, and its filter stays in the address", async () => {
    await page.goto(list);
    await hydrated(page);
    await open(page, names[0] ?? "");
    await expect(heading(0)).toBeVisible();
    await expect(beside.getByRole("listitem")).toHaveCount(4);
    await expect(beside.locator("[aria-current=page]")).toContainText(names[0] ?? "");
    const [ofList, ofDetail] = [await beside.boundingBox(), await heading(0).boundingBox()];
    expect(ofList?.width).toBe(360);
    expect(ofList?.x).toBeGreaterThan(ofDetail?.x ?? Number.POSITIVE_INFINITY);
    await expectAccessible(page);
    await page.reload();
    await expect(heading(0)).toBeVisible();
    await expect(place(1, 4)).toBeVisible();
    await expect(beside.getByRole("listitem")).toHaveCount(4);
    expect(await shifts()).toBeLessThanOrEqual(MAX_SHIFT);
  });

  await test.step("J and K step, on an Arabic keyboard by the place of the key; the heading is read out", async () => {
    await pressed(page, { key: "ت", code: "KeyJ" });
    await expect(heading(1)).toBeFocused();
    await expect(place(2, 4)).toBeVisible();
    await page.keyboard.press("k");
    await expect(heading(0)).toBeFocused();
    await page.goBack();
    await expect(heading(1)).toBeVisible();
    await page.goForward();
    await expect(heading(0)).toBeVisible();
  });

  await test.step("keys rest while somebody writes, and with a modifier", async () => {
    await page.keyboard.press("Control+a");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await looked(page);
    await page.keyboard.press("r");
    const dialog = page.getByRole("dialog", { name: m.review_request_changes({}, ar) });
    await dialog.getByRole("textbox").fill("");
    await page.keyboard.type("jka");
    await expect(dialog.getByRole("textbox")).toHaveValue("jka");
    await page.keyboard.press("Escape");
    await expect(dialog).toHaveCount(0);
    await expect(heading(0)).toBeVisible();
  });

  await test.step("A and Enter approve, and what waits next opens with the focus", async () => {
    await page.keyboard.press("a");
    await expect(page.getByRole("dialog").getByRole("button", { name: m.review_approve({}, ar) })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(heading(1)).toBeFocused();
    await expect(place(1, 3)).toBeVisible();
    await expect(beside.getByRole("listitem")).toHaveCount(3);
  });

  await test.step("the switch turns single letters off, also after a reload", async () => {
    await page.keyboard.press("?");
    const help = page.getByRole("dialog", { name: m.admin_keys({}, ar) });
    await expectAccessible(page, "[role=dialog]");
    const single = help.getByRole("switch", { name: m.admin_keys_switch({}, ar) });
    await single.click();
    await page.keyboard.press("Escape");
    await page.reload();
    await expect(place(1, 3)).toBeVisible();
    await page.keyboard.press("j");
    await page.keyboard.press("?");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(heading(1)).toBeVisible();
    await page.getByRole("button", { name: m.admin_keys({}, ar) }).click();
    await single.click();
    await page.keyboard.press("Escape");
    await expect(help).toHaveCount(0);
  });

  await test.step("Esc closes what is open over the page first", async () => {
    const menu = page.locator("header details").filter({ visible: true }).first();
    await menu.locator("> summary").click();
    await expect(menu).toHaveAttribute("open");
    await page.keyboard.press("Escape");
    await expect(menu).not.toHaveAttribute("open");
    await expect(heading(1)).toBeVisible();
  });

  await test.step("Esc leads back to the list as it was", async () => {
    await page.keyboard.press("Escape");
    await expect(page).toHaveURL(/\/admin\/products\?q=/);
    await expect(page.getByRole("link", { name: names[3] ?? "" }).filter({ visible: true })).toBeVisible();
  });
  expect(complaints).toEqual([]);
});

queueTest(
  "on a phone list and detail are screens of their own, and the next one opens",
  async ({ page, waiting }, info) => {
    test.skip(info.project.name !== "phone", "a desk has both beside each other");
    test.setTimeout(90_000);
    const { names, list } = waiting;
    const heading = (at: number) => page.getByRole("heading", { level: 1, name: names[at] ?? "" });
    await page.goto(list);
    await hydrated(page);
    await open(page, names[0] ?? "");
    await expect(heading(0)).toBeVisible();
    await expect(page.getByRole("link", { name: names[1] ?? "" }).filter({ visible: true })).toHaveCount(0);
    await page.getByRole("button", { name: m.admin_queue_after({}, ar) }).tap();
    await expect(heading(1)).toBeVisible();
    await expect(page.getByRole("button", { name: m.admin_queue_after({}, ar) })).toBeFocused();
    await decide(page, m.review_approve({}, ar));
    await expect(heading(2)).toBeFocused();
    await page.getByRole("link", { name: m.review_back({}, ar) }).tap();
    await expect(page).toHaveURL(/\/admin\/products\?q=/);
  },
);

queueTest("what is ticked is approved together, and each that is not says why", async ({ page, waiting }) => {
  test.setTimeout(90_000);
  const { names, list, recall } = waiting;
  await page.goto(list);
  await hydrated(page);
  await tick(page, names[3] ?? "");
  await page.getByRole("button", { name: m.admin_many_none({}, ar), exact: true }).click();
  await expect(page.getByRole("region", { name: m.review_kind_product({}, ar) })).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: m.admin_many_cleared({}, ar) })).toBeAttached();
  for (const at of [0, 1, 2]) await tick(page, names[at] ?? "");
  await expectAccessible(page);
  await recall(1);
  // The first approval is made and its answer lost: it is asked again, and counts as made.
  await loseAnswer(page, "review.decide");
  await page.getByRole("button", { name: m.review_approve_many({ count: 3, number: "3" }, ar) }).click();
  const outcome = page.getByRole("alert");
  await expect(outcome.getByText(m.review_approved_many({ count: 2, number: "2" }, ar))).toBeVisible();
  await expect(outcome.getByRole("listitem")).toHaveCount(1);
  await expect(outcome.getByRole("listitem")).toContainText(names[1] ?? "");
  await expect(outcome.getByRole("listitem")).toContainText(m.admin_stale_title({}, ar));
  await expect(page.getByRole("checkbox").filter({ visible: true })).toHaveCount(1);

  await test.step("after the decision on the last one the way back is offered", async () => {
    await open(page, names[3] ?? "");
    await decide(page, m.review_approve({}, ar));
    await expect(page.getByRole("region", { name: m.admin_queue_done({}, ar) })).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(m.review_kind_product({}, ar));
    await expect(page.getByRole("main").getByText(names[3] ?? "")).toHaveCount(0);
    // It says what was decided, a moment later.
    await expect(page.locator("[data-sonner-toast]").first()).toBeVisible();
    await expectAccessible(page);
    await page.getByRole("link", { name: m.admin_queue_back({}, ar) }).click();
    await expect(page.getByText(m.admin_empty({}, ar))).toBeVisible();
  });
});

queueTest("a run is stopped by hand, and by whoever leaves it", async ({ page, waiting }, { project }) => {
  test.skip(project.name !== "desktop", "it is the same on a phone");
  test.setTimeout(90_000);
  const { names, list } = waiting;
  let calls = 0;
  await page.route(
    ({ pathname }) => pathname.includes("review.decide"),
    async (route) => {
      calls += 1;
      await page.waitForTimeout(1000);
      await route.continue();
    },
  );
  await page.goto(list);
  await hydrated(page);
  for (const name of names) await tick(page, name);
  await page.getByRole("button", { name: m.review_approve_many({ count: 4, number: "4" }, ar) }).click();
  await page.getByRole("button", { name: m.admin_many_stop({}, ar), exact: true }).click();
  await expect(page.getByText(m.review_approved_many({ count: 1, number: "1" }, ar))).toBeVisible();
  await expect(page.getByText(m.admin_many_untried({ number: "3" }, ar))).toBeVisible();
  expect(calls).toBe(1);

  await page.getByRole("button", { name: m.review_approve_many({ count: 3, number: "3" }, ar) }).click();
  await open(page, names[3] ?? "");
  await expect(page.getByRole("heading", { level: 1, name: names[3] ?? "" })).toBeVisible();
  await page.waitForTimeout(2500);
  expect(calls).toBe(2);
});
