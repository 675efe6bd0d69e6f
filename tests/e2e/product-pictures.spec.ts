import { type BrowserContext, expect, type Page } from "@playwright/test";
import { sizeInPath, smallerPath } from "#domain/catalogue/picture-path.ts";
import { m } from "#i18n/paraglide/messages.js";
import { claiming } from "../worker/pictures/made-pictures.ts";
import { mutate, query } from "./api-call.ts";
import { chooseFiles } from "./choose-file.ts";
import { hydrated, speak } from "./in-language.ts";
import { test } from "./own-address.ts";
import { signIn } from "./sign-in.ts";
import { goodsOf } from "./supplier-goods.ts";

const ar = { locale: "ar" } as const;

test("a photograph is kept in several sizes, of which a list takes a small one", async ({
  page,
  browser,
  baseURL,
}, info) => {
  test.setTimeout(120_000);
  const name = `صورة كبيرة ${info.project.name} ${info.retry}`;
  await speak(page.context(), baseURL ?? "", "ar");
  await signIn(page.context(), "supplier");
  await page.goto("/add-product");
  await hydrated(page);
  await page.getByLabel(m.products_name({}, ar)).fill(name);
  await page.getByRole("combobox", { name: m.products_category({}, ar), exact: true }).selectOption("food-products");
  await page.getByRole("combobox", { name: m.products_subcategory({}, ar), exact: true }).selectOption("dates");
  await page.getByRole("button", { name: m.products_start_submit({}, ar) }).click();
  await expect(page).toHaveURL(/id=prd_/);
  const [photograph = ""] = await drawnIn(page, [[1280, 960, "#1c6b5a"]], "image/png");
  const file = { name: "dates.png", mimeType: "image/png", buffer: Buffer.from(photograph, "base64") };
  await chooseFiles(page.getByRole("button", { name: m.products_pictures_choose({}, ar) }), file);
  const shown = page.getByRole("list", { name: m.products_pictures({}, ar) }).getByRole("img");
  await expect(shown).toHaveCount(1);
  const path = (await shown.getAttribute("src")) ?? "";

  expect(sizeInPath(path)).toEqual({ width: 1280, height: 960 });
  const widthOf = (src: string) => page.evaluate(naturalWidth, src);
  expect(await widthOf(path)).toBe(1280);
  for (const width of [160, 480, 960]) expect(await widthOf(smallerPath(path, width))).toBe(width);
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => new URL(image.currentSrc).pathname))
    .toBe(smallerPath(path, 160));

  await test.step("approved, it is small in a buyer's list and larger on its page", async () => {
    const id = await goodsOf(page.context().request).submitted(`${name} ثان`, path);
    const operator = await browser.newContext(baseURL ? { baseURL } : {});
    await signIn(operator, "admin");
    const decide = async (decision: object) => {
      const { version } = await query<{ version: number }>(operator, baseURL ?? "", "review.product", { id });
      await mutate(operator, baseURL ?? "", "review.decide", { id, version, ...decision });
    };
    await decide({ action: "approve" });
    // A browser that has the whole picture takes no smaller one.
    const buyer = await (
      await browser.newContext({ ...(baseURL ? { baseURL } : {}), viewport: page.viewportSize() })
    ).newPage();
    await buyer.goto(`/search?q=${encodeURIComponent(`${name} ثان`)}&view=grid`);
    const taken = (image: HTMLImageElement) => image.currentSrc;
    const card = buyer
      .locator("article")
      .filter({ hasText: `${name} ثان` })
      .locator("img");
    await expect.poll(() => card.first().evaluate(taken)).toMatch(/\.(160|480)\.webp$/);
    const operatorsPage = await operator.newPage();
    const compared = operatorsPage.waitForResponse((response) => response.url().endsWith(smallerPath(path, 960)));
    await operatorsPage.goto(`/admin/products/${id}`);
    await compared;
    // What is told of it comes after its last size.
    await operatorsPage.waitForTimeout(1000);
    await expect(operatorsPage.getByText(m.review_picture_unlike({}, ar))).toHaveCount(0);
    await decide({ action: "remove", note: m.review_reason_duplicate({}, ar) });
  });
});

