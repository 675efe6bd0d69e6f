import { readFileSync, writeFileSync } from "node:fs";
import { type Browser, chromium } from "playwright-core";

const HELP =
  "Renders the PNG files that can't be SVG: app icons and the card of shared links. CHROMIUM sets the browser.";
const FONTS = "node_modules/@fontsource/tajawal/files";

/** The card that a shared link shows: the name in both scripts beside the port. */
function card(): string {
  const inline = (file: string, type: string) => `data:${type};base64,${readFileSync(file).toString("base64")}`;
  const font = (weight: number, script: string) =>
    `@font-face{font-family:T;font-weight:${weight};src:url(${inline(`${FONTS}/tajawal-${script}-${weight}-normal.woff2`, "font/woff2")});${script === "arabic" ? "unicode-range:U+0600-06FF" : ""}}`;
  const style = `
    ${font(700, "latin")}${font(700, "arabic")}${font(400, "latin")}${font(400, "arabic")}
    body{margin:0;width:1200px;height:630px;position:relative;font-family:T;color:#0b3d3f;background:#f7ecd6;overflow:hidden}
    .port{position:absolute;inset-inline:0;bottom:0;width:1440px;margin-inline-start:-120px}
    .words{position:absolute;inset-block-start:52px;inset-inline:0;text-align:center;direction:rtl}
    img.mark{width:118px}h1{font-size:104px;line-height:1;margin:6px 0 0}
    h2{font-size:38px;font-weight:700;letter-spacing:.22em;margin:10px 0 0;color:#8a5a1f;direction:ltr;padding-inline-start:.22em}`;
  const port = inline("public/pictures/hero.svg", "image/svg+xml");
  const mark = inline("public/mark.svg", "image/svg+xml");
  return `<!doctype html><meta charset="utf-8"><style>${style}</style><body><img class="port" src="${port}">
    <div class="words"><img class="mark" src="${mark}"><h1>مورد</h1><h2>Mawrid</h2></div>`;
}

async function shoot(browser: Browser, html: string, [width, height]: [number, number], file: string): Promise<void> {
  const page = await browser.newPage({ viewport: { width, height } });
  await page.setContent(html, { waitUntil: "load" });
  await page.evaluate("document.fonts.ready");
  writeFileSync(file, await page.screenshot({ type: "png" }));
  await page.close();
}

async function drawAll(): Promise<void> {
  const executablePath = process.env.CHROMIUM ?? "/usr/bin/chromium";
  const browser = await chromium.launch({ executablePath, args: ["--no-sandbox", "--disable-background-networking"] });
  const icon = readFileSync("public/icon.svg", "utf8");
  for (const size of [192, 512]) {
    const html = `<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${icon}`;
    await shoot(browser, html, [size, size], `public/icon-${size}.png`);
  }
  await shoot(browser, card(), [1200, 630], "public/og.png");
  await browser.close();
}

if (process.argv.includes("--help")) console.log(HELP);
else await drawAll();
