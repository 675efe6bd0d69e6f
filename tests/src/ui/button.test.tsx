import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { Button, IconButton } from "#src/ui/button.tsx";

/** The button's own tag, with its attributes. */
const tagOf = (button: React.ReactElement) => renderToStaticMarkup(button).match(/^<button[^>]*>/)?.[0] ?? "";
const DISABLED = / disabled=/;

it("takes the focus from nobody while its action runs, and refuses nonetheless", () => {
  for (const button of [
    <Button key="busy" type="submit" busy />,
    <Button key="busy and lacking" type="submit" busy disabled />,
    <Button key="held" type="submit" held disabled />,
    <IconButton key="icon" label="1" held>
      1
    </IconButton>,
  ]) {
    expect(tagOf(button), String(button.key)).not.toMatch(DISABLED);
    expect(tagOf(button), String(button.key)).toContain('aria-disabled="true"');
  }
});

it("is disabled where something lacks, and neither where it is ready", () => {
  expect(tagOf(<Button type="submit" disabled />)).toMatch(DISABLED);
  expect(tagOf(<Button type="submit" />)).not.toMatch(/disabled/);
});
