import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { ChosenStatus } from "#src/ui/list/chosen-status.tsx";

it("stands before anything is chosen, with nothing to say", () => {
  const shown = (count: number) => renderToStaticMarkup(<ChosenStatus count={count} some="Chosen: 2" none="None" />);
  expect(shown(0)).toBe('<p role="status" class="sr-only"></p>');
  expect(shown(2)).toBe('<p role="status" class="sr-only">Chosen: 2</p>');
});
