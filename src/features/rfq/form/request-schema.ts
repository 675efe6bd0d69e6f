import * as z from "zod";
import { submitRfqSchema } from "#domain/rfq/submit-rfq.ts";
import { type RequestValues, toRequest } from "./request-values.ts";

/** The server's own schema over what the form holds. */
export const requestSchema = z.preprocess((values: RequestValues) => toRequest(values), submitRfqSchema);
