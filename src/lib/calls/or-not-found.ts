import { notFound } from "@tanstack/react-router";
import { toCallFailure } from "./errors.ts";

/**
 * The answer of a read for a page about one thing.
 * @throws the router's not-found (status 404) when there is no such thing, or its address can't be one
 */
export async function orNotFound<Answer>(read: Promise<Answer>): Promise<Answer> {
  try {
    return await read;
  } catch (error) {
    const { code } = toCallFailure(error);
    if (code === "NOT_FOUND" || code === "BAD_INPUT") throw notFound();
    throw error;
  }
}
