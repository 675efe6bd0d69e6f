import type { Currency } from "./currency.ts";

/** Codes that leave the server; the client turns them into words (style 10, 15). */
export const APP_ERROR_CODES = [
  "BAD_INPUT",
  "NOT_FOUND",
  "FORBIDDEN",
  "UNAUTHENTICATED",
  "UNVERIFIED",
  "WRONG_CREDENTIALS",
  "SECOND_FACTOR",
  "CONFLICT",
  "KEY_REUSED",
  "RATE_LIMITED",
  "TOO_LARGE",
  "UNAVAILABLE",
  "UNEXPECTED",
] as const;
export type AppErrorCode = (typeof APP_ERROR_CODES)[number];

/** One field that was refused: where, why, and the bound it broke. */
export interface FieldIssue {
  path: string;
  code: string;
  minimum?: number;
  maximum?: number;
  /** Of a bound that is an amount of money. */
  currency?: Currency;
}

export interface AppErrorDetails {
  issues?: FieldIssue[];
  /** Seconds until the same call may be tried again. */
  retryAfter?: number;
  /** State and action of a move that the workflow does not know. */
  state?: string;
  action?: string;
  /** The version that something is in now, where the caller acted on an older one. */
  version?: number;
  /** What an operator needs one of, where none of them is held. */
  grants?: readonly string[];
  /** What changed since the caller looked. */
  prices?: ChangedPrice[];
}

/** What a product costs now, where somebody acted on another price; minor units of the currency. */
export interface ChangedPrice {
  productId: string;
  unitPriceMinor: number;
  currency: Currency;
}

/** A refusal that the caller is meant to understand. Anything else that is thrown leaves as UNEXPECTED, without text. */
export class AppError extends Error {
  readonly code: AppErrorCode;
  readonly details: AppErrorDetails;

  constructor(code: AppErrorCode, details: AppErrorDetails = {}) {
    super(code);
    this.name = "AppError";
    this.code = code;
    this.details = details;
  }
}
