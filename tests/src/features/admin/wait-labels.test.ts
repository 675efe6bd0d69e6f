import { afterEach, expect, it } from "vitest";
import { waitLabels } from "#src/features/admin/wait-labels.ts";
import { speak } from "../../../support/in-locale.ts";

afterEach(() => speak("ar"));

it.each([
  ["ar", "وصل اليوم", "مدة الانتظار: يوما عمل"],
  ["en", "Arrived today", "Waiting time: 2 working days"],
  ["fr", "Reçu aujourd’hui", /^Temps d’attente\s: 2 jours ouvrés$/],
] as const)("says in %s how long something waits as a sentence that holds together", (locale, today, two) => {
  speak(locale);
  expect(waitLabels(0)).toBe(today);
  expect(waitLabels(2)).toMatch(two);
});
