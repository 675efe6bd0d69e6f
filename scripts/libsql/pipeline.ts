import type { DatabaseFile } from "./database.ts";
import { LIMITS } from "./limits.ts";
import { readFields, readList, readText } from "./reading.ts";
import { answerRequest, type HranaVersion } from "./requests.ts";
import type { Stream } from "./stream.ts";

/** One HTTP request on its way: what it asks and whether anyone still waits for the answer. */
export interface Call {
  database: DatabaseFile;
  body: unknown;
  version: HranaVersion;
  clientGone: () => boolean;
}

/** Runs `POST …/pipeline` and gives the body of the answer. */
export async function runPipeline(call: Call): Promise<string> {
  const { requests } = readFields(call.body, "The body");
  const list = readList(requests, "requests", LIMITS.requestsPerPipeline);
  return onStream(call, async (stream) => {
    const results: string[] = [];
    for (const request of list) results.push(await answerRequest(stream, request, call.version));
    const head = batonJson(call, stream);
    return `{${head},"results":[${results.join(",")}]}`;
  });
}

/** Finds the stream of a call; whatever is thrown on it ends it. */
export async function onStream(call: Call, work: (stream: Stream) => Promise<string>): Promise<string> {
  const { baton } = readFields(call.body, "The body");
  const stream = call.database.streams.open(baton == null ? null : readText(baton, "baton"));
  stream.clientGone = call.clientGone;
  try {
    return await work(stream);
  } catch (error) {
    stream.close();
    throw error;
  }
}

/** Ends the request's hold on its stream; the client uses the same address for the next one. */
export function batonJson({ database }: Call, stream: Stream): string {
  return `"baton":${JSON.stringify(database.streams.park(stream))},"base_url":null`;
}
