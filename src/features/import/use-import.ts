import { useEffect, useRef, useState } from "react";
import { api } from "#src/lib/calls/trpc.ts";
import { type Checked, checkFile } from "./check-file.ts";
import { type FileAnswers, NO_ANSWERS } from "./file-answers.ts";
import { continueRun, type ImportProgress, type ImportRun, newRun } from "./import-run.ts";
import type { ImportStep, ReadFile } from "./import-step.ts";
import { dropRun, keepProgress, keepRun, keptRun } from "./import-store.ts";
import { headingsOf, type Mapping, mappingOf, rowsOf } from "./mapping.ts";
import { FileRefused } from "./sheet-table.ts";
import { readSheet } from "./sheets.ts";

type SetStep = (next: ImportStep | ((now: ImportStep) => ImportStep)) => void;
type Products = ReturnType<typeof api.useUtils>["client"]["products"];

/** What a stretch of work needs: who answers, what it ends with, where it is shown. */
interface Work {
  products: Products;
  signal: AbortSignal;
  setStep: SetStep;
}

/** The way from a file to its report; an unfinished import of before is offered first. */
export function useImport(owner: string) {
  const { products } = api.useUtils().client;
  const [step, setStep] = useState<ImportStep>({ name: "start" });
  const [kept, setKept] = useState<ImportRun | null>(null);
  const work = useRef(new AbortController());
  useEffect(() => {
    void keptRun(owner).then(setKept);
    return () => work.current.abort();
  }, [owner]);
  const begin = (): Work => {
    work.current.abort();
    work.current = new AbortController();
    return { products, signal: work.current.signal, setStep };
  };
  return {
    step,
    kept,
    choose: (file: File) => read(file, setStep),
    check: (file: ReadFile) => check(file, begin()),
    remap: (file: ReadFile, mapping: Mapping) => setStep({ name: "mapping", file: { ...file, mapping } }),
    answer: (file: ReadFile, answers: FileAnswers) => setStep({ name: "mapping", file: { ...file, answers } }),
    restart: () => begin().setStep({ name: "start" }),
    start: async (file: ReadFile, checked: Checked) => {
      const whole = newRun(file.name, checked);
      await run(whole, await keepRun(owner, whole), begin());
    },
    pause: () => work.current.abort(),
    resume: (whole: ImportRun) => {
      setKept(null);
      return run(whole, true, begin());
    },
    cancel: async ({ progress }: ImportRun) => {
      begin();
      setKept(null);
      await dropRun();
      setStep({ name: "report", progress, isCancelled: true });
    },
  };
}

export type Import = ReturnType<typeof useImport>;

async function read(file: File, setStep: SetStep): Promise<void> {
  setStep({ name: "reading" });
  try {
    const table = await readSheet(file);
    setStep({
      name: "mapping",
      file: { name: file.name, table, mapping: mappingOf(headingsOf(table).headings), answers: NO_ANSWERS },
    });
  } catch (error) {
    setStep({ name: "start", refusal: error instanceof FileRefused ? error.reason : "unreadable" });
  }
}

async function check(file: ReadFile, { products, signal, setStep }: Work): Promise<void> {
  const rows = rowsOf(file.table, file.mapping, file.answers);
  const show = (change: { done?: number; isWaiting?: boolean }) =>
    setStep((now) => (now.name === "checking" && !signal.aborted ? { ...now, ...change } : now));
  setStep({ name: "checking", file, done: 0, total: rows.length, isWaiting: false });
  try {
    const checked = await checkFile(rows, {
      send: (cells) => products.checkRows.mutate({ rows: cells }, { signal }),
      signal,
      // Each row is looked at twice: here and on the server.
      onProgress: (done) => show({ done: Math.floor(done / 2) }),
      onWaiting: (isWaiting) => show({ isWaiting }),
    });
    setStep({ name: "result", file, checked });
  } catch {
    if (!signal.aborted) setStep({ name: "mapping", file, hasFailed: true });
  }
}

type Running = Extract<ImportStep, { name: "running" }>;
type Change = Partial<Pick<Running, "state">> & { progress?: ImportProgress };

async function run(whole: ImportRun, isKept: boolean, { products, signal, setStep }: Work): Promise<void> {
  const show = (change: Change) => setStep((now) => (now.name === "running" ? changed(now, change) : now));
  setStep({ name: "running", run: whole, state: "running", isKept });
  try {
    const progress = await continueRun(whole, {
      send: (chunk) => products.importRows.mutate(chunk, { signal }),
      keep: keepProgress,
      onProgress: (now) => show({ progress: now }),
      onWaiting: (isWaiting) => show({ state: isWaiting ? "waiting" : "running" }),
      signal,
    });
    await dropRun();
    setStep({ name: "report", progress, isCancelled: false });
  } catch {
    show({ state: signal.aborted ? "paused" : "stopped" });
  }
}

function changed(now: Running, { progress, state = now.state }: Change): Running {
  return { ...now, state, run: progress ? { ...now.run, progress } : now.run };
}
