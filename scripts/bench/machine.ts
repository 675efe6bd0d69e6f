import { availableParallelism, cpus, release, totalmem, type } from "node:os";
import { setTimeout as sleep } from "node:timers/promises";

export interface Machine {
  text: string;
  /** Share of the processor time that others took in the second before the run, 0 to 1. */
  busy: number;
}

/** Tells what the figures were measured on, and whether it had other work. */
export async function describeMachine(): Promise<Machine> {
  const before = processorTime();
  await sleep(1000);
  const after = processorTime();
  const busy = (after.busy - before.busy) / Math.max(1, after.total - before.total);
  const model = cpus()[0]?.model.trim() ?? "unknown processor";
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  return {
    text: `${availableParallelism()} × ${model}, ${memory}, ${type()} ${release()}, Node ${process.version}`,
    busy,
  };
}

function processorTime(): { busy: number; total: number } {
  const times = cpus().map((cpu) => cpu.times);
  const total = times.reduce((sum, { user, nice, sys, idle, irq }) => sum + user + nice + sys + idle + irq, 0);
  return { busy: total - times.reduce((sum, { idle }) => sum + idle, 0), total };
}
