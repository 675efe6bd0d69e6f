import { ProtocolError, StatementError } from "./failures.ts";
import { LIMITS } from "./limits.ts";
import { type Fields, readFields, readInteger, readList } from "./reading.ts";
import type { HranaVersion } from "./requests.ts";
import type { StatementResult } from "./statement.ts";
import { readStatement } from "./statement-request.ts";
import type { Stream } from "./stream.ts";

/** What became of a step: its result, its error, or undefined when its condition did not hold. */
export type StepOutcome = StatementResult | StatementError | undefined;

/** Runs the steps in order; one that fails leaves it to the conditions of later ones what happens next. */
export async function runBatch(stream: Stream, batch: unknown, version: HranaVersion): Promise<StepOutcome[]> {
  const steps = readList(readFields(batch, "A batch").steps, "steps", LIMITS.stepsPerBatch);
  const outcomes: StepOutcome[] = [];
  for (const step of steps) {
    const { condition, stmt } = readFields(step, "A step");
    const holds = condition == null || evaluate(condition, { outcomes, stream, version, depth: 0 });
    outcomes.push(holds ? await runStep(stream, stmt) : undefined);
  }
  return outcomes;
}

async function runStep(stream: Stream, stmt: unknown): Promise<StatementResult | StatementError> {
  const request = readStatement(stream, stmt);
  try {
    return await stream.execute(request);
  } catch (error) {
    if (error instanceof StatementError) return error;
    throw error;
  }
}

interface Situation {
  outcomes: readonly StepOutcome[];
  stream: Stream;
  version: HranaVersion;
  depth: number;
}

function evaluate(condition: unknown, situation: Situation): boolean {
  if (situation.depth > LIMITS.conditionDepth) throw new ProtocolError("A condition is nested too deep", "TOO_MANY");
  const fields = readFields(condition, "A condition");
  const inner = { ...situation, depth: situation.depth + 1 };
  switch (fields.type) {
    case "ok":
      return isResult(outcomeOf(fields, situation));
    case "error":
      return outcomeOf(fields, situation) instanceof StatementError;
    case "not":
      return !evaluate(fields.cond, inner);
    case "and":
      return conditionsOf(fields).every((each) => evaluate(each, inner));
    case "or":
      return conditionsOf(fields).some((each) => evaluate(each, inner));
    case "is_autocommit":
      if (situation.version < 3) throw new ProtocolError("is_autocommit is only supported in hrana3 and higher");
      return !situation.stream.connection.inTransaction;
    default:
      throw new ProtocolError("BatchCond type not recognized");
  }
}

export function isResult(outcome: StepOutcome): outcome is StatementResult {
  return outcome !== undefined && !(outcome instanceof StatementError);
}

function outcomeOf({ step }: Fields, { outcomes }: Situation): StepOutcome {
  const index = readInteger(step, "The step of a condition");
  if (index < 0 || index >= outcomes.length) throw new ProtocolError("Invalid reference to step in a batch condition");
  return outcomes[index];
}

function conditionsOf({ conds }: Fields): readonly unknown[] {
  return readList(conds, "conds", LIMITS.stepsPerBatch);
}
