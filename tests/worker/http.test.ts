import { beforeAll, describe, expect, it } from "vitest";
import { SECURITY_HEADERS } from "#worker/http/security-headers.ts";
import { freshDatabaseUrl } from "../support/database.ts";
import { expectConsoleErrors } from "../support/no-console-errors.ts";
import { forms } from "./support/forms.ts";
import { ORIGIN, PRODUCTION, post, siteOver } from "./support/site.ts";

let url: string;
let site: ReturnType<typeof siteOver>;
beforeAll(async () => {
  url = await freshDatabaseUrl();
  site = siteOver(url);
});

const appCode = async (answer: Response) => {
  const body = await answer.json<{ error: { data: { appCode: string } } }>();
  return `${answer.status} ${body.error.data.appCode}`;
};

describe("every answer", () => {
  it.each([
    ["/api/health", 200],
    ["/api/ready", 200],
    ["/api/unknown", 404],
    ["/api/trpc/unknown", 404],
    ["/robots.txt", 200],
    ["/parties/conversation/a", 426],
  ])("%s carries the security headers", async (path, status) => {
    const answer = await site(path);
    expect(answer.status).toBe(status);
    for (const [name, value] of Object.entries(SECURITY_HEADERS)) expect(answer.headers.get(name)).toBe(value);
    expect(answer.headers.get("Content-Security-Policy")).toContain("script-src 'self';");
    expect(answer.headers.get("Access-Control-Allow-Origin")).toBeNull();
  });

  it("is never stored when it comes from the API", async () => {
    for (const path of ["/api/health", "/api/trpc/content.about?input=%7B%22locale%22%3A%22ar%22%7D", "/api/none"]) {
      expect((await site(path)).headers.get("Cache-Control")).toBe("no-store");
    }
  });
});

describe("writes from elsewhere", () => {
  const submit = (headers: Record<string, string>) =>
    site("/api/trpc/contact.send", {
      ...post(forms.contact()),
      headers: { "Content-Type": "application/json", ...headers },
    });

  it.each<Record<string, string>>([
    {},
    { Origin: "https://evil.test" },
    { Origin: "null" },
    { Origin: `${ORIGIN}.evil.test` },
    { "Sec-Fetch-Site": "cross-site" },
    { "Sec-Fetch-Site": "same-site" },
    { "Sec-Fetch-Site": "cross-site", Origin: ORIGIN },
  ])("are refused: %j", async (headers) => expect(await appCode(await submit(headers))).toBe("403 FORBIDDEN"));

  it.each<Record<string, string>>([{ "Sec-Fetch-Site": "same-origin" }, { Origin: ORIGIN }])(
    "are let in: %j",
    async (headers) => expect((await submit({ ...headers, "CF-Connecting-IP": crypto.randomUUID() })).status).toBe(200),
  );

  it.each([
    "multipart/form-data; boundary=x",
    "text/plain",
    "application/octet-stream",
    "application/x-www-form-urlencoded",
    "",
  ])("are refused as %s even from our own pages", async (type) => {
    const answer = await site("/api/trpc/contact.send", post("{}", { "Content-Type": type }));
    expect(await appCode(answer)).toBe("415 BAD_INPUT");
  });

  it.each(["PUT", "DELETE", "PATCH", "OPTIONS"])("%s is no method of ours", async (method) => {
    const answer = await site("/api/trpc/contact.send", { method, headers: { "Sec-Fetch-Site": "same-origin" } });
    expect(await appCode(answer)).toBe("405 BAD_INPUT");
    expect(answer.headers.get("Allow")).toBe("GET, HEAD, POST");
  });
});

