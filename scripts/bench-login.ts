import { rmSync } from "node:fs";
import { catalogueOf, RUN_FOLDER } from "./bench/catalogue.ts";
import { Endpoint } from "./bench/endpoint.ts";
import { insertSleepers } from "./bench/login-accounts.ts";
import { type ReadingFigures, readBesideLogins } from "./bench/login-load.ts";
import { describeMachine } from "./bench/machine.ts";
import { startSite } from "./bench/site.ts";
import { runScript } from "./run-script.ts";

const HELP = `Measures how reading fares while people sign in: product reads alone, then beside 10 sign-ins a second.

  npm run build && npm run bench:login

Runs the built site under plain Miniflare over the demo data. Every sign-in comes from an address and an account of its
own, so that no limit but that of the processor answers.`;

const ALONE_SECONDS = 15;
const BESIDE_SECONDS = 60;
const LOGINS_A_SECOND = 10;

runScript("bench:login", HELP, async () => {
  const { file } = await catalogueOf(160, console.log);
  const endpoint = await Endpoint.start(file);
  try {
    await insertSleepers(endpoint.url);
    const site = await startSite("dist", endpoint.url);
    try {
      console.log((await describeMachine()).text);
      await readBesideLogins(site.url, { seconds: 3, loginsASecond: 0 });
      tell("alone", await readBesideLogins(site.url, { seconds: ALONE_SECONDS, loginsASecond: 0 }));
      const beside = { seconds: BESIDE_SECONDS, loginsASecond: LOGINS_A_SECOND };
      tell(`beside ${LOGINS_A_SECOND} sign-ins a second`, await readBesideLogins(site.url, beside));
    } finally {
      await site.close();
    }
  } finally {
    await endpoint.close();
    rmSync(RUN_FOLDER, { recursive: true, force: true });
  }
});

function tell(label: string, { reads, logins, answers }: ReadingFigures): void {
  const spread = ({ count, p50, p99 }: ReadingFigures["reads"]) =>
    `${count} · p50 ${p50.toFixed(0)} ms · p99 ${p99.toFixed(0)} ms`;
  console.log(`reading ${label}: ${spread(reads)}`);
  if (logins.count > 0) console.log(`  signed in: ${spread(logins)}; all answers ${JSON.stringify(answers)}`);
}
