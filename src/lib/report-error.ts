import { TRPCClientError } from "@trpc/client";
import { ForeignAnswer } from "./calls/errors.ts";
import { sendBeacon } from "./search-steps.ts";
import { readSiteFacts } from "./site-facts.ts";

const BEACON = "/api/browser-errors";
/** Of one page's life: an error in a loop is one error. */
const MOST_REPORTS = 3;
const PLACE = /(\/assets\/(?:[a-z]{2}\/)?[\w.-]{1,100}\.js):(\d{1,7}):(\d{1,7})/;
/** A lost network, as browsers word it, is no fault of a script. */
const NETWORK = /fetch|network|load failed|importing a module|aborted/i;

const reported = new Set<string>();

/**
 * Tells the server of an error in a script of ours: its name, message and place, by no name and no address. Not told are
 * answers of the server, a lost network, and what scripts of others throw.
 * @param page the pattern of the page
 */
export function reportError(fault: unknown, page = "/"): void {
  if (!(fault instanceof Error) || fault instanceof TRPCClientError || fault instanceof ForeignAnswer) return;
  if (NETWORK.test(fault.message)) return;
  const [, script, line, column] = PLACE.exec(fault.stack ?? "") ?? [];
  const key = `${script}:${line}:${column}`;
  if (script === undefined || reported.has(key) || reported.size >= MOST_REPORTS) return;
  reported.add(key);
  sendBeacon(BEACON, {
    name: /^[A-Za-z]{1,60}$/.test(fault.name) ? fault.name : "Error",
    message: fault.message.slice(0, 300),
    script,
    line: Number(line),
    column: Number(column),
    page: /^\/[\w$./-]{0,150}$/.test(page) ? page : "/",
    release: readSiteFacts().release ?? "",
  });
}
