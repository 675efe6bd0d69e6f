import { sql } from "drizzle-orm";
import {
  type PublishedResponses,
  publishedResponses,
  RESPONSE_WINDOW_MS,
  RESPONSE_WITHIN_MS,
  type Responses,
} from "#domain/rfq/response-rate.ts";

/** What is published of a supplier's answers, in a drizzle query of suppliers. */
export function responsesOf(now: number) {
  return sql.raw(responsesCounted("suppliers.id", now.toFixed())).mapWith(readResponses);
}

/** The part of {@link responsesCounted} that is for the public; the counts themselves are not. */
export function readResponses(json: string): PublishedResponses {
  const counts: Responses = JSON.parse(json);
  return publishedResponses(counts);
}

/**
 * `countResponses` of domain/rfq/response-rate.ts as the text of an SQL expression, a JSON object: an index of its own holds
 * all that it reads.
 * @param supplierId an SQL expression
 * @param now an SQL expression: milliseconds
 */
export function responsesCounted(supplierId: string, now: string): string {
  const took = "i.responded_at - i.created_at";
  const cases = `SELECT ${took} AS took, count(i.responded_at) OVER () AS answered,
      row_number() OVER (ORDER BY i.responded_at IS NULL, ${took}) AS place
    FROM rfq_invitations i WHERE i.supplier_id = ${supplierId} AND i.created_at > ${now} - ${RESPONSE_WINDOW_MS}
      AND (i.responded_at IS NOT NULL OR i.created_at <= ${now} - ${RESPONSE_WITHIN_MS})`;
  return `(SELECT json_object('cases', count(*), 'inTime', count(iif(took <= ${RESPONSE_WITHIN_MS}, 1, NULL)),
      'answered', count(took), 'medianMs', max(iif(place = (answered + 1) / 2, took, NULL))) FROM (${cases}))`;
}
