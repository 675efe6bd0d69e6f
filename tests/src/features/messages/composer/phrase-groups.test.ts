import { afterEach, expect, it } from "vitest";
import { PHRASE_KEYS } from "#domain/messaging/phrases.ts";
import { findPhrases, PHRASE_GROUPS } from "#src/features/messages/composer/phrase-groups.ts";
import { speak } from "../../../../support/in-locale.ts";

afterEach(() => speak("ar"));

it("offers each phrase in one group", () => {
  expect(PHRASE_GROUPS.flatMap(({ keys }) => keys).sort()).toEqual([...PHRASE_KEYS].sort());
});

it.each([
  ["ar", "عينه", ["send_sample", "sample_cost"]],
  ["ar", "شهاده", ["send_certificate", "certificate_attached"]],
  ["en", "price VAT", ["price_includes_vat"]],
  ["fr", "echantillon", ["send_sample", "sample_cost"]],
  ["fr", "delai", ["lead_time", "lead_time_is", "ready_on", "ship_before", "delayed_by"]],
  ["en", "zeppelin", []],
] as const)("finds in %s what is meant by %s", (locale, words, keys) => {
  speak(locale);
  expect(findPhrases(words).flatMap((group) => group.keys)).toEqual(keys);
});
