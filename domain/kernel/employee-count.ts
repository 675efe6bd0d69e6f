/** Head-count bands of a company (spec §3). */
export const EMPLOYEE_COUNTS = ["1-10", "11-50", "51-100", "101-500", "500+"] as const;
export type EmployeeCount = (typeof EMPLOYEE_COUNTS)[number];
