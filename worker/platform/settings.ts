import * as z from "zod";
import { RULING_LIMIT_AED } from "#domain/orders/ruling-limit.ts";
import { CannotServe } from "./errors.ts";

/** Of a secret that seals and signs: 32 characters of hex are 128 bits. */
const LEAST_SECRET = 32;
const LOCAL_DATABASE_URL = "http://127.0.0.1:8788/";

const settingsSchema = z.object({
  TURSO_DATABASE_URL: z.string().max(500).refine(isPrivateWay).optional(),
  TURSO_AUTH_TOKEN: z.string().max(4000).optional(),
  PUBLIC_ORIGIN: z
    .union([
      z.literal(""),
      z
        .url({ protocol: /^https?$/ })
        .max(200)
        .transform(originOf),
    ])
    .optional(),
  MAIL_FROM: z.string().min(3).max(200),
  RESEND_API_KEY: z.string().max(200).optional(),
  RESEND_WEBHOOK_SECRET: z.string().max(200).startsWith("whsec_").or(z.literal("")).optional(),
  APP_SECRET: z.string().max(200).optional(),
  WHATSAPP_NUMBER: z.string().regex(/^\d{8,15}$/),
  READ_WITHIN_MS: z.coerce.number().int().min(100).max(10_000).default(900),
  REQUEST_LOG_SHARE: z.coerce.number().min(0).max(1).optional(),
  SLOW_REQUEST_MS: z.coerce.number().int().min(1).max(60_000).default(1000),
  LEAST_PLACES: z.coerce.number().int().min(20).max(64).default(20),
  /** Dirhams of an order above which two operators rule on it. */
  RULING_LIMIT_AED: z.coerce.number().int().min(0).max(1_000_000_000).default(RULING_LIMIT_AED),
  SPARE_PLACES: z.coerce.number().int().min(0).max(1000).default(0),
  /** Local runs only (scripts/local-stack.ts). */
  DEMO_PASSWORD: z.string().max(100).optional(),
  /** Without it, as the surroundings are: required in production, offered to whoever tries the demo. */
  OPERATOR_SECOND_FACTOR: z.enum(["required", "offered"]).optional(),
  /** Any other value than "off" leaves it on: a slip in a hurry must not take the site away. */
  SERVICE_WORKER: z.string().optional(),
  APP_ENV: z.enum(["development", "production"]).optional(),
});

/** A database is asked in the open on this machine alone: its token and all rows would be read on the way. */
function isPrivateWay(address: string): boolean {
  if (address === "") return true;
  if (!URL.canParse(address)) return false;
  const { protocol, hostname, searchParams } = new URL(address);
  const isOpen = /^(http|ws):$/.test(protocol) || searchParams.get("tls") === "0";
  return !isOpen || /^(localhost|127\.0\.0\.1|\[::1\])$/.test(hostname);
}

/** An address with a slash or a path at the end would spoil every link and refuse every write. */
function originOf(address: string): string {
  return new URL(address).origin;
}

/** The Worker's settings, parsed once per set of bindings. */
export interface Settings {
  databaseUrl: string;
  databaseToken: string | undefined;
  /** Scheme and host of the public site without a slash at the end; empty: taken from the request. */
  publicOrigin: string;
  mailFrom: string;
  resendApiKey: string | undefined;
  /** Signs what the mail service tells of mails that came back; without it nothing of that is taken. */
  resendWebhookSecret: string | undefined;
  appSecret: string;
  whatsappNumber: string;
  /** How long a read waits for the database, in milliseconds, before it is answered 503 (security 28). */
  readWithinMs: number;
  /** Which part of the requests that went well gets a line in the log, between 0 and 1. */
  requestLogShare: number;
  /** From how many milliseconds on a request is slow, and always gets its line. */
  slowRequestMs: number;
  /** How few calls an isolate lets in at a time while all wait in one queue (docs/load.md); a batch has ten. */
  leastPlaces: number;
  /** Dirhams of an order above which two operators rule on it. */
  rulingLimitAed: number;
  /** How many calls more an isolate lets in at a time than it can answer soon: where tests on a slow machine share one. */
  sparePlaces: number;
  /** False where a history is replayed (scripts/demo): what was mailed then is kept as written, and nobody gets it now. */
  sendsMail: boolean;
  /** Of the demo logins; never set in production. */
  demoPassword: string | undefined;
  /** True where an operator does nothing under /admin before a second factor is set up. */
  operatorsNeedSecondFactor: boolean;
  /** False where browsers shall take their service worker away (docs/runbook.md). */
  hasServiceWorker: boolean;
  /** True where mails land in the mailbox and the developer's pages exist. */
  isDevelopment: boolean;
}

const parsed = new WeakMap<object, Settings>();

/**
 * Parses the bindings of the Worker.
 * @throws CannotServe with the names of the missing settings when production lacks one (never their values)
 */
export function settingsOf(env: Env): Settings {
  const known = parsed.get(env) ?? parseSettings(env);
  parsed.set(env, known);
  return known;
}

/** As {@link settingsOf}, without the memory: for tests of the rules themselves. */
export function parseSettings(env: object): Settings {
  const result = settingsSchema.safeParse(env);
  if (!result.success) {
    throw new CannotServe(`Bad settings: ${result.error.issues.map((issue) => issue.path.join(".")).join(", ")}`);
  }
  const values = result.data;
  const isDevelopment = values.APP_ENV === "development";
  const missing = isDevelopment
    ? []
    : (["TURSO_DATABASE_URL", "PUBLIC_ORIGIN", "RESEND_API_KEY", "APP_SECRET"] as const).filter(
        (name) => !values[name],
      );
  if (!isDevelopment && values.APP_SECRET && values.APP_SECRET.length < LEAST_SECRET) {
    throw new CannotServe(`Bad settings: APP_SECRET (at least ${LEAST_SECRET} characters)`);
  }
  if (missing.length > 0) throw new CannotServe(`Missing settings: ${missing.join(", ")} (see docs/runbook.md)`);
  return {
    databaseUrl: values.TURSO_DATABASE_URL || LOCAL_DATABASE_URL,
    databaseToken: values.TURSO_AUTH_TOKEN || undefined,
    publicOrigin: values.PUBLIC_ORIGIN ?? "",
    mailFrom: values.MAIL_FROM,
    resendApiKey: values.RESEND_API_KEY || undefined,
    resendWebhookSecret: values.RESEND_WEBHOOK_SECRET || undefined,
    appSecret: values.APP_SECRET || "development-secret-not-for-production",
    whatsappNumber: values.WHATSAPP_NUMBER,
    readWithinMs: values.READ_WITHIN_MS,
    requestLogShare: values.REQUEST_LOG_SHARE ?? (isDevelopment ? 0 : 1),
    slowRequestMs: values.SLOW_REQUEST_MS,
    leastPlaces: values.LEAST_PLACES,
    rulingLimitAed: values.RULING_LIMIT_AED,
    sparePlaces: values.SPARE_PLACES,
    sendsMail: true,
    demoPassword: isDevelopment ? values.DEMO_PASSWORD : undefined,
    operatorsNeedSecondFactor:
      (values.OPERATOR_SECOND_FACTOR ?? (isDevelopment ? "offered" : "required")) === "required",
    hasServiceWorker: values.SERVICE_WORKER?.trim().toLowerCase() !== "off",
    isDevelopment,
  };
}
