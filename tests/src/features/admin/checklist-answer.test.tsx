import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ChecklistAnswer } from "#src/features/admin/checklist-answer.tsx";
import { speak } from "../../../support/in-locale.ts";

it("a known city of an address is named in the reader's language, as the company's facts name it", () => {
  speak("ar");
  const answer = { item: "addresses", city: "Muscat", country: "OM", street: "Al Mina", warehouse: "" } as const;
  const html = renderToStaticMarkup(<ChecklistAnswer answer={answer} />);
  expect(html).toContain("مسقط");
  expect(html).not.toContain("Muscat");
  expect(html).toContain("Al Mina");
});