describe("bodies", () => {
  it("above 64 KB are refused, announced or not", async () => {
    const big = JSON.stringify({ message: "x".repeat(70_000) });
    expect(await appCode(await site("/api/trpc/contact.send", post(big)))).toBe("413 TOO_LARGE");
    const stream = new Response(big).body;
    const streamed = { ...post("{}"), body: stream, duplex: "half" };
    expect(await appCode(await site("/api/trpc/contact.send", streamed))).toBe("413 TOO_LARGE");
  });

  it.each(["", "{", "[]", "null", '"x"', "0", '{"__proto__":{}}', "\u0000"])(
    "that are no form are bad input: %j",
    async (body) => {
      const answer = await site("/api/trpc/contact.send", post(body));
      expect(await appCode(answer)).toBe("400 BAD_INPUT");
    },
  );

  it("of more than ten calls are refused", async () => {
    const calls = (count: number) =>
      site(
        `/api/trpc/${Array(count).fill("content.about").join(",")}?batch=1&input=${encodeURIComponent(
          JSON.stringify(Object.fromEntries(Array.from({ length: count }, (_, call) => [call, { locale: "ar" }]))),
        )}`,
      );
    expect((await calls(10)).status).toBe(200);
    expect((await calls(11)).status).toBe(400);
  });
});

describe("errors", () => {
  it("leave without a message or a stack of ours", async () => {
    const answer = await site("/api/trpc/rfq.track?input=%7B%7D");
    const text = await answer.text();
    expect(JSON.parse(text).error.data).toMatchObject({
      appCode: "BAD_INPUT",
      issues: [{ path: "reference" }],
    });
    expect(text).not.toMatch(/stack|zod|node_modules|Invalid/);
  });

  it("of a read with a key are asked for by its body, which stands in no log", async () => {
    const answer = await site("/api/trpc/rfq.track", post({ reference: "RFQ-2026-AAAAAA", key: "A".repeat(43) }));
    expect(await appCode(answer)).toBe("404 NOT_FOUND");
  });

  it("tell when to come back", async () => {
    const headers = { "CF-Connecting-IP": "198.51.100.77" };
    for (let call = 0; call < 3; call += 1) await site("/api/trpc/contact.send", post(forms.contact(), headers));
    const answer = await site("/api/trpc/contact.send", post(forms.contact(), headers));
    expect(answer.headers.get("Retry-After")).toBe("600");
    expect(await appCode(answer)).toBe("429 RATE_LIMITED");
  });

  it("of the database read 503 at once, and pass when it is back", async () => {
    expectConsoleErrors(2);
    const down = siteOver("http://127.0.0.1:9/");
    const start = Date.now();
    const answer = await down("/api/trpc/content.about?input=%7B%22locale%22%3A%22ar%22%7D");
    expect(await appCode(answer)).toBe("503 UNAVAILABLE");
    expect(answer.headers.get("Retry-After")).toBe("1");
    // Nothing waited for a limit of the database.
    expect(Date.now() - start).toBeLessThan(3000);
    expect((await down("/api/health")).status).toBe(200);
    expect(await appCode(await down("/sitemap.xml"))).toBe("503 UNAVAILABLE");
    expect((await site("/api/trpc/content.about?input=%7B%22locale%22%3A%22ar%22%7D")).status).toBe(200);
  });
});

describe("the flood limit", () => {
  it("holds in production, per address", async () => {
    const production = siteOver(url, { vars: PRODUCTION });
    const call = (address: string) => production("/api/health", { headers: { "CF-Connecting-IP": address } });
    for (let turn = 0; turn < 5; turn += 1) expect((await call("203.0.113.1")).status).toBe(200);
    const answer = await call("203.0.113.1");
    expect(await appCode(answer)).toBe("429 RATE_LIMITED");
    expect((await call("203.0.113.2")).status).toBe(200);
  });

  it.each(["/sitemap.xml", "/robots.txt", "/parties/conversation/a", "/any-page"])(
    "holds for %s too, apart from the API's",
    async (path) => {
      const production = siteOver(url, { vars: PRODUCTION });
      const call = (to: string) => production(to, { headers: { "CF-Connecting-IP": `page ${path}` } });
      for (let turn = 0; turn < 8; turn += 1) expect((await call(path)).status).not.toBe(429);
      expect(await appCode(await call(path))).toBe("429 RATE_LIMITED");
      expect((await call("/api/health")).status).toBe(200);
      for (let turn = 0; turn < 10; turn += 1) expect((await site(path)).status).not.toBe(429);
    },
  );
});

