import { setTimeout as sleep } from "node:timers/promises";
import type { CuttingProxy } from "./cutting-proxy.ts";
import type { Killable } from "./killable.ts";
import type { Talker } from "./talker.ts";

export interface Stage {
  talkers: readonly Talker[];
  proxy: CuttingProxy;
  site: Killable;
  database: Killable;
}

/** Four write while every connection is cut each one to five seconds. */
export async function cutSockets({ talkers, proxy }: Stage, minutes: number): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  const writing = talkers.slice(0, 4).map((talker) => write(talker, 1500, () => Date.now() < end));
  while (Date.now() < end) {
    await sleep(between(1000, 5000));
    proxy.cut();
  }
  await Promise.all(writing);
}

/** All write, ten messages a second together, while a process is killed and begun anew. */
export async function killAgain({ talkers }: Stage, victim: Killable, times: number): Promise<void> {
  let isOver = false;
  const writing = talkers.map((talker) => write(talker, talkers.length * 100, () => !isOver));
  for (let time = 0; time < times; time += 1) {
    await sleep(between(1500, 4000));
    await victim.kill();
    await sleep(between(0, 1500));
    await victim.start();
  }
  await sleep(1000);
  isOver = true;
  await Promise.all(writing);
}

/** A tab that holds unsent messages is loaded anew. */
export async function reloadUnsent({ talkers, proxy }: Stage, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const talker = talkers[time % talkers.length];
    if (!talker) return;
    proxy.hold();
    for (let n = 0; n < 3; n += 1) await talker.say();
    if (!(await talker.hasUnsent())) throw new Error("nothing waited to be sent");
    // The tab is gone before the network is back: what it had not sent is on the disk alone.
    await talker.leave();
    proxy.release();
    await talker.look();
  }
}

async function write(talker: Talker, everyMs: number, goesOn: () => boolean): Promise<void> {
  for (let due = Date.now(); goesOn(); due += between(0.5 * everyMs, 1.5 * everyMs)) {
    await sleep(Math.max(0, due - Date.now()));
    await talker.say();
  }
}

const between = (from: number, to: number) => from + Math.random() * (to - from);
