/** Bounds of the endpoint: each is far above what this project sends and far below what would hurt the process. */
export const LIMITS = {
  /** Imports send batches of some megabytes. */
  bodyBytes: 64 * 1024 * 1024,
  /** Characters of encoded rows in the answer to one statement. */
  resultChars: 64 * 1024 * 1024,
  requestsPerPipeline: 10_000,
  stepsPerBatch: 100_000,
  conditionDepth: 64,
  /** The client keeps at most 30 texts on a stream. */
  storedTexts: 100,
  storedTextChars: 64 * 1024,
  /** Connections of one database, open streams and waiting writers included. */
  connections: 128,
  /** Connections kept open at rest: the binding frees a closed one only when its statements are collected. */
  idleConnections: 32,
  preparedStatements: 256,
  /** Longer texts are literals written out; keeping them would only push useful statements out. */
  preparedStatementChars: 20_000,
  /** Named databases kept open; one more closes the one at rest the longest. */
  openDatabases: 128,
} as const;

export interface Timing {
  /** A stream that its client leaves alone this long is rolled back and closed. */
  streamIdleMs: number;
  /** Longest wait for the write lock before SQLITE_BUSY. */
  writeWaitMs: number;
}

export const DEFAULT_TIMING: Timing = { streamIdleMs: 10_000, writeWaitMs: 5_000 };
