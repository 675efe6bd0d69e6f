import { bindingQuote, quoteIn, startedQuote } from "../../rfq/trade.ts";
import { forms } from "../../support/forms.ts";
import { key, type ReadyVerb, type World } from "../world.ts";

const quote = ({ db, actors }: World, status: Parameters<typeof quoteIn>[3]) =>
  quoteIn(db, actors["buyer A"], actors["approved A"], status);

async function seen(world: World, status: Parameters<typeof quoteIn>[3]) {
  const { id, version } = await quote(world, status);
  return { id, version };
}

/** A verb that puts the supplier's terms. */
const puts =
  (verb: "send" | "revise" | "requote", status: Parameters<typeof quoteIn>[3]): ReadyVerb =>
  async (world) => {
    const form = { ...(await seen(world, status)), terms: forms.quote({ freight: "5" }), ...key() };
    return () => world.as("approved A").quotes[verb](form);
  };

const template = ({ as }: World) =>
  as("approved A").quotes.saveTemplate({ name: "CIF", content: { incoterm: "CIF" }, ...key() });

export const QUOTES: Record<string, ReadyVerb> = {
  "quotes.start": async ({ as, db, actors }) => {
    const { invitationId } = await startedQuote(db, actors["buyer A"], actors["approved A"]);
    await db.$client.execute("delete from quotes");
    return () => as("approved A").quotes.start({ invitationId });
  },
  "quotes.saveDraft": async (world) => {
    const { id } = await startedQuote(world.db, world.actors["buyer A"], world.actors["approved A"]);
    const draft = { place: "دبي", lines: [{ unitPrice: "1" }] };
    return () => world.as("approved A").quotes.saveDraft({ id, version: 1, draft });
  },
  "quotes.send": puts("send", "draft"),
  "quotes.revise": puts("revise", "sent"),
  "quotes.requote": puts("requote", "countered"),
  "quotes.withdraw": async (world) => {
    const form = { ...(await seen(world, "sent")), reason: "sold out" };
    return () => world.as("approved A").quotes.withdraw(form);
  },
  "quotes.counter": async (world) => {
    const form = { ...(await seen(world, "sent")), terms: forms.counter({ freight: "0" }), ...key() };
    return () => world.as("buyer A").quotes.counter(form);
  },
  "quotes.withdrawCounter": async (world) => {
    const form = await seen(world, "countered");
    return () => world.as("buyer A").quotes.withdrawCounter(form);
  },
  "quotes.declineCounter": async (world) => {
    const form = await seen(world, "countered");
    return () => world.as("approved A").quotes.declineCounter(form);
  },
  "quotes.acceptCounter": async (world) => {
    const form = { ...(await seen(world, "countered")), ...key() };
    return () => world.as("approved A").quotes.acceptCounter(form);
  },
  "quotes.acceptBinding": async (world) => {
    const { id, version } = await bindingQuote(world.db, world.actors["buyer A"], world.actors["approved A"]);
    const form = { id, version, ...key() };
    return () => world.as("approved A").quotes.acceptBinding(form);
  },
  "quotes.accept": async (world) => {
    const form = { ...(await seen(world, "sent")), ...key() };
    return () => world.as("buyer A").quotes.accept(form);
  },
  "quotes.reject": async (world) => {
    const form = { ...(await seen(world, "sent")), reason: "price" as const, note: null };
    return () => world.as("buyer A").quotes.reject(form);
  },
  "quotes.saveTemplate": async ({ as }) => {
    const form = { name: "DAP Dubai", content: { incoterm: "DAP" as const }, ...key() };
    return () => as("approved A").quotes.saveTemplate(form);
  },
  "quotes.removeTemplate": async (world) => {
    const { id } = await template(world);
    return () => world.as("approved A").quotes.removeTemplate({ id, version: 1 });
  },
};
