import { describe, expect, it } from "vitest";
import { limitedAddress } from "#worker/http/client-address.ts";
import { freshDatabaseUrl } from "../support/database.ts";
import { forms } from "./support/forms.ts";
import { post, siteOver } from "./support/site.ts";

describe("limitedAddress", () => {
  it.each([
    ["203.0.113.7", "203.0.113.7"],
    ["local", "local"],
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
    ["2001:DB8:0001:2::9", "2001:db8:1:2::/64"],
    ["2001:db8:1:2::", "2001:db8:1:2::/64"],
    ["2001:db8::1", "2001:db8:0:0::/64"],
    ["::1", "0:0:0:0::/64"],
    ["fe80::1%eth0", "fe80:0:0:0::/64"],
    ["::ffff:192.0.2.1", "192.0.2.1"],
    ["::FFFF:c000:201", "192.0.2.1"],
    ["1::2::3", "1::2::3"],
    ["not:an:address", "not:an:address"],
  ])("%s counts as %s", (address, expected) => expect(limitedAddress(address)).toBe(expected));

  it("makes one client of all addresses of a /64", async () => {
    const site = siteOver(await freshDatabaseUrl());
    const statuses: number[] = [];
    for (let host = 1; host <= 4; host += 1) {
      const from = { "CF-Connecting-IP": `2001:db8:1:2::${host}` };
      statuses.push((await site("/api/trpc/contact.send", post(forms.contact(), from))).status);
    }
    expect(statuses).toEqual([200, 200, 200, 429]);
  });
});
