import { describe, expect, it } from "vitest";
import { read } from "./read-query.ts";

describe("price limits", () => {
  it.each([
    ["gloves under 5 AED", '{"currency":"AED","below":5}'],
    ["قفازات أقل من ٥ دراهم", '{"currency":"AED","below":5}'],
    ["gants moins de 20 euros", '{"currency":"EUR","below":20}'],
    ["wipes below 100 dhs", '{"currency":"AED","below":100}'],
    ["rice under 2.50 AED", '{"currency":"AED","below":2.5}'],
    ["below 1,000 AED chairs", '{"currency":"AED","below":1000}'],
    ["chaises moins de 1 000 dirhams", '{"currency":"AED","below":1000}'],
    ["gloves under $5", '{"currency":"USD","below":5}'],
    ["gants moins de 5€", '{"currency":"EUR","below":5}'],
    ["gloves under 5aed", '{"currency":"AED","below":5}'],
    ["gloves under AED 5", '{"currency":"AED","below":5}'],
    ["أرز أقل من ٢٫٥ درهم", '{"currency":"AED","below":2.5}'],
    ["gloves between 5 and 10 AED", '{"currency":"AED","above":5,"below":10}'],
    ["gloves from $5 to $10", '{"currency":"USD","above":5,"below":10}'],
    ["gants entre 5 et 10 dirhams", '{"currency":"AED","above":5,"below":10}'],
    ["قفازات بين ٥ و١٠ دراهم", '{"currency":"AED","above":5,"below":10}'],
    ["قفازات من ٥ إلى ١٠ دراهم", '{"currency":"AED","above":5,"below":10}'],
    ["dates under 5", '{"currency":"AED","below":5}'],
    ["تمر أقل من ٥", '{"currency":"AED","below":5}'],
    ["تمر أقل من 20 دولاراً", '{"currency":"USD","below":20}'],
    ["تمر أقل من 5 دنانير", '{"currency":"KWD","below":5}'],
    ["dates under 5 dinars", '{"currency":"KWD","below":5}'],
    ["dates under 5 in dubai", '{"currency":"AED","below":5}'],
    ["dates under 5 wholesale", '{"currency":"AED","below":5}'],
  ])("%s", (query, limit) => {
    expect(read(query)).toContain(`price ${limit}`);
  });
});

describe("limits of what is no price", () => {
  it.each([
    ["rice under 5 kg", ["goods rice", "trade under", "measure 5kg"]],
    ["gloves less than 5 cartons", ["goods gloves", "trade less than", "quantity 5"]],
    ["juice less than 10%", ["goods juice", "trade less than", "measure 10"]],
    ["gloves minimum 100", ["goods gloves", "trade minimum", "measure 100"]],
    ["baby milk above 6 months", ["goods baby", "goods milk", "trade above", "measure 6", "trade months"]],
    ["chiller below 4 degrees", ["goods chiller", "trade below", "measure 4", "trade degrees"]],
    ["gloves under 500 naira", ["goods gloves", "trade under", "measure 500", "goods naira"]],
    ["camera over 4k", ["goods camera", "trade over", "goods 4k"]],
    ["under sink filter", ["goods under", "goods sink", "goods filter"]],
  ])("%s", (query, parts) => expect(read(query)).toEqual(parts));
});
