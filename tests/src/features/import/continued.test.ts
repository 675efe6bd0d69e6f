import { TRPCClientError } from "@trpc/client";
import { describe, expect, it } from "vitest";
import type { RowResult } from "#domain/catalogue/import-own.ts";
import type { OwnCells } from "#domain/catalogue/own-columns.ts";
import { continueRun, type ImportProgress, isDone, newRun } from "#src/features/import/import-run.ts";
import { insist } from "#src/features/import/insist.ts";

const quiet = { signal: new AbortController().signal, onProgress: () => {}, onWaiting: () => {} };

const row = (number: number) => {
  const cells: OwnCells = { sku: `A-${number}`, price: "12.5" };
  return { row: number, cells, written: cells, flaws: [], hollow: [] };
};

const failed = (appCode: string) =>
  TRPCClientError.from({ error: { message: appCode, code: -32600, data: { appCode } } } as never);

describe("continueRun", () => {
  const checked = { total: 250, problems: [], counts: { created: 250, updated: 0, staged: 0, unchanged: 0 } };
  const run = newRun("a.xlsx", {
    ...checked,
    ready: Array.from({ length: 250 }, (_, place) => ({ ...row(place + 2), version: null })),
  });
  const created = (rows: unknown[]) => rows.map((): RowResult => ({ outcome: "created", issues: [] }));

  it("goes on where it was kept, with the keys of before", async () => {
    const keys: string[] = [];
    let kept: ImportProgress = run.progress;
    const running = {
      ...quiet,
      keep: async (progress: ImportProgress) => {
        kept = progress;
      },
    };
    const dies = async ({ rows, idempotencyKey }: { rows: OwnCells[]; idempotencyKey: string }) => {
      keys.push(idempotencyKey);
      if (keys.length === 2) throw failed("FORBIDDEN");
      return created(rows);
    };
    await expect(continueRun(run, { ...running, send: dies })).rejects.toThrow();
    expect([kept.sent, kept.rows]).toEqual([1, 100]);
    const send = async ({ rows, idempotencyKey }: { rows: OwnCells[]; idempotencyKey: string }) => {
      keys.push(idempotencyKey);
      return created(rows);
    };
    const done = await continueRun({ ...run, progress: kept }, { ...running, send });
    expect(done).toMatchObject({ sent: 3, rows: 250, counts: { created: 250 } });
    expect(isDone({ ...run, progress: done })).toBe(true);
    expect(keys).toEqual([0, 1, 1, 2].map((place) => run.chunks[place]?.key));
  });
});

describe("insist", () => {
  const waits: number[] = [];
  const wait = async (ms: number) => void waits.push(ms);

  it("tries on while the server is away, and says so", async () => {
    const told: boolean[] = [];
    let tries = 0;
    const call = async () => {
      tries += 1;
      if (tries < 4) throw failed(tries === 2 ? "CONFLICT" : "UNAVAILABLE");
      return "done";
    };
    const onWaiting = (isWaiting: boolean) => told.push(isWaiting);
    expect(await insist(call, { ...quiet, onWaiting, wait })).toBe("done");
    expect(told).toEqual([true, false, true, false]);
    expect(waits).toHaveLength(3);
    expect(waits[2]).toBeGreaterThan(2500);
  });

  it("gives up what will not pass", async () => {
    await expect(insist(() => Promise.reject(failed("FORBIDDEN")), { ...quiet, wait })).rejects.toThrow("FORBIDDEN");
    const conflicts = insist(() => Promise.reject(failed("CONFLICT")), { ...quiet, wait });
    await expect(conflicts).rejects.toThrow("CONFLICT");
  });
});
