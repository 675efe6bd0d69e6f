import type { MouseEvent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Button, IconButton } from "#src/ui/button.tsx";
import { heldProps } from "#src/ui/held.ts";

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

it("does nothing while it is held: neither what it does, nor what a form's button does", () => {
  const [act, preventDefault] = [vi.fn(), vi.fn()];
  heldProps(true, act).onClick?.({ preventDefault } as Partial<MouseEvent> as MouseEvent<HTMLButtonElement>);
  expect([act.mock.calls.length, preventDefault.mock.calls.length]).toEqual([0, 1]);
  expect(heldProps(false, act)).toEqual({ onClick: act });
});

it("is disabled where something lacks, and neither where it is ready", () => {
  expect(tagOf(<Button type="submit" disabled />)).toMatch(DISABLED);
  expect(tagOf(<Button type="submit" />)).not.toMatch(/disabled/);
});
