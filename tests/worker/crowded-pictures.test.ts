import { env } from "cloudflare:workers";
import { beforeAll, expect, it } from "vitest";
import { sample } from "./pictures/samples.ts";
import { ALL, crowdedSite, READ, TEN_READS } from "./support/crowd.ts";
import { PRODUCTION, siteOver } from "./support/site.ts";

const ID = "V1StGXR8_Z5jdHi6B-shd";
const NAMES = [`products/${ID}.64x64.${ID}a.png`, `logos/${ID}.png`, `avatars/${ID}.png`];
const ADDRESSES = ["198.51.100.1", "198.51.100.2", "198.51.100.3"];
const OF_A_LIST = 24;
/** Every limiter against floods lets everybody pass: what is asked here is who has a place. */
const OPEN_DOOR = { limit: async () => ({ success: true }) };

const { come, fillAll, url } = crowdedSite();
beforeAll(async () => {
  for (const name of NAMES) await env.FILES.put(name, sample("png"), { httpMetadata: { contentType: "image/png" } });
});

/** A bucket that takes 60 ms for each picture. */
function slowBucket(): R2Bucket {
  const get = async (key: string) => {
    await new Promise((resolve) => setTimeout(resolve, 60));
    return env.FILES.get(key);
  };
  return { get } as unknown as R2Bucket;
}

function productionSite() {
  const vars = { ...PRODUCTION, READ_WITHIN_MS: "10000" };
  return siteOver(url(), { vars, limiter: OPEN_DOOR, pageLimiter: OPEN_DOOR, bucket: slowBucket() });
}

/** Everybody behind these addresses opens a list at once. */
async function openLists(site: ReturnType<typeof siteOver>, addresses: readonly string[]): Promise<number[]> {
  const asked = addresses.flatMap((address) =>
    Array.from({ length: OF_A_LIST }, async (_, n) => {
      const answer = await site(`/files/${NAMES[n % NAMES.length]}`, { headers: { "CF-Connecting-IP": address } });
      await answer.arrayBuffer();
      return answer.status;
    }),
  );
  return Promise.all(asked);
}

it.each([
  ["two people behind one address", ["198.51.100.1", "198.51.100.1"]],
  ["two addresses", ADDRESSES.slice(0, 2)],
  ["three addresses", ADDRESSES],
  ["an office of ten", Array<string>(10).fill("198.51.100.1")],
])("the pictures of lists come whole to %s, beside a batch", async (_, addresses) => {
  const site = productionSite();
  await come(1, TEN_READS, { headers: { "CF-Connecting-IP": "198.51.100.1" } }, site);
  expect(new Set(await openLists(site, addresses))).toEqual(new Set([200]));
});

it("pictures take no place of anything else, and come while all of those are taken", async () => {
  const site = productionSite();
  await fillAll();
  expect(new Set(await openLists(site, ADDRESSES))).toEqual(new Set([200]));
});

it("reads go on while pictures are under way", async () => {
  const site = productionSite();
  const pictures = openLists(site, Array<string>(4).fill("198.51.100.1"));
  await come(ALL / 2, READ, { headers: { "CF-Connecting-IP": "198.51.100.1" } }, site);
  expect(new Set(await pictures)).toEqual(new Set([200]));
});
