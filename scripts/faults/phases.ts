import { setTimeout as sleep } from "node:timers/promises";
import type { CuttingProxy } from "./cutting-proxy.ts";
import type { Killable } from "./killable.ts";
import type { Participant } from "./participant.ts";

export interface Stage {
  participants: readonly Participant[];
  proxy: CuttingProxy;
  site: Killable;
  database: Killable;
}

/** Four write while every connection is cut each one to five seconds. */
export async function cutSockets({ participants, proxy }: Stage, minutes: number): Promise<void> {
  const end = Date.now() + minutes * 60_000;
  const writing = participants.slice(0, 4).map((participant) => write(participant, 1500, () => Date.now() < end));
  while (Date.now() < end) {
    await sleep(between(1000, 5000));
    proxy.cut();
  }
  await Promise.all(writing);
}

/** All write, ten messages a second together, while a process is killed and begun again. */
export async function killAgain({ participants }: Stage, victim: Killable, times: number): Promise<void> {
  let isOver = false;
  const writing = participants.map((participant) => write(participant, participants.length * 100, () => !isOver));
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

/** A tab that holds unsent messages is loaded again. */
export async function reloadUnsent({ participants, proxy }: Stage, times: number): Promise<void> {
  for (let time = 0; time < times; time += 1) {
    const participant = participants[time % participants.length];
    if (!participant) return;
    proxy.hold();
    for (let n = 0; n < 3; n += 1) await participant.say();
    if (!(await participant.hasUnsent())) throw new Error("nothing waited to be sent");
    // The tab is gone before the network is back: what it had not sent is on the disk alone.
    await participant.leave();
    proxy.release();
    await participant.look();
  }
}

async function write(participant: Participant, everyMs: number, goesOn: () => boolean): Promise<void> {
  for (let due = Date.now(); goesOn(); due += between(0.5 * everyMs, 1.5 * everyMs)) {
    await sleep(Math.max(0, due - Date.now()));
    await participant.say();
  }
}

const between = (from: number, to: number) => from + Math.random() * (to - from);
