import { afterEach, vi } from "vitest";

/** A test that fails before it gives the clock back would stop it for every file that shares the process. */
afterEach(() => void vi.useRealTimers());
