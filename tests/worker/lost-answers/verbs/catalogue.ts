import { productRevisions } from "#drizzle/schema/catalogue.ts";
import { completeForm, makeProduct } from "../../products/catalogue.ts";
import { row } from "../../products/file-rows.ts";
import { forms } from "../../support/forms.ts";
import type { Told } from "../retried.ts";
import { key, type ReadyVerb, type World } from "../world.ts";

const make = ({ db, actors }: World, status: Parameters<typeof makeProduct>[3]) =>
  makeProduct(db, actors["approved A"], actors.admin, status);

/** A live product with a change of its name that waits. */
async function changed(world: World) {
  const product = completeForm(world.db, world.actors["approved A"]);
  const renamed = { ...product, texts: { ...product.texts, en: { ...product.texts.en, name: "Ajwa kings" } } };
  const { id, version } = await make(world, "published");
  const saved = await world.as("approved A").products.save({ id, version, product: renamed });
  const [row] = await world.db.select().from(productRevisions);
  return { product: { id, version: saved.version }, revision: { id: row?.id ?? "", version: row?.version ?? 0 } };
}

type Move = "submit" | "recall" | "pause" | "resume" | "archive";
const moves =
  (move: Move, status: Parameters<typeof makeProduct>[3]): ReadyVerb =>
  async (world) => {
    const seen = await make(world, status);
    return () => world.as("approved A").products[move](seen);
  };

export const CATALOGUE: Record<string, ReadyVerb> = {
  "products.create": async ({ as }) => {
    const form = forms.newProduct();
    return () => as("approved A").products.create(form);
  },
  "products.duplicate": async (world) => {
    const form = { id: (await make(world, "published")).id, ...key() };
    return () => world.as("approved A").products.duplicate(form);
  },
  "products.save": async (world) => {
    const seen = await make(world, "draft");
    const form = { ...seen, product: completeForm(world.db, world.actors["approved A"], { moq: 20 }) };
    return () => world.as("approved A").products.save(form);
  },
  "products.saveTerms": async (world) => {
    const form = { ...(await make(world, "published")), terms: forms.terms({ price: "66", tiers: [] }) };
    return () => world.as("approved A").products.saveTerms(form);
  },
  "products.saveManyTerms": async (world) => {
    const rows = [{ ...(await make(world, "published")), terms: forms.terms({ price: "66", tiers: [] }) }];
    return () => world.as("approved A").products.saveManyTerms({ rows });
  },
  "products.withdrawRevision": async (world) => {
    const { product } = await changed(world);
    return () => world.as("approved A").products.withdrawRevision(product);
  },
  "products.submit": moves("submit", "draft"),
  "products.recall": moves("recall", "in_review"),
  "products.pause": moves("pause", "published"),
  "products.resume": moves("resume", "paused"),
  "products.archive": moves("archive", "published"),
  "products.checkRows": async ({ as }) => {
    const form = { rows: [row()] };
    return () => as("approved A").products.checkRows(form);
  },
  "products.importRows": async ({ as }) => {
    const form = { rows: [row()], ...key() };
    return () => as("approved A").products.importRows(form);
  },
  "review.decide": async (world) => {
    const form = { ...(await make(world, "in_review")), action: "approve" as const };
    return () => world.as("admin").review.decide(form);
  },
  "review.decideRevision": async (world) => {
    const form = { ...(await changed(world)).revision, action: "apply" as const };
    return () => world.as("admin").review.decideRevision(form);
  },
};

export const CATALOGUE_TOLD: Record<string, Told> = {
  "products.saveManyTerms": { answers: true, why: "tells of each product that it stands at its version" },
  "products.checkRows": { isRead: true, why: "reads" },
};
