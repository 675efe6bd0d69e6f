import type { Locale } from "../../domain/kernel/locale.ts";
import { LOCALES } from "./in-language.ts";

export const DEVICES = ["phone", "desktop"] as const;
type Device = (typeof DEVICES)[number];

const SCHEMES = ["light", "dark"] as const;
export type Scheme = (typeof SCHEMES)[number];

/** One screen as somebody opens it. */
export interface View {
  /** The screen's place in its list. */
  screen: number;
  locale: Locale;
  device: Device;
}

/**
 * Whether a run opens a screen so: each screen in each language, and on each device in one or two of them, so that half
 * of the views hold every pair of screen, language, device and role. The other half has a seed odd where this one's is
 * even; `npm run screens` opens them all.
 */
export function isSampled({ screen, locale, device }: View, seed: number): boolean {
  return (screen + LOCALES.indexOf(locale) + DEVICES.indexOf(device) + seed) % 2 === 0;
}

/**
 * Whether a run opens one of several screens that differ in their words and goods alone: each of them once, and all of them
 * together in each language on each device.
 */
export function isSampledAlike({ screen, locale, device }: View, seed: number): boolean {
  const views = LOCALES.length * DEVICES.length;
  return (screen + LOCALES.indexOf(locale) * DEVICES.length + DEVICES.indexOf(device) + seed) % views === 0;
}

/** As {@link isSampled}, or as another sample, by SCREENS: `all`, or the seed of a sample (0). */
export function isWanted(view: View, screens = process.env.SCREENS ?? "0", isIn = isSampled): boolean {
  if (screens !== "all" && !/^\d+$/.test(screens)) throw new Error(`SCREENS: all, or a whole number, not ${screens}`);
  return screens === "all" || isIn(view, Number(screens));
}

/**
 * The schemes in which a run looks at a view: all of them where it opens every view, else one, so that each screen, language,
 * device and role of a sample occurs in both.
 */
export function schemesOf({ screen, locale }: View, screens = process.env.SCREENS ?? "0"): readonly Scheme[] {
  if (screens === "all") return SCHEMES;
  const scheme = SCHEMES[(Math.floor(screen / 2) + LOCALES.indexOf(locale) + Math.floor(Number(screens) / 2)) % 2];
  return scheme ? [scheme] : [];
}

/** The device that a project of the configuration stands for. */
export function deviceOf(project: string): Device {
  return project === "phone" ? "phone" : "desktop";
}
