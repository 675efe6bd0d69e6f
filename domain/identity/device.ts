/** What a browser says of itself; null where it does not say. */
export interface Device {
  /** With its main version, e.g. "Chrome 141". */
  browser: string | null;
  system: string | null;
}

/** In order: most browsers also name those they descend from. */
const BROWSERS: [name: string, sign: RegExp][] = [
  ["Edge", /\bEdg(?:e|A|iOS)?\/(\d{1,4})/],
  ["Opera", /\b(?:OPR|OPT|OPiOS)\/(\d{1,4})/],
  ["Samsung Internet", /\bSamsungBrowser\/(\d{1,4})/],
  ["Firefox", /\b(?:Firefox|FxiOS)\/(\d{1,4})/],
  ["Chrome", /\b(?:Chrome|CriOS|HeadlessChrome)\/(\d{1,4})/],
  ["Safari", /\bVersion\/(\d{1,4})[\d.]* (?:Mobile\/\w+ )?Safari\//],
];

const SYSTEMS: [name: string, sign: RegExp][] = [
  ["iPad", /\biPad\b/],
  ["iPhone", /\biPhone\b/],
  ["Android", /\bAndroid\b/],
  ["Windows", /\bWindows\b/],
  ["ChromeOS", /\bCrOS\b/],
  ["macOS", /\bMac(?:intosh| OS X)\b/],
  ["Linux", /\bLinux\b/],
];

/**
 * Browser and system of a `User-Agent`, for people to recognise their own; it proves nothing. Only names of this file and
 * a number come out, so what a stranger's browser calls itself never reaches a page or a mail.
 */
export function deviceOf(userAgent: string): Device {
  const agent = userAgent.slice(0, 400);
  const browsers = BROWSERS.flatMap(([name, sign]) => {
    const version = sign.exec(agent)?.[1];
    return version === undefined ? [] : [`${name} ${version}`];
  });
  return { browser: browsers[0] ?? null, system: SYSTEMS.find(([, sign]) => sign.test(agent))?.[0] ?? null };
}

/** One word for a kind of device that stays the same when the browser is updated. */
export function deviceKind(userAgent: string): string {
  const { browser, system } = deviceOf(userAgent);
  return `${browser?.replace(/ \d+$/, "") ?? "?"}/${system ?? "?"}`;
}
