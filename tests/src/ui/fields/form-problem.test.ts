import { createElement } from "react";
import { renderToString } from "react-dom/server";
import { expect, it } from "vitest";
import { m } from "#i18n/paraglide/messages.js";
import type { CallFailure } from "#src/lib/calls/errors.ts";
import { FormProblem } from "#src/ui/fields/form-problem.tsx";

const shown = (code: CallFailure["code"]) => {
  const failure: CallFailure = { code, retryAfter: 60, issues: [], requestId: "" };
  return renderToString(createElement(FormProblem, { problem: { failure } }));
};

it("says of nothing that it is kept where nothing is written", () => {
  for (const code of ["UNAVAILABLE", "RATE_LIMITED", "UNEXPECTED"] as const) {
    const text = shown(code);
    for (const kept of [m.forms_failed_connection(), m.forms_failed_rate({ count: 1 }), m.forms_failed_unexpected()]) {
      expect(text).not.toContain(kept);
    }
  }
  expect(shown("UNAVAILABLE")).toContain(m.forms_failed_again());
  expect(shown("RATE_LIMITED")).toContain(m.forms_failed_later());
});
