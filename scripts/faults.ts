import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { FAULTS, type Fault } from "./faults/database-proxy.ts";
import type { Killable } from "./faults/killable.ts";
import type { Sender } from "./faults/operation.ts";
import { brokenParts, type Findings, judge } from "./faults/oracle.ts";
import { randomFrom } from "./faults/random.ts";
import { type Stage, senderOf, trade, withStage } from "./faults/stage.ts";
import { runScript } from "./run-script.ts";

const HELP = `Tries to lose or double what people do: whole trades (talk, request, quotes, counter-offer, order, cart, product, delivery,
rating) over HTTP while the way to the database fails in each of its ways, while its disk is full, and while the Worker and the
database are killed with -9 in the middle of writes.

  npm run build && npm run test:faults -- [--rounds 20] [--seed 1] [--only refused]

Each try is written to a journal on the disk before it leaves; who gets no verdict asks again with the same key. Afterwards what
was acknowledged must be there once, what was refused not at all, and the database be whole by its own checks. --rounds is how
often each process is killed and the disk is full (100 each is the long form), --only runs the phases whose name begins so. Exits 1 when anything is lost, doubled, there
though it was refused, or answered without a name.`;

const LANES = 2;
const LANES_OF_KILLS = 4;
/** Every second write is spoilt. */
const SHARE = 0.5;
/** So much happens between two kills, which come at any moment of what follows. */
const VERDICTS_BETWEEN = 4;
const MOST_DELAY_MS = 400;
/** So long a disk stays full. */
const FULL_MS = 1500;
const WRONGS = ["lost", "doubled", "phantom", "untyped", "broken"] as const;

type Phase = (stage: Stage, sender: Sender, random: () => number, rounds: number) => Promise<void>;

const PHASES: Record<string, Phase> = {
  undisturbed: (stage, sender) => trade(stage, sender, "undisturbed", LANES),
  ...Object.fromEntries((Object.keys(FAULTS) as Fault[]).map((fault) => [fault, spoiltBy(fault)])),
  "disk full": filledUp,
  "worker killed": killed("worker", ({ site }) => site),
  "database killed": killed("database", ({ database }) => database),
};

runScript("test:faults", HELP, async () => {
  const { values } = parseArgs({
    options: {
      rounds: { type: "string", default: "20" },
      seed: { type: "string", default: "1" },
      only: { type: "string", default: "" },
    },
  });
  const phases = Object.entries(PHASES).filter(([name]) => name.startsWith(values.only));
  if (phases.length === 0) throw new Error(`no phase begins with ${values.only}`);
  const random = randomFrom(Number(values.seed));
  await withStage(LANES_OF_KILLS, async (stage) => {
    console.log(
      lineOf(["phase", "seconds", "operations", "acknowledged", "unknown", "refused", "slowest s", ...WRONGS]),
    );
    for (const [name, phase] of phases) {
      await runPhase(stage, name, (sender) => phase(stage, sender, random, Number(values.rounds)));
    }
  });
});

/** Deals whose writes meet a fault every second time. */
function spoiltBy(fault: Fault): Phase {
  return async (stage, sender, random) => {
    stage.proxy.next = () => (random() < SHARE ? fault : null);
    try {
      await trade(stage, sender, fault, LANES);
    } finally {
      stage.proxy.next = () => null;
    }
  };
}

/** Deals go on while the database's disk is full again and again, each time for a second or two; writes must meet it. */
async function filledUp(stage: Stage, sender: Sender, random: () => number, rounds: number): Promise<void> {
  let isOver = false;
  const { database } = stage;
  const fill = async () => {
    for (let round = 0; round < rounds && !isOver; round += 1) {
      const from = sender.heard;
      while (sender.heard < from + VERDICTS_BETWEEN && !isOver) await sleep(10);
      database.tell("fill");
      await sleep(FULL_MS + MOST_DELAY_MS * random());
      database.tell("empty");
    }
  };
  const end = () => {
    isOver = true;
    database.tell("empty");
  };
  const trading = trade(stage, sender, "disk full", LANES_OF_KILLS, () => !isOver);
  await Promise.all([trading.finally(end), fill().finally(end)]);
  // What must be refused by its rules is refused all the same: a full disk gives no verdict (UNAVAILABLE).
  const isMet = sender.told.some(({ verdicts }) => verdicts.some(({ kind }) => kind === "unknown"));
  if (!isMet) throw new Error("no write met a full disk");
}

/** Deals go on while a process is killed, again whenever a few more verdicts came, and begun again. */
function killed(label: string, victimOf: (stage: Stage) => Killable): Phase {
  return async (stage, sender, random, rounds) => {
    let isOver = false;
    const victim = victimOf(stage);
    const kill = async () => {
      for (let round = 0; round < rounds && !isOver; round += 1) {
        const from = sender.heard;
        while (sender.heard < from + VERDICTS_BETWEEN && !isOver) await sleep(10);
        await sleep(MOST_DELAY_MS * random());
        await victim.kill();
        await victim.start();
      }
    };
    const end = () => {
      isOver = true;
    };
    const trading = trade(stage, sender, `${label} killed`, LANES_OF_KILLS, () => !isOver);
    await Promise.all([trading.finally(end), kill().finally(end)]);
  };
}

async function runPhase(stage: Stage, name: string, run: (sender: Sender) => Promise<void>): Promise<void> {
  const from = Date.now();
  const sender = senderOf(stage, name);
  await run(sender).catch((fault: unknown) => {
    process.exitCode = 1;
    console.log(`  ${name} stopped: ${fault instanceof Error ? fault.message : "unknown"}`);
  });
  const seconds = (Date.now() - from) / 1000;
  const findings = await judge(stage.db, sender.told);
  const wrongs: Record<(typeof WRONGS)[number], string[]> = { ...findings, broken: await brokenParts(stage.db) };
  console.log(lineOf([name, seconds.toFixed(0), ...numbersOf(findings), ...WRONGS.map((one) => wrongs[one].length)]));
  for (const one of WRONGS) for (const text of wrongs[one].slice(0, 5)) console.log(`  ${one}: ${text}`);
  if (WRONGS.some((one) => wrongs[one].length > 0)) process.exitCode = 1;
}

function numbersOf({ operations, acknowledged, unknown, refused, slowestMs }: Findings): (string | number)[] {
  return [operations, acknowledged, unknown, refused, (slowestMs / 1000).toFixed(1)];
}

/** A line of the table. */
function lineOf([name = "", ...cells]: (string | number)[]): string {
  return `${String(name).padEnd(16)}${cells.map((cell) => String(cell).padStart(13)).join("")}`;
}
