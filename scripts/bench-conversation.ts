import { rmSync } from "node:fs";
import { openDatabase } from "#drizzle/client.ts";
import { catalogueOf, RUN_FOLDER } from "./bench/catalogue.ts";
import { type ConversationLoad, conversation, read } from "./bench/conversation-cases.ts";
import { type Pair, writeHistory, writePairs } from "./bench/conversation-pairs.ts";
import { openAndScroll, withBrowser, writeAndWatch } from "./bench/conversation-screens.ts";
import { Endpoint } from "./bench/endpoint.ts";
import { describeMachine } from "./bench/machine.ts";
import type { Spread } from "./bench/percentiles.ts";
import { type Site, startSite } from "./bench/site.ts";
import { runScript } from "./run-script.ts";

const HELP = `Measures messages: stored and on the other's socket with 100 and with 1,000 sockets, on the other's screen, and a
conversation of 100,000 messages beside one of 100.

  npm run build && npm run bench:conversation

Runs the built site under plain Miniflare over a copy of the demo data. Exits 1 when a message was lost, or when one was on the
other's socket later than 25 ms at the median or 100 ms at the 99th percentile, on the screen later than 150 ms at the median, or
when the long conversation takes twice as long as the short one.`;

const PAIRS = 500;
const LONG = 100_000;
const SHORT = 100;
const MOST = { heard50: 25, heard99: 100, shown50: 150 } as const;

runScript("bench:conversation", HELP, async () => {
  const machine = await describeMachine();
  console.log(`${machine.text}; ${Math.round(machine.busy * 100)} % busy with other work before the run`);
  const { file } = await catalogueOf(160, console.log);
  const endpoint = await Endpoint.start(file);
  try {
    const db = openDatabase({ url: endpoint.url, timeoutMs: 300_000 });
    const pairs = await writePairs(db, PAIRS, Date.now());
    const [long, short] = pairs.slice(-2);
    if (!long || !short) throw new Error("no pairs");
    await writeHistory(db, long, LONG);
    await writeHistory(db, short, SHORT);
    await onSite(endpoint, {}, (site) => measureServer(site, pairs, long, short));
    await onSite(endpoint, { forBrowsers: true }, (site) => measureScreens(site, pairs, long, short));
  } finally {
    await endpoint.close();
    rmSync(RUN_FOLDER, { recursive: true, force: true });
  }
});

async function onSite(
  { url }: Endpoint,
  options: Parameters<typeof startSite>[2],
  measure: (site: Site) => Promise<void>,
): Promise<void> {
  const site = await startSite("dist", url, options);
  try {
    await measure(site);
  } finally {
    await site.close();
  }
}

async function measureServer(site: Site, pairs: Pair[], long: Pair, short: Pair): Promise<void> {
  await benchConversations(site, { pairs: pairs.slice(0, 50), messages: 300, messagesASecond: 10 });
  await benchConversations(site, { pairs, messages: 300, messagesASecond: 10 });
  const few = await read(site, short, SHORT);
  for (const [label, many] of await read(site, long, LONG)) {
    const p50 = few.get(label)?.p50 ?? 0;
    console.log(
      `${label}: of ${SHORT} p50 ${p50.toFixed(1)} ms; of ${LONG} ${told(many)}${over(many.p50 > 2 * p50 + 2)}`,
    );
  }
}

async function measureScreens(site: Site, [first]: Pair[], long: Pair, short: Pair): Promise<void> {
  await withBrowser(async (browser) => {
    if (!first) return;
    const { shown } = await writeAndWatch(browser, site, first);
    console.log(`from Enter to the other's screen: ${told(shown)}${over(shown.p50 > MOST.shown50)}`);
    for (const [pair, length] of [[short, SHORT] as const, [long, LONG] as const]) {
      const { opened, older, bubbles } = await openAndScroll(browser, site, pair);
      const back = older.count === 0 ? "" : ` · older pages: ${told(older)}`;
      console.log(`screen of ${length} messages: opened in ${opened.toFixed(0)} ms${back} · ${bubbles} bubbles drawn`);
    }
  });
}

async function benchConversations(site: Site, load: ConversationLoad): Promise<void> {
  const { sockets, stored, heard, lost, memory, grown } = await conversation(site, load);
  const isLate = heard.p50 > MOST.heard50 || heard.p99 > MOST.heard99;
  const mb = (bytes: number | undefined) => (bytes === undefined ? "?" : `${Math.round(bytes / 2 ** 20)} MB`);
  console.log(
    `${sockets} sockets, ${load.messagesASecond} messages a second: stored ${told(stored)} · on the other's socket ` +
      `${told(heard)}${over(isLate)} · lost ${lost}${over(lost > 0)} · workerd ${mb(memory)}, grown by ${mb(grown)}`,
  );
}

function told({ count, p50, p99 }: Spread): string {
  return `${count} · p50 ${p50.toFixed(1)} ms · p99 ${p99.toFixed(1)} ms`;
}

function over(isOver: boolean): string {
  if (isOver) process.exitCode = 1;
  return isOver ? " FAIL" : "";
}
