import { rmSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { parseArgs } from "node:util";
import type { Browser } from "@playwright/test";
import { sql } from "drizzle-orm";
import { type Database, openDatabase } from "#drizzle/client.ts";
import { catalogueOf, RUN_FOLDER } from "./bench/catalogue.ts";
import { writePairs } from "./bench/conversation-pairs.ts";
import { withBrowser } from "./bench/conversation-screens.ts";
import { CuttingProxy } from "./faults/cutting-proxy.ts";
import { freePort } from "./faults/free-port.ts";
import { compare, Journal, type Kept } from "./faults/journal.ts";
import { Killable } from "./faults/killable.ts";
import { Participant } from "./faults/participant.ts";
import { cutSockets, killAgain, reloadUnsent, type Stage } from "./faults/phases.ts";
import { runScript } from "./run-script.ts";

const HELP = `Tries to lose, double or reorder messages: browsers write by the site's own screen while connections are cut each 1-5 s,
the Worker and the database are killed with -9 under ten messages a second, and tabs with unsent messages are loaded again.

  npm run build && npm run faults:conversation -- [--minutes 10] [--kills 20] [--reloads 10]

A journal is written before each send and compared with the database and with the screens. Exits 1 when anything is lost, doubled
or out of order, or when a count of unread messages is not that of the messages themselves.`;

const LOG = join(RUN_FOLDER, "processes.log");
const PAIRS = 3;
/** What was held up goes out at the pace that one account may keep; when nothing has come for so long, nothing more will. */
const NOTHING_CAME_MS = 90_000;

runScript("faults:conversation", HELP, async () => {
  const { values } = parseArgs({
    options: {
      minutes: { type: "string", default: "10" },
      kills: { type: "string", default: "20" },
      reloads: { type: "string", default: "10" },
    },
  });
  const { file } = await catalogueOf(160, console.log);
  const [databasePort, sitePort] = [await freePort(), await freePort()];
  const url = `http://127.0.0.1:${databasePort}/`;
  const database = new Killable("../bench/endpoint-process.ts", [file, String(databasePort)], LOG);
  const site = new Killable("./site-process.ts", [url, String(sitePort), join(RUN_FOLDER, "state")], LOG);
  const journal = new Journal(join(RUN_FOLDER, "journal.jsonl"));
  try {
    await database.start();
    await site.start();
    const db = openDatabase({ url, timeoutMs: 60_000 });
    const proxy = await CuttingProxy.start(sitePort);
    await withBrowser(async (browser) => {
      const participants = await seatParticipants(browser, db, proxy.origin, journal);
      const stage: Stage = { participants, proxy, site, database };
      const { minutes, kills, reloads } = values;
      const phases: [string, () => Promise<void>][] = [
        [`connections cut for ${minutes} min`, () => cutSockets(stage, Number(minutes))],
        [`Worker killed ${kills} times`, () => killAgain(stage, site, Number(kills))],
        [`database killed ${kills} times`, () => killAgain(stage, database, Number(kills))],
        [`${reloads} tabs with unsent messages loaded again`, () => reloadUnsent(stage, Number(reloads))],
      ];
      for (const [label, run] of phases) await runPhase(label, run, db, stage, journal);
      console.log(`connections cut in all: ${proxy.cuts}`);
    });
    proxy.close();
  } finally {
    journal.close();
    await site.kill();
    await database.kill();
    if (!process.exitCode) rmSync(RUN_FOLDER, { recursive: true, force: true });
  }
});

async function seatParticipants(
  browser: Browser,
  db: Database,
  origin: string,
  journal: Journal,
): Promise<Participant[]> {
  const pairs = await writePairs(db, PAIRS, Date.now());
  const seats = pairs.flatMap(({ buyer, seller, conversation }) => [
    { who: buyer, conversation },
    { who: seller, conversation },
  ]);
  const participants: Participant[] = [];
  for (const [place, seat] of seats.entries()) {
    const name = String.fromCharCode("A".charCodeAt(0) + place);
    participants.push(await Participant.sitDown(browser, { ...seat, origin, name, journal }));
  }
  return participants;
}

async function runPhase(
  label: string,
  run: () => Promise<void>,
  db: Database,
  { participants }: Stage,
  journal: Journal,
): Promise<void> {
  const [before, from] = [journal.entries.length, Date.now()];
  await run();
  const seconds = (Date.now() - from) / 1000;
  const settledFrom = Date.now();
  const kept = await untilSettled(db, participants, journal);
  const { lost, doubled, reordered, gaps } = compare(journal.entries, kept);
  const faults = {
    lost,
    doubled,
    reordered,
    gaps,
    ...{ wrongScreens: await wrongScreens(participants, kept), wrongCounts: await wrongCounts(db) },
  };
  const said = journal.entries.length - before;
  const told = Object.entries(faults).map(([name, found]) => `${name} ${found.length}`);
  console.log(
    `${label}: ${said} messages in ${seconds.toFixed(0)} s (${(said / seconds).toFixed(1)} a second), settled ` +
      `${((Date.now() - settledFrom) / 1000).toFixed(0)} s later · ${told.join(" · ")}`,
  );
  if (Object.values(faults).every((found) => found.length === 0)) return;
  console.log(JSON.stringify(faults).slice(0, 2000));
  process.exitCode = 1;
}

/** Waits until everything has arrived and every screen shows it, or until nothing comes any more. */
async function untilSettled(db: Database, participants: readonly Participant[], journal: Journal): Promise<Kept[]> {
  let [fewest, end] = [Number.POSITIVE_INFINITY, 0];
  for (;;) {
    const kept = await keptMessages(db);
    const left = compare(journal.entries, kept).lost.length + (await wrongScreens(participants, kept)).length;
    if (left < fewest) [fewest, end] = [left, Date.now() + NOTHING_CAME_MS];
    if (left === 0 || Date.now() > end) return kept;
    await sleep(1000);
  }
}

function keptMessages(db: Database): Promise<Kept[]> {
  return db.all<Kept>(
    sql`select sender_id as "by", conversation_id as conversation, content as words, seq from messages
      where conversation_id glob 'cnv_*' and content glob '[A-Z]-[0-9]*'`,
  );
}

/** Talkers whose screen shows something else than the end of their conversation, or something still unsent. */
async function wrongScreens(participants: readonly Participant[], kept: readonly Kept[]): Promise<string[]> {
  const wrong: string[] = [];
  for (const participant of participants) {
    const seen = await participant.sees();
    const all = kept.filter(({ conversation }) => conversation === participant.conversation);
    const words = all.sort((one, other) => one.seq - other.seq).map((one) => one.words);
    const isEnd = seen.join() === words.slice(words.length - seen.length).join();
    const isEnough = seen.length >= Math.min(40, words.length);
    if (!isEnd || !isEnough || (await participant.hasUnsent())) wrong.push(participant.name);
  }
  return wrong;
}

/** Sides whose count of unread messages is not what the messages say. */
function wrongCounts(db: Database): Promise<{ user: string }[]> {
  return db.all(sql`select m.user_id as user from conversation_members as m where m.unread <> (select count(*) from messages as t
    where t.conversation_id = m.conversation_id and t.side <> m.side and t.seq > m.read_seq and t.kind <> 'context')`);
}
