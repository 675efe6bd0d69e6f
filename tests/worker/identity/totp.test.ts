import { base32 } from "oslo/encoding";
import { describe, expect, it } from "vitest";
import { TOTP_STEP_MS } from "#domain/identity/second-factor.ts";
import { totpStepOf } from "#worker/identity/second-factor/totp.ts";

describe("the codes of an authenticator", () => {
  const rfcKey = base32.encode(new TextEncoder().encode("12345678901234567890"));

  it.each([
    [59, "287082"],
    [1111111109, "081804"],
    [1234567890, "005924"],
    [20000000000, "353130"],
  ])("are those of RFC 6238 at %i s", async (seconds, code) => {
    const step = Math.floor(seconds / 30);
    expect(await totpStepOf(rfcKey, code, seconds * 1000)).toBe(step);
    expect(await totpStepOf(rfcKey, code, seconds * 1000 + TOTP_STEP_MS)).toBe(step);
    expect(await totpStepOf(rfcKey, code, seconds * 1000 - TOTP_STEP_MS)).toBe(step);
    expect(await totpStepOf(rfcKey, code, seconds * 1000 + 2 * TOTP_STEP_MS)).toBeNull();
  });
});
