import { and, eq, isNull } from "drizzle-orm";
import { rfqInvitations, rfqQuestions, rfqs } from "#drizzle/schema/rfq.ts";
import type { SupplierId } from "#drizzle/seed/suppliers/all.ts";
import { mailProof } from "#worker/platform/secrets.ts";
import { partyOf } from "../parties.ts";
import type { Caller } from "../stage.ts";
import { type Deed, newKey, only, remembered, type Scene } from "../thread.ts";

type Submission = Parameters<Caller["rfq"]["submit"]>[0];
type Wish = Pick<Submission, "productCategory" | "productDescription" | "quantity"> & Partial<Submission>;

/** Asks for quotes; a request without a product is matched. */
export function ask(wish: Wish): Deed {
  return async (scene) => {
    const { locale, contact, place } = partyOf(scene.who);
    const { reference, accessKey } = await scene.me.rfq.submit({
      ...contact,
      email: `${scene.who}@demo.test`,
      destinationCountry: place.country,
      destinationCity: place.city,
      locale,
      ...wish,
      idempotencyKey: newKey(),
    });
    scene.memory.request = reference;
    if (scene.who === "guest") scene.memory.key = accessKey;
  };
}

/** The guest follows the link of the mail. */
export const confirmByMail: Deed = async ({ stage, me, time, memory }) => {
  const key = remembered(memory, "key");
  const proof = mailProof(stage.contextAt(time).settings, key);
  await me.rfq.confirm({ reference: remembered(memory, "request"), key, proof });
};

/** The acting company's invitation to the thread's request. */
export async function ownInvitation({ stage, who, memory }: Scene) {
  const { id, version } = rfqInvitations;
  const rows = await stage.db
    .select({ id, version, rfqId: rfqs.id })
    .from(rfqInvitations)
    .innerJoin(rfqs, eq(rfqs.id, rfqInvitations.rfqId))
    .where(and(eq(rfqs.reference, remembered(memory, "request")), eq(rfqInvitations.supplierId, who)));
  return only(rows, `invitation of ${who}`);
}

async function ownRequest({ stage, memory }: Scene) {
  const reference = remembered(memory, "request");
  const rows = await stage.db.select({ version: rfqs.version }).from(rfqs).where(eq(rfqs.reference, reference));
  return { reference, ...only(rows, "request") };
}

const seen = async (scene: Scene) => {
  const { id, version } = await ownInvitation(scene);
  return { id, version };
};

/** The supplier opens what it was asked. */
export const view: Deed = async (scene) => scene.me.inbox.view(await seen(scene));

/** The supplier asks back before it quotes. */
export const askBack =
  (question: string): Deed =>
  async (scene) =>
    scene.me.inbox.ask({ ...(await seen(scene)), question });

/** The buyer answers the question of a supplier. */
export const answer =
  (supplier: SupplierId, words: string): Deed =>
  async (scene) => {
    const { id } = await ownInvitation({ ...scene, who: supplier });
    const open = and(eq(rfqQuestions.invitationId, id), isNull(rfqQuestions.answer));
    const question = only(
      await scene.stage.db.select({ id: rfqQuestions.id }).from(rfqQuestions).where(open),
      "question",
    );
    return scene.me.rfqs.answer({ questionId: question.id, answer: words });
  };

type Decline = Parameters<Caller["inbox"]["decline"]>[0];

/** The supplier does not quote. */
export const decline =
  (reason: Decline["reason"], note?: string): Deed =>
  async (scene) =>
    scene.me.inbox.decline({ ...(await seen(scene)), reason, note });

/** The buyer takes no more quotes. */
export const close: Deed = async (scene) => scene.me.rfqs.close(await ownRequest(scene));

/** The buyer calls the request off. */
export const callOff =
  (reason: string): Deed =>
  async (scene) =>
    scene.me.rfqs.cancel({ ...(await ownRequest(scene)), reason });

/** The operator takes the request off the site. */
export const remove =
  (reason: string): Deed =>
  async (scene) =>
    scene.me.admin.removeRfq({ ...(await ownRequest(scene)), reason });

/** The buyer asks again for what nobody quoted on; the thread goes on with the new request. */
export const askAgain: Deed = async ({ me, memory }) => {
  const again = await me.rfqs.resubmit({ reference: remembered(memory, "request"), idempotencyKey: newKey() });
  memory.request = again.reference;
};
