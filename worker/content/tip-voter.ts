import type { Context } from "#worker/platform/context.ts";
import { tipRatingMark } from "#worker/platform/secrets.ts";

/** The caller as one who rates a tip: an account, or without one whoever is behind the same network address. */
export async function tipVoter({ settings, clientAddress, viewer }: Context, slug: string): Promise<string> {
  const account = await viewer();
  return tipRatingMark(settings, slug, account ? account.userId : `address ${clientAddress}`);
}
