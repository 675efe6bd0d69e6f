import { readFileSync, writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";
import { type Measured, startMeasured, type Taken } from "./processes.ts";

const PAGE = "/about";
/** A part of that page that the Worker draws. */
const EDITED = "src/features/content/about/target-markets.tsx";
const PLACE = "<p className=";
const LONGEST_MS = 600_000;

/** `npm run dev` from its start to its first page, and from a line changed in a screen to the page that has it. */
export async function measureDev(port: number): Promise<{ ready: Taken; edit: Taken }> {
  const server = startMeasured("npm", ["run", "dev"], { PORT: String(port) });
  try {
    await pageWith(server, port, "<html");
    const ready = taken(server.startedAt, server.processorSeconds());
    return { ready, edit: await measureEdit(server, port) };
  } finally {
    await server.stop();
  }
}

async function measureEdit(server: Measured, port: number): Promise<Taken> {
  const before = readFileSync(EDITED, "utf8");
  if (!before.includes(PLACE)) throw new Error(`${EDITED} has no ${PLACE} to change`);
  const putBack = () => writeFileSync(EDITED, before);
  process.once("exit", putBack);
  try {
    const [startedAt, seconds] = [Date.now(), server.processorSeconds()];
    writeFileSync(EDITED, before.replace(PLACE, `<p data-edited="${startedAt}" className=`));
    await pageWith(server, port, `data-edited="${startedAt}"`);
    return taken(startedAt, server.processorSeconds() - seconds);
  } finally {
    putBack();
    process.off("exit", putBack);
  }
}

function taken(startedAt: number, processor: number): Taken {
  return { wall: (Date.now() - startedAt) / 1000, processor };
}

/** Asks for the page until it says a text. @throws Error when the server ends, or never says it */
async function pageWith(server: Measured, port: number, text: string): Promise<void> {
  let hasEnded = false;
  void server.ended.then(() => {
    hasEnded = true;
  });
  const until = Date.now() + LONGEST_MS;
  while (Date.now() < until && !hasEnded) {
    const page = await fetch(`http://localhost:${port}${PAGE}`, { signal: AbortSignal.timeout(LONGEST_MS) })
      .then(async (answer) => (answer.ok ? answer.text() : ""))
      .catch(() => ""); // it does not listen yet
    if (page.includes(text)) return;
    await pause(100);
  }
  throw new Error(`no page with ${text}:\n${server.printed().slice(-2000)}`);
}
