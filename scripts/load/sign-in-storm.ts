import { SLEEPER_PASSWORD, sleeperEmail } from "../bench/login-accounts.ts";
import { type Act, MIX } from "./mix.ts";
import { isDone, waitsOf } from "./outcome.ts";
import type { Stage } from "./stage.ts";
import { failOn, readWaits, tellHead, tellRun, waitsText } from "./tell.ts";
import { addressOf, BROWSER } from "./writes.ts";

/** Somebody signs in, each with an account and a network of its own. */
export const SIGN_IN: Act = {
  name: "sign-in",
  kind: "sign-in",
  share: 0,
  run: async ({ call }, n) => {
    const headers = {
      ...{ "content-type": "application/json", "sec-fetch-site": "same-origin" },
      ...{ "cf-connecting-ip": addressOf(n), "user-agent": BROWSER },
    };
    const body = JSON.stringify({ email: sleeperEmail(n), password: SLEEPER_PASSWORD });
    await call("sign-in", "auth.signIn", { path: "/api/trpc/auth.signIn", method: "POST", headers, body });
  },
};

export const READS = MIX.filter(({ kind }) => kind === "visitor" || kind === "own");
const SHARE_OF_READS = READS.reduce((sum, { share }) => sum + share, 0);

/** So many sign in each second, while so many read. */
export interface Storm {
  signIns: number;
  reads: number;
  seconds: number;
}

/** Far more sign in than hashes may begin: who reads beside them is not refused. */
export async function stormOfSignIns(
  { session }: Pick<Stage, "session">,
  { signIns, reads, seconds }: Storm,
): Promise<void> {
  const mix = [...READS, { ...SIGN_IN, share: (SHARE_OF_READS * signIns) / reads }];
  tellHead();
  const pace = { rate: signIns + reads, seconds, mix };
  const run = await session.run(pace);
  await run.settled;
  tellRun(`${signIns} sign-ins a second`, pace, run);
  const tried = run.outcomes.filter(({ kind }) => kind === "sign-in");
  const got = tried.filter(isDone).length;
  console.log(
    `\nsign-ins: ${got} of ${tried.length} got in, ${(got / seconds).toFixed(1)} a second, ` +
      `${waitsText(waitsOf(tried, "sign-in"))} ms; reads beside them ${waitsText(readWaits(run.outcomes))} ms`,
  );
  if (got === 0) failOn("sign-ins", ["nobody got in"]);
  const refused = run.outcomes.filter((one) => one.kind !== "sign-in" && !isDone(one)).length;
  if (refused > 0) failOn("sign-ins", [`${refused} reads were refused beside them`]);
}