test("the reviewer is told of a small one that shows something else, or can't be compared", async ({
  page,
  browser,
  baseURL,
}, info) => {
  test.setTimeout(180_000);
  const seller = await browser.newContext(baseURL ? { baseURL } : {});
  await signIn(seller, "supplier");
  const own = await seller.newPage();
  await own.goto("/");
  const sizes = [
    [600, 400, "#1c6b5a"],
    [160, 107, "#1c6b5a"],
    [480, 320, "#1c6b5a"],
  ] as const;
  const honest = (await drawnIn(own, sizes, "image/webp")).map((text) => Buffer.from(text, "base64"));
  const striped = (await drawnIn(own, sizes, "image/webp", { stripe: 1 })).map((text) => Buffer.from(text, "base64"));
  await speak(page.context(), baseURL ?? "", "ar");
  await signIn(page.context(), "admin");
  const notes = page.getByRole("link", {
    name: new RegExp(`^(${m.review_picture_unlike({}, ar)}|${m.review_picture_unknown({}, ar)})$`),
  });
  for (const [what, blobs, told] of [
    ["بشريط", [honest[0], striped[1], honest[2]], [m.review_picture_unlike({}, ar)]],
    ["تالفة", [honest[0], Buffer.from(claiming("webp", 160, 107)), honest[2]], [m.review_picture_unknown({}, ar)]],
    ["بلا جواب", honest, [m.review_picture_unknown({}, ar)]],
    ["سليمة", honest, []],
  ] as const) {
    const path = await uploaded(seller, baseURL ?? "", blobs as Buffer[]);
    const name = `صورة ${what} ${info.project.name} ${info.retry}`;
    const id = await goodsOf(seller.request).submitted(name, path);
    if (what === "بلا جواب") {
      await page.route(`**${smallerPath(path, 160)}`, (route) => route.fulfill({ status: 503 }));
    }
    const looked = page.waitForResponse((response) => response.url().endsWith(smallerPath(path, 160)));
    await page.goto(`/admin/products/${id}`);
    await expect(page.getByRole("heading", { level: 1, name })).toBeVisible();
    await looked;
    await expect(notes).toHaveText([...told]);
    await goodsOf(seller.request).recall(id);
  }
});

/** Sends a picture and its smaller ones as a browser of one's own making could. */
async function uploaded(seller: BrowserContext, origin: string, blobs: readonly Buffer[]): Promise<string> {
  const smaller = blobs
    .slice(1)
    .map(({ length }) => length)
    .join(",");
  const answer = await seller.request.post(`${origin}/api/products/pictures?smaller=${smaller}`, {
    data: Buffer.concat(blobs),
    headers: { "Sec-Fetch-Site": "same-origin", "Content-Type": "application/octet-stream" },
  });
  expect(answer.status(), await answer.text()).toBe(200);
  return (await answer.json()).path;
}

/**
 * Pictures on a white ground, of grains in one colour and writing, that a page's own browser draws and packs; in base64.
 * @param stripe how many lines of writing besides
 */
function drawnIn(
  page: Page,
  sizes: readonly (readonly [width: number, height: number, colour: string])[],
  type: string,
  { stripe = 0 } = {},
): Promise<string[]> {
  return page.evaluate(
    ([all, asType, lines]) =>
      all.map(([width, height, colour]) => {
        const canvas = document.createElement("canvas");
        canvas.width = width;
        canvas.height = height;
        const brush = canvas.getContext("2d");
        if (!brush) return "";
        brush.scale(width / 600, width / 600);
        brush.fillStyle = "white";
        brush.fillRect(0, 0, 600, 600);
        brush.fillStyle = colour;
        for (let grain = 0; grain < 900; grain += 1) {
          brush.beginPath();
          brush.arc(60 + ((grain * 97) % 480), 60 + ((grain * 61) % 280), 3 + (grain % 7), 0, 7);
          brush.fill();
        }
        brush.fillStyle = "black";
        brush.font = "24px sans-serif";
        brush.fillText("Khalas 5 kg", 40, 40);
        brush.font = "bold 40px sans-serif";
        for (let line = 0; line < lines; line += 1) brush.fillText("+971 50 000 0000", 120, 220 + 40 * line);
        return canvas.toDataURL(asType).split(",")[1] ?? "";
      }),
    [sizes, type, stripe] as const,
  );
}

/** How wide a picture of the site is by itself, in pixels. */
async function naturalWidth(src: string): Promise<number> {
  const image = new Image();
  image.src = src;
  await image.decode();
  return image.naturalWidth;
}
