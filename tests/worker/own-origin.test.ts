import { beforeAll, describe, expect, it } from "vitest";
import { freshDatabaseUrl } from "../support/database.ts";
import { forms } from "./support/forms.ts";
import { ORIGIN, PRODUCTION, post, siteOver } from "./support/site.ts";

let url: string;
beforeAll(async () => {
  url = await freshDatabaseUrl();
});

const appCode = async (answer: Response) => {
  const body = await answer.json<{ error: { data: { appCode: string } } }>();
  return `${answer.status} ${body.error.data.appCode}`;
};

describe("the own origin in production", () => {
  const elsewhere = { "Sec-Fetch-Site": "same-origin", "CF-Connecting-IP": "198.51.100.60" };

  it("is the public one alone: a second address of the Worker writes nothing and opens no room", async () => {
    const second = siteOver(url, { vars: { ...PRODUCTION, PUBLIC_ORIGIN: "https://public.test" } });
    expect(await appCode(await second("/api/trpc/contact.send", post(forms.contact(), elsewhere)))).toBe(
      "403 FORBIDDEN",
    );
    const withOrigin = post(forms.contact(), { ...elsewhere, Origin: ORIGIN });
    expect(await appCode(await second("/api/trpc/contact.send", withOrigin))).toBe("403 FORBIDDEN");
    const socket = { Upgrade: "websocket", "CF-Connecting-IP": "198.51.100.61" };
    const room = await second("/parties/conversation/a", { headers: { ...socket, Origin: ORIGIN } });
    expect(room.status).toBe(403);
    const ours = await second("/parties/conversation/a", { headers: { ...socket, Origin: "https://public.test" } });
    expect(ours.status).toBe(401);
  });
});
