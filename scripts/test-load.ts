import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import { describeMachine } from "./bench/machine.ts";
import { climb, flood } from "./load/ladder.ts";
import { lookFor } from "./load/oracle.ts";
import { type Outcome, wrongsOf } from "./load/outcome.ts";
import { bodiesThatHang, crowdAtTheDoor, easyPace, everyAct, leaversMidway, silentDatabase } from "./load/short.ts";
import { stormOfSignIns } from "./load/sign-in-storm.ts";
import { soak } from "./load/soak.ts";
import { stormOfSockets } from "./load/socket-storm.ts";
import { type Stage, withStage } from "./load/stage.ts";
import { failOn } from "./load/tell.ts";
import { runScript } from "./run-script.ts";

const HELP = `Loads the built site as people do, each coming by a clock of their own, answered or not: visitors, signed-in readers,
writers, in the shares of scripts/load/mix.ts.

  npm run build && npm run test:load -- [--only ladder] [--soak 1] [--rate 0] [--seed 1] [--short]

  ladder    the rate rises until reads are late, goes to twice as much, and back to half
  sign-ins  twenty a second beside ten reads a second
  sockets   all sockets are cut and come back at once while people write
  flood     by its name alone: --rate a second (80) for 12 s, then five a second, whatever the machine can
  soak      half of the ladder's rate, or --rate, for --soak minutes (60 s)

--only takes phases by the beginning of their names. --short does a little of each with the database silent in the middle, as
npm test does. Everything is on loopback. Afterwards each write that was acknowledged is looked for. Exits 1 on any
answer but done, 429 or 503 with Retry-After, when anything is lost or doubled, or when it is not normal 10 s after overload.`;

const PAIRS = 200;
const PAIRS_OF_SHORT = 20;
const DEFAULT_SOAK_RATE = 20;
const FLOOD_RATE = 80;
const RATE_AFTER_FLOOD = 5;
/** A run that takes longer hangs. */
const LONGEST_MS = 5 * 60_000;

interface Options {
  soakMinutes: number;
  /** Of the soak, a second. */
  rate: number;
}

type Phase = (stage: Stage, options: Options) => Promise<void>;

const PHASES: Record<string, Phase> = {
  ladder: async (stage, options) => {
    const knee = await climb(stage);
    options.rate ||= knee / 2;
  },
  "sign-ins": (stage) => stormOfSignIns(stage, { signIns: 20, reads: 10, seconds: 15 }),
  sockets: (stage) => stormOfSockets(stage, PAIRS),
  soak: (stage, { rate, soakMinutes }) => soak(stage, rate || DEFAULT_SOAK_RATE, soakMinutes),
};

/** Done where it is asked for. */
const FLOOD: Record<string, Phase> = {
  flood: (stage, { rate }) => flood(stage, rate || FLOOD_RATE, RATE_AFTER_FLOOD),
};

const SHORT_PHASES: Record<string, Phase> = {
  easy: easyPace,
  leavers: leaversMidway,
  bodies: bodiesThatHang,
  silence: silentDatabase,
  door: crowdAtTheDoor,
  sockets: (stage) => stormOfSockets(stage, PAIRS_OF_SHORT),
};

runScript("test:load", HELP, async () => {
  const { values } = parseArgs({
    options: {
      only: { type: "string", default: "" },
      soak: { type: "string", default: "1" },
      rate: { type: "string", default: "0" },
      seed: { type: "string", default: "1" },
      short: { type: "boolean", default: false },
    },
  });
  const options = { soakMinutes: Number(values.soak), rate: Number(values.rate) };
  const long = values.only === "flood" ? FLOOD : PHASES;
  const all = values.short ? SHORT_PHASES : long;
  const phases = Object.entries(all).filter(([name]) => name.startsWith(values.only));
  if (phases.length === 0) throw new Error(`no phase begins with ${values.only}`);
  const longestMs = LONGEST_MS + options.soakMinutes * 60_000;
  const endsBy = setTimeout(() => {
    console.log(`FAIL: not over after ${longestMs / 60_000} minutes`);
    process.exit(1);
  }, longestMs);
  const { text, busy } = await describeMachine();
  console.log(`${text}; ${Math.round(busy * 100)} % busy with other work before the run`);
  const pairs = values.short ? PAIRS_OF_SHORT : PAIRS;
  await withStage({ pairs, seed: Number(values.seed), hasProxy: values.short }, async (stage) => {
    await everyAct(stage);
    for (const [, phase] of phases) await phase(stage, options);
    await tellKept(stage);
  });
  clearTimeout(endsBy);
});

/** What nobody was told of may still be on its way for as long as a write waits; then it is sent once more. */
async function tellKept({ db, session }: Stage): Promise<void> {
  await sleep(5000);
  const repeats: Outcome[] = [];
  const repeated = await session.repeatUnknown(repeats);
  failOn("sent once more", wrongsOf(repeats));
  const { acknowledged, unknown, lost, doubled, phantom } = await lookFor(db, session.written);
  console.log(
    `\nwrites: ${acknowledged} acknowledged, ${repeated} of them when they were sent once more, ${unknown} unknown; ` +
      `lost ${lost.length}, doubled ${doubled.length}, there though refused ${phantom.length}`,
  );
  for (const [name, wrongs] of Object.entries({ lost, doubled, phantom })) failOn(name, wrongs.slice(0, 5));
}
