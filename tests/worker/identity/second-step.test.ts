import { env } from "cloudflare:workers";
import { expect, it } from "vitest";
import { readSecondStepProof, secondStepProof } from "#worker/identity/second-factor/second-step.ts";
import { seal } from "#worker/platform/secrets.ts";
import { parseSettings } from "#worker/platform/settings.ts";
import { TEST_NOW } from "../support/context.ts";

const AT_HOME = { settings: parseSettings(env), now: () => TEST_NOW, clientAddress: "203.0.113.7" };

it("says that the account knows the address only to who comes from there", () => {
  const proof = secondStepProof(AT_HOME, { id: "usr_1", passwordHash: "hash", isKnown: true });
  expect(readSecondStepProof(AT_HOME, proof)).toMatchObject({ userId: "usr_1", isKnown: true });
  expect(readSecondStepProof({ ...AT_HOME, clientAddress: "203.0.113.8" }, proof)?.isKnown).toBe(false);
});

it("who is between the two steps while a build goes live goes on, as a stranger", () => {
  const before = seal(AT_HOME.settings, JSON.stringify(["usr_1", "mark", TEST_NOW + 1000, true]), "second-step");
  expect(readSecondStepProof(AT_HOME, before)).toEqual({ userId: "usr_1", passwordMark: "mark", isKnown: false });
});
