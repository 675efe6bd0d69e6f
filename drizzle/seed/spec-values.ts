import type { Triple } from "./trilingual.ts";

const UNIT_NAMES = {
  kg: ["كجم", "kg", "kg"],
  g: ["جم", "g", "g"],
  tonne: ["طن", "t", "t"],
  mm: ["مم", "mm", "mm"],
  cm: ["سم", "cm", "cm"],
  m: ["م", "m", "m"],
  km: ["كم", "km", "km"],
  micron: ["ميكرون", "micron", "µm"],
  inch: ["بوصة", "in", "po"],
  l: ["لتر", "L", "L"],
  ml: ["مل", "ml", "ml"],
  gsm: ["جم/م²", "g/m²", "g/m²"],
  m2: ["م²", "m²", "m²"],
  m3: ["م³", "m³", "m³"],
  m3h: ["م³/ساعة", "m³/h", "m³/h"],
  lpm: ["لتر/دقيقة", "L/min", "L/min"],
  lph: ["لتر/ساعة", "L/h", "L/h"],
  kgh: ["كجم/ساعة", "kg/h", "kg/h"],
  perMinute: ["وحدة/دقيقة", "units/min", "unités/min"],
  w: ["واط", "W", "W"],
  kw: ["ك.واط", "kW", "kW"],
  kva: ["ك.ف.أ", "kVA", "kVA"],
  kwh: ["ك.و.س", "kWh", "kWh"],
  v: ["فولت", "V", "V"],
  kv: ["ك.فولت", "kV", "kV"],
  a: ["أمبير", "A", "A"],
  hp: ["حصان", "HP", "ch"],
  bar: ["بار", "bar", "bar"],
  mpa: ["ميجاباسكال", "MPa", "MPa"],
  mm2: ["مم²", "mm²", "mm²"],
  celsius: ["°م", "°C", "°C"],
  lumen: ["لومن", "lm", "lm"],
  mah: ["مللي أمبير ساعة", "mAh", "mAh"],
  mp: ["ميجابكسل", "MP", "Mpx"],
  gbps: ["جيجابت/ث", "Gbps", "Gbit/s"],
  mbps: ["ميجابت/ث", "Mbps", "Mbit/s"],
  percent: ["٪", "%", "%"],
  gcm3: ["جم/سم³", "g/cm³", "g/cm³"],
  mfi: ["جم/10 دقائق", "g/10 min", "g/10 min"],
  rpm: ["دورة/دقيقة", "rpm", "tr/min"],
  pieces: ["قطعة", "pcs", "pièces"],
} as const satisfies Record<string, Triple>;

/** A quantity with its unit; `amount` is written the English way and turned into the French one. */
export function q(amount: number | string, unit: keyof typeof UNIT_NAMES): Triple {
  const text = typeof amount === "number" ? amount.toLocaleString("en-US") : amount;
  const french = text.replaceAll(",", "\u202f").replaceAll(".", ",");
  const [ar, en, fr] = UNIT_NAMES[unit];
  const gap = unit === "percent" ? "" : " ";
  return [`${text}${gap}${ar}`, `${text}${gap}${en}`, `${french} ${fr}`];
}

/** Shelf lives and warranties in months, with the Arabic plural that fits the number. */
export function months(count: number): Triple {
  const arabic = count >= 3 && count <= 10 ? `${count} أشهر` : `${count} شهرًا`;
  return [arabic, `${count} months`, `${count} mois`];
}

/** Warranties and service lives in years. */
export function years(count: number): Triple {
  if (count === 1) return ["سنة واحدة", "1 year", "1 an"];
  if (count === 2) return ["سنتان", "2 years", "2 ans"];
  return [count <= 10 ? `${count} سنوات` : `${count} سنة`, `${count} years`, `${count} ans`];
}

/** "12 × 400 g" and the like: how many pieces of which content make one trade unit. */
export function pack(count: number | string, amount: number | string, unit: keyof typeof UNIT_NAMES): Triple {
  const [ar, en, fr] = q(amount, unit);
  return [`${count} × ${ar}`, `${count} × ${en}`, `${count} × ${fr}`];
}
