import { expect, it } from "vitest";
import { startedQuote } from "../rfq/trade.ts";
import { expectRefusal } from "../support/refusals.ts";
import { TOLD, TRADE } from "./every-verb.ts";
import { itHappensOnce } from "./retried.ts";
import { question } from "./verbs/requests.ts";
import { newWorld } from "./world.ts";

itHappensOnce(TRADE, TOLD);

it("an answer that was given is another buyer's still, whoever says the same words", async () => {
  const { as, db, actors } = await newWorld();
  const { invitationId } = await startedQuote(db, actors["buyer A"], actors["approved A"]);
  const form = { questionId: await question(db, invitationId, "supplier"), answer: "60 × 60" };
  expect(await as("buyer A").rfqs.answer(form)).toBeDefined();
  await expectRefusal(as("buyer B").rfqs.answer(form), "NOT_FOUND");
});
