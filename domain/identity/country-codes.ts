/** Dialling codes of the sign-up form, in the spec's order (§2 Auth); the first is the default. */
export const COUNTRY_CODES = [
  ["+971", "AE"],
  ["+966", "SA"],
  ["+965", "KW"],
  ["+973", "BH"],
  ["+974", "QA"],
  ["+968", "OM"],
  ["+20", "EG"],
  ["+962", "JO"],
  ["+961", "LB"],
  ["+963", "SY"],
  ["+964", "IQ"],
  ["+967", "YE"],
  ["+212", "MA"],
  ["+213", "DZ"],
  ["+216", "TN"],
  ["+218", "LY"],
  ["+249", "SD"],
  ["+1", "US"],
  ["+44", "GB"],
  ["+33", "FR"],
  ["+49", "DE"],
  ["+39", "IT"],
  ["+34", "ES"],
  ["+91", "IN"],
  ["+86", "CN"],
  ["+81", "JP"],
] as const;

export type CountryCode = (typeof COUNTRY_CODES)[number][0];
export const DEFAULT_COUNTRY_CODE: CountryCode = "+971";
export const DIALLING_CODES = COUNTRY_CODES.map(([code]) => code);
