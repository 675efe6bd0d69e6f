import { eq } from "drizzle-orm";
import { devMailbox, outbox } from "#drizzle/schema/platform.ts";
import { mailProof } from "#worker/platform/secrets.ts";
import { accepting, guestQuote, seenQuote } from "../../rfq/guest-quote.ts";
import { testContext } from "../../support/context.ts";
import { forms } from "../../support/forms.ts";
import type { Told } from "../retried.ts";
import { key, type ReadyVerb, type World } from "../world.ts";
import { question } from "./requests.ts";

const quoted = ({ db, actors }: World) => guestQuote(db, actors["approved A"]);

/** A guest's order, with what names it to the guest's verbs. */
async function ordered(world: World) {
  const { link, id } = await quoted(world);
  const { reference: order } = await world.as(null).guest.accept({ ...link, ...(await accepting(world.db, id)) });
  return { ...link, order, version: 1 };
}

/** The same, its supplier asking to cancel. */
async function askedToCancel(world: World) {
  const seen = await ordered(world);
  const reason = "The mill stopped";
  await world.as("approved A").orders.askToCancel({ reference: seen.order, version: 1, reason });
  return { ...seen, version: 2 };
}

export const GUESTS: Record<string, ReadyVerb> = {
  "rfq.confirm": async ({ as, db }) => {
    const { reference, accessKey } = await as(null).rfq.submit(forms.rfq());
    const proof = mailProof(testContext(db).settings, accessKey);
    return () => as(null).rfq.confirm({ reference, key: accessKey, proof });
  },
  "rfq.confirmByCode": async ({ as, mailing, db }) => {
    const { reference, accessKey } = await mailing(null, ({ rfq }) => rfq.submit(forms.rfq()));
    const [mail] = await db.select().from(devMailbox);
    const code = /^\d{6}$/m.exec(mail?.text ?? "")?.[0] ?? "";
    return () => as(null).rfq.confirmByCode({ reference, key: accessKey, code });
  },
  "guest.accept": async (world) => {
    const { link, id } = await quoted(world);
    const form = { ...link, ...(await accepting(world.db, id)) };
    return () => world.as(null).guest.accept(form);
  },
  "guest.askToCancel": async (world) => {
    const form = { ...(await ordered(world)), reason: "Ordered twice" };
    return () => world.as(null).guest.askToCancel(form);
  },
  "guest.consentToCancel": async (world) => {
    const form = await askedToCancel(world);
    return () => world.as(null).guest.consentToCancel(form);
  },
  "guest.refuseToCancel": async (world) => {
    const form = await askedToCancel(world);
    return () => world.as(null).guest.refuseToCancel(form);
  },
  "guest.reject": async (world) => {
    const { link, id } = await quoted(world);
    const form = { ...link, ...(await seenQuote(world.db, id)), reason: "price" as const, note: null };
    return () => world.as(null).guest.reject(form);
  },
  "guest.answer": async (world) => {
    const { link, invitationId } = await quoted(world);
    const form = { ...link, questionId: await question(world.db, invitationId, "supplier"), answer: "9.5 mm" };
    return () => world.as(null).guest.answer(form);
  },
  "guest.ask": async (world) => {
    const { link, id } = await quoted(world);
    const form = { ...link, quoteId: id, question: "Which size?", ...key() };
    return () => world.as(null).guest.ask(form);
  },
  "guest.setMails": async (world) => {
    const { link } = await quoted(world);
    return () => world.as(null).guest.setMails({ ...link, wanted: false });
  },
  "guest.sendLink": async (world) => {
    const { sent } = await quoted(world);
    const form = { ...sent, ...key() };
    return () => world.as(null).guest.sendLink(form);
  },
  "guest.renewLink": async (world) => {
    const { link } = await quoted(world);
    await world.db.update(outbox).set({ status: "sent" }).where(eq(outbox.status, "waiting"));
    const form = { ...link, ...key() };
    return () => world.as(null).guest.renewLink(form);
  },
};

export const GUESTS_TOLD: Record<string, Told> = {};
