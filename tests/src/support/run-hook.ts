import { createElement } from "react";
import { renderToString } from "react-dom/server";

/** Runs a hook as in a first render, before any effect, and hands over what it answers. */
export function runHook<Answer>(useIt: () => Answer): Answer {
  const answers: Answer[] = [];
  renderToString(createElement(Runner, { useIt: () => void answers.push(useIt()) }));
  const [answer] = answers;
  if (answer === undefined) throw new Error("the hook answered nothing");
  return answer;
}

function Runner({ useIt }: { useIt: () => void }): null {
  useIt();
  return null;
}
