import { m } from "#i18n/paraglide/messages.js";

/** Days from and to, for guidance. */
type Days = readonly [from: number, to: number];

interface TransitRegion {
  name: () => string;
  ports: () => string;
  sea: Days;
  air: Days;
  /** Only where trucks go. */
  road?: Days;
}

/** Usual transit from the ports and airports of the UAE, in days: guidance for a choice, not an offer. */
export const TRANSIT_REGIONS: readonly TransitRegion[] = [
  {
    name: m.content_logistics_region_gcc,
    ports: m.content_logistics_region_gcc_ports,
    sea: [3, 12],
    air: [1, 2],
    road: [1, 5],
  },
  {
    name: m.content_logistics_region_levant,
    ports: m.content_logistics_region_levant_ports,
    sea: [5, 25],
    air: [1, 3],
    road: [6, 10],
  },
  {
    name: m.content_logistics_region_east_africa,
    ports: m.content_logistics_region_east_africa_ports,
    sea: [10, 20],
    air: [2, 4],
  },
  {
    name: m.content_logistics_region_north_africa,
    ports: m.content_logistics_region_north_africa_ports,
    sea: [14, 35],
    air: [2, 5],
  },
  {
    name: m.content_logistics_region_west_africa,
    ports: m.content_logistics_region_west_africa_ports,
    sea: [28, 45],
    air: [3, 6],
  },
  {
    name: m.content_logistics_region_southern_africa,
    ports: m.content_logistics_region_southern_africa_ports,
    sea: [18, 28],
    air: [3, 5],
  },
];

/** A range of days in words. */
export function daysInWords([from, to]: Days): string {
  return m.content_logistics_transit_days({ count: to, from: String(from), to: String(to) });
}
