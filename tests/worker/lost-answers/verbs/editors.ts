import { forms } from "../../support/forms.ts";
import type { Told } from "../retried.ts";
import type { ReadyVerb, World } from "../world.ts";

const editor = ({ as }: World) => as("admin").editor;
const proof = "https://example.com/proof";
const figures = { first: "500+", firstEvidence: proof };

/** What editors write, once made. */
export const EDITORS: Record<string, ReadyVerb> = {
  "editor.createTip": async (world) => {
    const form = forms.newTip();
    return () => editor(world).createTip(form);
  },
  "editor.saveTip": async (world) => {
    const { id } = await editor(world).createTip(forms.newTip());
    const form = { id, version: 1, tip: { ...forms.editedTip(), title_en: "Insure all" } };
    return () => editor(world).saveTip(form);
  },
  "editor.publishTip": async (world) => {
    const { id } = await editor(world).createTip(forms.newTip());
    return () => editor(world).publishTip({ id, version: 1, isPublished: true });
  },
  "editor.createPartner": async (world) => {
    const form = forms.newPartner();
    return () => editor(world).createPartner(form);
  },
  "editor.savePartner": async (world) => {
    const { id } = await editor(world).createPartner(forms.newPartner());
    const partner = { ...forms.newPartner().partner, specialties_fr: "Dattes" };
    return () => editor(world).savePartner({ id, version: 1, partner });
  },
  "editor.createClaim": async (world) => {
    const form = forms.newClaim();
    return () => editor(world).createClaim(form);
  },
  "editor.saveClaim": async (world) => {
    const { id } = await editor(world).createClaim(forms.newClaim());
    const claim = { ...forms.newClaim().claim, title_ar: "رخصة" };
    return () => editor(world).saveClaim({ id, version: 1, claim });
  },
  "editor.createSynonyms": async (world) => {
    const form = forms.newSynonyms();
    return () => editor(world).createSynonyms(form);
  },
  "editor.saveSynonyms": async (world) => {
    const { id } = await editor(world).createSynonyms(forms.newSynonyms());
    return () => editor(world).saveSynonyms({ id, version: 1, group: { words: "qanfa\ndivan" } });
  },
  "editor.startIndexing": async (world) => () => editor(world).startIndexing(),
  "editor.remove": async (world) => {
    const { id } = await editor(world).createClaim(forms.newClaim());
    return () => editor(world).remove({ kind: "claim", id, version: 1 });
  },
  "editor.reorder": async (world) => {
    const { id: one } = await editor(world).createClaim(forms.newClaim());
    const { id: other } = await editor(world).createClaim(forms.newClaim());
    const form = { kind: "claim" as const, seen: [one, other], order: [other, one] };
    return () => editor(world).reorder(form);
  },
  "editor.writeStatistics": async (world) => () => editor(world).writeStatistics({ page: "home", version: 0, figures }),
  "editor.countStatistics": async (world) => {
    const { version } = await editor(world).writeStatistics({ page: "home", version: 0, figures });
    return () => editor(world).countStatistics({ page: "home", version });
  },
};

export const EDITORS_TOLD: Record<string, Told> = {};
