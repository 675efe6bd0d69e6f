import type { Viewer } from "#domain/identity/access.ts";
import type { AppErrorCode } from "#domain/kernel/app-error.ts";

/** What one request did, gathered on its way for its line in the log: names and counts, nothing that somebody wrote. */
export interface RequestTrace {
  /** Names of the procedures that ran, in the order in which they were called. */
  procedures: string[];
  /** The pattern of the page that was drawn, e.g. `/products/$category/$product`; null where none was. */
  page: string | null;
  /** Who called; undefined where nobody asked. */
  viewer: Viewer | null | undefined;
  hasSession: boolean;
  hasGuestKey: boolean;
  /** Codes of what was refused or failed. */
  errors: AppErrorCode[];
  /** Round trips to the database, and how long they took together, in milliseconds. */
  databaseCalls: number;
  databaseMs: number;
}

/** The trace of a request that has just come. */
export function newTrace(): RequestTrace {
  return {
    procedures: [],
    page: null,
    viewer: undefined,
    hasSession: false,
    hasGuestKey: false,
    errors: [],
    databaseCalls: 0,
    databaseMs: 0,
  };
}

/** Counts a call of the database for a request. */
export function noteCall(trace: RequestTrace, ms: number): void {
  trace.databaseCalls += 1;
  trace.databaseMs += ms;
}
