import type { PolicyReport } from "#domain/kernel/policy-report.ts";
import type { Context } from "#worker/platform/context.ts";
import { releaseOf } from "#worker/platform/release.ts";
import { loggedPath } from "./logged-path.ts";

/** What browsers name without an address. */
const WORDS = ["inline", "eval", "wasm-eval", "data", "blob", "self"];
const WEB = ["http:", "https:", "ws:", "wss:"];

/**
 * Writes the line of what the policy refused: which rule, on which page, and where it would have led, by its host alone.
 * What a browser's extensions put into a page is none of ours and is not told.
 */
export async function logPolicyReport({ env, requestId, origin }: Context, report: PolicyReport): Promise<void> {
  const blocked = blockedBy(report["blocked-uri"]);
  const source = webAddress(report["source-file"] ?? "");
  // Browsers name a script of an extension by its scheme alone, and what came from nowhere by words.
  if (!blocked || (report["source-file"] && !source)) return;
  const page = webAddress(report["document-uri"])?.pathname;
  const line = {
    at: "policy",
    requestId,
    directive: /^[a-z-]+$/.test(report["effective-directive"]) ? report["effective-directive"] : "…",
    blocked,
    page: page === undefined ? "…" : loggedPath(page),
    script: source && (source.origin === origin ? loggedPath(source.pathname) : loggedHost(source)),
    line: report["line-number"] ?? undefined,
    worker: releaseOf(env),
  };
  console.warn(JSON.stringify(line));
}

/** Undefined for what is no address of the web. */
function blockedBy(uri: string): string | undefined {
  if (WORDS.includes(uri)) return uri;
  const address = webAddress(uri);
  return address && loggedHost(address);
}

function webAddress(text: string): URL | undefined {
  const address = URL.canParse(text) ? new URL(text) : undefined;
  return address && WEB.includes(address.protocol) ? address : undefined;
}

/** The longest name that DNS knows has 253 letters; somebody's own words may stand in it, too. */
function loggedHost({ host }: URL): string {
  return loggedPath(host.slice(0, 100));
}
