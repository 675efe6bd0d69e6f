import { renderToString } from "react-dom/server";
import { afterEach, describe, expect, it } from "vitest";
import { JOB_NAMES } from "#domain/admin/jobs.ts";
import { LOCALES } from "#domain/kernel/locale.ts";
import { Jobs } from "#src/features/admin/health/health-screen.tsx";
import { JOB_LABELS } from "#src/features/admin/health/job-labels.ts";
import { speak } from "../../../../support/in-locale.ts";

const RUN = { ranAt: 0, tookMs: 3, moved: 0, succeededAt: 0, failedAt: null, failures: 0 };
const shown = (jobs: readonly { name: string; failures?: number }[]) =>
  renderToString(<Jobs jobs={jobs.map((job) => ({ ...RUN, ...job }))} />);

afterEach(() => speak("ar"));

describe("the jobs of the scheduler", () => {
  it.each(LOCALES)("are told in words in %s, each in its own", (locale) => {
    speak(locale);
    const labels = JOB_NAMES.map((name) => JOB_LABELS[name]());
    expect(new Set(labels).size).toBe(JOB_NAMES.length);
    const html = shown([{ name: "mails" }]);
    expect(html).toContain(JOB_LABELS.mails());
    expect(html).toContain(">mails<");
  });

  it("are at first sight those alone that fail", () => {
    const [atFirst = "", opened = ""] = shown([{ name: "seals", failures: 2 }, { name: "mails" }]).split("<details");
    expect(atFirst).toContain(JOB_LABELS.seals());
    expect(atFirst).not.toContain(JOB_LABELS.mails());
    expect(opened).toContain(JOB_LABELS.mails());
    expect(opened).not.toContain(JOB_LABELS.seals());
  });

  it("of another version keep the name that they have", () => {
    expect(shown([{ name: "laterJob" }])).toContain("laterJob");
  });
});
