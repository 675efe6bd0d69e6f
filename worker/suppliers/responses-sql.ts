import { type SQL, sql } from "drizzle-orm";
import {
  publishedResponses,
  RESPONSE_WINDOW_MS,
  RESPONSE_WITHIN_MS,
  type Responses,
} from "#domain/rfq/response-rate.ts";
import { rfqInvitations } from "#drizzle/schema/rfq.ts";
import { suppliers } from "#drizzle/schema/suppliers.ts";

/**
 * What is published of a supplier's answers; the counts themselves are not for the public. `countResponses` of
 * domain/rfq/response-rate.ts in SQL: an index of its own holds all that it reads.
 */
export function responsesOf(now: number) {
  return responsesJson(now).mapWith((json: string) => {
    const counts: Responses = JSON.parse(json);
    return publishedResponses(counts);
  });
}

function responsesJson(now: number): SQL {
  const { supplierId, createdAt, respondedAt } = rfqInvitations;
  const took = sql`${respondedAt} - ${createdAt}`;
  const cases = sql`select ${took} as took, count(${respondedAt}) over () as answered,
      row_number() over (order by ${respondedAt} is null, ${took}) as place
    from ${rfqInvitations} where ${supplierId} = ${suppliers.id} and ${createdAt} > ${now - RESPONSE_WINDOW_MS}
      and (${respondedAt} is not null or ${createdAt} <= ${now - RESPONSE_WITHIN_MS})`;
  return sql`(select json_object('cases', count(*), 'inTime', count(iif(took <= ${RESPONSE_WITHIN_MS}, 1, null)),
      'answered', count(took), 'medianMs', max(iif(place = (answered + 1) / 2, took, null))) from (${cases}))`;
}
