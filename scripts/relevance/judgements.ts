import { readFileSync } from "node:fs";
import { join } from "node:path";
import * as z from "zod";

/** A query as a buyer types it, with the products that answer it (tests/search/judgements/README.md). */
export interface Judgement {
  q: string;
  /** `mix`: words of two scripts, or Arabic in Latin letters. */
  lang: "ar" | "en" | "fr" | "mix";
  kind: string;
  /** Grades by slug: 3 what is meant, 2 a good substitute, 1 an accessory; whatever is not named is 0. */
  grades: Record<string, number>;
}

const JUDGEMENT_SETS = ["sample", "own", "later", "unread"] as const;
export type JudgementSet = (typeof JUDGEMENT_SETS)[number];

/** The kind of queries for goods that the catalogue does not have. */
const LACKING = "lacks";
const FOLDER = "tests/search/judgements";

const judgementSchema = z.object({
  q: z.string().min(1),
  lang: z.enum(["ar", "en", "fr", "mix"]),
  kind: z.string(),
  grades: z.record(z.string(), z.number().int().min(0).max(3)),
});

/**
 * Reads the graded queries of a set.
 * @throws when a line is no judgement
 */
export function readJudgements(set: JudgementSet): Judgement[] {
  const lines = readFileSync(join(FOLDER, `${set}.jsonl`), "utf8").split("\n");
  return lines.filter((line) => line.trim() !== "").map((line) => judgementSchema.parse(JSON.parse(line)));
}

/** True for a query that some product answers. */
export function isAnswerable({ kind }: Judgement): boolean {
  return kind !== LACKING;
}
