import { expect, it } from "vitest";
import { ALARM_NAMES, ALARMS } from "../../domain/admin/alarms.ts";
import { readProjectFile } from "./project-files.ts";

/** The anchor that a heading gets. */
const anchorOf = (heading: string) =>
  heading
    .toLowerCase()
    .replaceAll(/[^\w -]/g, "")
    .replaceAll(" ", "-");

it("each alarm has its section of the runbook, and each such section its alarm", () => {
  const headings = [...readProjectFile("docs/runbook.md").matchAll(/^#{2,4} (.+)$/gm)].map(([, title = ""]) => title);
  const sections = headings.map(anchorOf).filter((anchor) => anchor.startsWith("alarm-"));
  expect(sections).toEqual(ALARM_NAMES.map((name) => ALARMS[name].anchor));
});