describe("POST /functions/v1/send-contact-email", () => {
  const body = {
    name: "Omar",
    company: "Acme",
    email: "o@example.com",
    phone: "0501234567",
    subject: "Hi",
    message: "Hello",
  };
  const send = (changes: object, headers: Record<string, string> = {}) =>
    site(
      "/functions/v1/send-contact-email",
      post({ ...body, ...changes }, { "CF-Connecting-IP": crypto.randomUUID(), ...headers }),
    );

  it("stores and mails the message", async () => {
    const answer = await send({ subject: "From the alias" });
    expect([answer.status, await answer.json()]).toEqual([200, { success: true }]);
    const mails = await (await site("/__dev/mailbox.json")).json<{ text: string; to: string }[]>();
    expect(mails.find(({ text }) => text.includes("From the alias"))?.to).toBe("hello@mawrid.test");
  });

  it("takes the call of a server, which has no Origin, and refuses a browser's from elsewhere", async () => {
    const call = (headers: Record<string, string>, type = "application/json") =>
      site("/functions/v1/send-contact-email", {
        method: "POST",
        headers: { "Content-Type": type, "CF-Connecting-IP": "198.51.100.70", ...headers },
        body: JSON.stringify(body),
      });
    expect(await appCode(await call({ Origin: "https://evil.test" }))).toBe("403 FORBIDDEN");
    expect(await appCode(await call({ Origin: "null" }))).toBe("403 FORBIDDEN");
    expect(await appCode(await call({ "Sec-Fetch-Site": "cross-site" }))).toBe("403 FORBIDDEN");
    expect(await appCode(await call({}, "text/plain"))).toBe("415 BAD_INPUT");
    for (let turn = 0; turn < 3; turn += 1) expect((await call({})).status).toBe(200);
    expect(await appCode(await call({}))).toBe("429 RATE_LIMITED");
  });

  it("answers refusals in JSON", async () => {
    expect(await appCode(await send({ email: "x" }))).toBe("400 BAD_INPUT");
    expect(await appCode(await send({ name: "" }))).toBe("400 BAD_INPUT");
    expect(await appCode(await site("/functions/v1/send-contact-email", post("{")))).toBe("400 BAD_INPUT");
    const headers = { "CF-Connecting-IP": "198.51.100.9" };
    for (let turn = 0; turn < 3; turn += 1) expect((await send({}, headers)).status).toBe(200);
    expect(await appCode(await send({}, headers))).toBe("429 RATE_LIMITED");
    expect(await appCode(await site("/functions/v1/send-contact-email"))).toBe("405 BAD_INPUT");
  });
});

describe("the developer's pages", () => {
  it("are not there in production", async () => {
    const production = siteOver(url, { vars: PRODUCTION });
    for (const path of ["/__dev/mailbox", "/__dev/mailbox.json"]) {
      expect((await production(path, { headers: { "CF-Connecting-IP": path } })).status).toBe(404);
    }
    expect((await production("/__dev/scheduled", post({}, { "CF-Connecting-IP": "d" }))).status).toBe(404);
  });

  it("show the mailbox and run the clock", async () => {
    expect(await (await site("/__dev/mailbox")).text()).toContain("Mailbox");
    const moved = await (await site("/__dev/scheduled", post({}))).json<Record<string, number>>();
    expect(moved).toMatchObject({ mails: 0, requests: 0, old: 0, sessions: 0, index: 0 });
    // A job that failed reads -1.
    expect(Object.values(moved).filter((count) => count !== 0)).toEqual([]);
  });
});
