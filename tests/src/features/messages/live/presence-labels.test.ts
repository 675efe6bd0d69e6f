import { afterEach, expect, it } from "vitest";
import { presenceLabels } from "#src/features/messages/live/presence-labels.ts";
import { speak } from "../../../../support/in-locale.ts";

afterEach(() => speak("ar"));

const NOW = Date.UTC(2026, 10, 21, 12);
const gone = (passed: number) => presenceLabels({ isOnline: false, lastSeenAt: NOW - passed }, NOW);

it.each([
  ["ar", "غير متصل · آخر ظهور قبل لحظات", "غير متصل · آخر ظهور قبل دقيقتين"],
  ["en", "Offline · last seen just now", "Offline · last seen 2 minutes ago"],
  ["fr", "Hors ligne · dernière connexion à l’instant", "Hors ligne · dernière connexion il y a 2 minutes"],
] as const)("says in %s when somebody who just went was seen", (locale, justNow, before) => {
  speak(locale);
  for (const passed of [-5000, 0, 59_999]) expect(gone(passed)).toBe(justNow);
  expect(gone(120_000)).toBe(before);
});
