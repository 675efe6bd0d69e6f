import type { Viewer } from "#domain/identity/access.ts";
import { keyOf, namedInput } from "./named-input.ts";
import { NAMES } from "./names.ts";
import { PREPARED } from "./prepared.ts";
import { type Kind, type Thing, thingsOf } from "./things.ts";
import type { World } from "./world.ts";

/** A call: who makes it, and with what. */
export interface Done {
  viewer: Viewer | null;
  input: unknown;
  /** The state of what it names first, of what has states. */
  status?: string | null;
}

/** Whoever does what names nothing of anybody's. */
const PEOPLE = [
  null,
  ...["buyer", "sup_demo_1", "sup_demo_2", "unverified", "sup_demo_pending", "sup_demo_rejected", "admin"],
];
const MOST = 300;

/** What operators name in what they write, of which nothing is another's. */
const OPERATED: Record<string, Record<string, Kind>> = {
  "admin.changeGrants": { id: "operator" },
  "admin.decideClaim": { id: "companyClaim" },
  "admin.decideCompanyRevision": { id: "companyRevision" },
  "admin.decideItem": { id: "company" },
  "admin.decideProposal": { id: "proposal" },
  "admin.discardMail": { id: "mail" },
  "admin.endUserSessions": { id: "account" },
  "admin.inviteOwner": { id: "company" },
  "admin.openMail": { id: "mail" },
  "admin.removeRfq": { reference: "rfq" },
  "admin.resendMail": { id: "mail" },
  "admin.settle": { id: "lead" },
  "admin.settleMany": { "ids.0": "lead" },
  "admin.transitionSupplier": { id: "company" },
  "admin.transitionUser": { id: "account" },
  "admin.trustSupplier": { id: "company" },
  "admin.undoRefusal": { id: "refusedLine" },
  "editor.publishTip": { id: "tip" },
  "editor.remove": { id: "statement" },
  "editor.saveClaim": { id: "statement" },
  "editor.savePartner": { id: "partner" },
  "editor.saveSynonyms": { id: "synonyms" },
  "editor.saveTip": { id: "tip" },
  "orders.rule": { reference: "order" },
  "ratings.hide": { reference: "order" },
  "ratings.show": { reference: "order" },
  "review.decide": { id: "product" },
};

/** Calls of a procedure by whom the thing that it names is: each thing of its kind, by each of its sides. */
export async function candidates(world: World, path: string): Promise<Done[]> {
  const prepared = await PREPARED[path]?.(world);
  const found = await namedCandidates(world, path);
  return prepared ? found.map((one) => ({ ...one, input: { ...(one.input as object), ...prepared } })) : found;
}

async function namedCandidates({ db, stage }: World, path: string): Promise<Done[]> {
  const people = PEOPLE.map((name) => (name === null ? null : stage.viewerOf(name as "buyer")));
  const names = Object.entries(NAMES[path] ?? OPERATED[path] ?? {});
  if (names.length === 0) return people.map((viewer) => ({ viewer, input: namedInput(path, {}) }));
  const [[place = "", kind = "order"] = [], second] = names;
  const things = await thingsOf(db, kind);
  // What is named besides may be left out, of most.
  const further = second ? [null, ...(await thingsOf(db, second[1]))] : [null];
  const inputs = things.flatMap((thing) =>
    further
      .filter(
        (other) => !other || kind === "guestRfq" || (other.buyer === thing.buyer && other.supplier === thing.supplier),
      )
      .map((other) => ({
        sides: path in OPERATED ? [stage.viewerOf("admin")] : sidesOf(stage, thing, people),
        status: thing.status,
        input: namedInput(
          path,
          { [place]: thing, ...(second && other ? { [second[0]]: other } : {}) },
          kind === "guestRfq" ? keyOf(stage, path, thing) : undefined,
        ),
      })),
  );
  return inputs
    .slice(0, MOST)
    .flatMap(({ sides, input, status }) => sides.map((viewer) => ({ viewer, input, status })));
}

function sidesOf(stage: World["stage"], { buyer, supplier }: Thing, people: (Viewer | null)[]): (Viewer | null)[] {
  const company = supplier ? ownerOf(stage, supplier) : [];
  const account = people.filter((viewer) => viewer !== null && viewer.userId === buyer);
  const third = buyer?.startsWith("usr_demo_buyer") ? [stage.viewerOf(buyer.slice("usr_demo_".length) as "buyer")] : [];
  return buyer === null && supplier === null ? [null] : [...new Set([...account, ...third, ...company])];
}

/** Some companies are listed without an owner. */
function ownerOf(stage: World["stage"], supplier: string): Viewer[] {
  try {
    return [stage.viewerOf(supplier as "sup_demo_1")];
  } catch {
    return [];
  }
}
