import { isResult, runBatch, type StepOutcome } from "./batch.ts";
import { failureJson, StatementError } from "./failures.ts";
import { batonJson, type Call, onStream } from "./pipeline.ts";
import { readFields } from "./reading.ts";

/** Runs `POST v3/cursor`: a batch whose outcome is told line by line. */
export async function runCursor(call: Call): Promise<string> {
  const { batch } = readFields(call.body, "The body");
  return onStream(call, async (stream) => {
    const outcomes = await runBatch(stream, batch, call.version);
    const entries = outcomes.flatMap((outcome, step) => entriesOf(step, outcome));
    return `${[`{${batonJson(call, stream)}}`, ...entries].join("\n")}\n`;
  });
}

function entriesOf(step: number, outcome: StepOutcome): string[] {
  if (outcome instanceof StatementError) {
    return [`{"type":"step_error","step":${step},"error":${failureJson(outcome)}}`];
  }
  if (!isResult(outcome)) return [];
  const rowid = outcome.rowid === null ? "null" : `"${outcome.rowid}"`;
  return [
    `{"type":"step_begin","step":${step},"cols":${outcome.cols}}`,
    ...outcome.rows.map((row) => `{"type":"row","row":${row}}`),
    `{"type":"step_end","affected_row_count":${outcome.affected},"last_insert_rowid":${rowid}}`,
  ];
}
