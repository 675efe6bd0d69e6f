import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { LeadForm } from "#src/features/leads/lead-form.tsx";

const shown = (result: unknown, isAsSent = false) => {
  const sending = { submit: () => undefined, problem: undefined, isSending: false, result };
  return renderToStaticMarkup(
    <LeadForm
      sending={sending}
      submitLabel="Send it"
      sentLabels="It was sent"
      isAsSent={isAsSent}
      onClose={() => undefined}
    >
      <input defaultValue="Coast Trading" />
    </LeadForm>,
  );
};

it("can be sent until it was sent; then its texts stay, with the word of it and nothing to tap twice", () => {
  expect(shown(undefined)).toContain("Send it");
  const sent = shown({ id: "led_1" }, true);
  expect(sent).toContain("It was sent");
  expect(sent).toContain("Coast Trading");
  expect(sent).not.toMatch(/Send it|type="submit"/);
});

it("can be sent again once something of it was changed", () => {
  const changed = shown({ id: "led_1" });
  expect(changed).toContain("It was sent");
  expect(changed).toMatch(/type="submit"/);
});
