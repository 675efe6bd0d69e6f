import { describe, expect, it } from "vitest";
import { ALARM_NAMES, ALARMS, type HealthFigures, ringing } from "#domain/admin/alarms.ts";

const CALM: HealthFigures = {
  mailsAge: null,
  mailsFailed: 0,
  queuesLate: 0,
  jobsFailing: 0,
  clockAge: 0,
  sealsAge: null,
  databaseMs: 0,
};

describe("alarms", () => {
  it("are quiet where nothing waits", () => expect(ringing(CALM)).toEqual([]));

  it.each(ALARM_NAMES)("%s is raised above its limit and not at it", (name) => {
    const { figure, above } = ALARMS[name];
    expect(ringing({ ...CALM, [figure]: above })).toEqual([]);
    expect(ringing({ ...CALM, [figure]: above + 1 })).toEqual([name]);
  });

  it("ring where the scheduler has never run", () =>
    expect(ringing({ ...CALM, clockAge: null })).toEqual(["clock_missed"]));

  it("look at each figure", () => {
    expect(new Set(ALARM_NAMES.map((name) => ALARMS[name].figure))).toEqual(new Set(Object.keys(CALM)));
  });
});
