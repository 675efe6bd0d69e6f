/** Periods that end today. `12m`: this month and the eleven before it. */
export const PERIODS = ["7d", "30d", "90d", "12m"] as const;
export type Period = (typeof PERIODS)[number];
