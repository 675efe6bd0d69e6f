/** Currencies of the platform with the number of decimals of each (ISO 4217; KWD, BHD and OMR have three). */
export const CURRENCY_DECIMALS = { AED: 2, SAR: 2, KWD: 3, BHD: 3, OMR: 3, QAR: 2, USD: 2, EUR: 2 } as const;
export type Currency = keyof typeof CURRENCY_DECIMALS;
export const CURRENCIES = Object.keys(CURRENCY_DECIMALS) as [Currency, ...Currency[]];
