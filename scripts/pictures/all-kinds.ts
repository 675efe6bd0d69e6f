import { BAGS_FILMS } from "./kinds/bags-films.ts";
import { BASINS_TAPS } from "./kinds/basins-taps.ts";
import { BIODEGRADABLES } from "./kinds/biodegradables.ts";
import { BOTTLES_JARS } from "./kinds/bottles-jars.ts";
import { CABLES } from "./kinds/cables.ts";
import { CANNED_FOOD } from "./kinds/canned-food.ts";
import { CARE_EQUIPMENT } from "./kinds/care-equipment.ts";
import { CARTONS } from "./kinds/cartons.ts";
import { CEMENT_STEEL } from "./kinds/cement-steel.ts";
import { CERAMICS } from "./kinds/ceramics.ts";
import { CLEANING } from "./kinds/cleaning.ts";
import { COSMETICS } from "./kinds/cosmetics.ts";
import { DAIRY } from "./kinds/dairy.ts";
import { DATES } from "./kinds/dates.ts";
import { DIAGNOSTICS } from "./kinds/diagnostics.ts";
import { DISPOSABLES } from "./kinds/disposables.ts";
import { EARTH_MOVING } from "./kinds/earth-moving.ts";
import { ELECTRICAL_EQUIPMENT } from "./kinds/electrical-equipment.ts";
import { FOOD_MACHINERY } from "./kinds/food-machinery.ts";
import { GENERATORS_PUMPS } from "./kinds/generators-pumps.ts";
import { GLASS } from "./kinds/glass.ts";
import { HOME_ROOMS } from "./kinds/home-rooms.ts";
import { HOTEL_FURNITURE } from "./kinds/hotel-furniture.ts";
import { INDUSTRIAL_PLASTICS } from "./kinds/industrial-plastics.ts";
import { JUICES } from "./kinds/juices.ts";
import { LAB_SUPPLIES } from "./kinds/lab-supplies.ts";
import { LABELS_TAPES } from "./kinds/labels-tapes.ts";
import { LIVING_ROOMS } from "./kinds/living-rooms.ts";
import { LOAD_PICTURES } from "./kinds/loads.ts";
import { MASTERBATCH } from "./kinds/masterbatch.ts";
import { MONITORING } from "./kinds/monitoring.ts";
import { NETWORKING } from "./kinds/networking.ts";
import { OFFICE_FITTINGS } from "./kinds/office-fittings.ts";
import { OFFICE_TABLES } from "./kinds/office-tables.ts";
import { PACKING_MACHINES } from "./kinds/packing-machines.ts";
import { PERFUMES } from "./kinds/perfumes.ts";
import { PERSONAL_CARE } from "./kinds/personal-care.ts";
import { PIPES_FITTINGS } from "./kinds/pipes-fittings.ts";
import { POLYETHYLENE } from "./kinds/polyethylene.ts";
import { POLYPROPYLENE } from "./kinds/polypropylene.ts";
import { PVC_PET } from "./kinds/pvc-pet.ts";
import { RECYCLED_PRODUCTS } from "./kinds/recycled-products.ts";
import { SAAS } from "./kinds/saas.ts";
import { SANITARY } from "./kinds/sanitary-ware.ts";
import { SITE_TOOLS } from "./kinds/site-tools.ts";
import { SMART_HOME } from "./kinds/smart-home.ts";
import { SOLAR_ENERGY } from "./kinds/solar-energy.ts";
import { SUPPLEMENTS } from "./kinds/supplements.ts";
import { TEXTILE_PICTURES } from "./kinds/textiles.ts";
import { WATER_SAVING } from "./kinds/water-saving.ts";
import type { Kinds } from "./kit/picture.ts";

/** Every drawing of goods by the name of its file. */
export const KINDS: Kinds = {
  ...BAGS_FILMS,
  ...BASINS_TAPS,
  ...BIODEGRADABLES,
  ...BOTTLES_JARS,
  ...CABLES,
  ...CANNED_FOOD,
  ...CARE_EQUIPMENT,
  ...CARTONS,
  ...CEMENT_STEEL,
  ...CERAMICS,
  ...CLEANING,
  ...COSMETICS,
  ...DAIRY,
  ...DATES,
  ...DIAGNOSTICS,
  ...DISPOSABLES,
  ...EARTH_MOVING,
  ...ELECTRICAL_EQUIPMENT,
  ...FOOD_MACHINERY,
  ...GENERATORS_PUMPS,
  ...GLASS,
  ...HOME_ROOMS,
  ...HOTEL_FURNITURE,
  ...INDUSTRIAL_PLASTICS,
  ...JUICES,
  ...LAB_SUPPLIES,
  ...LABELS_TAPES,
  ...LIVING_ROOMS,
  ...LOAD_PICTURES,
  ...MASTERBATCH,
  ...MONITORING,
  ...NETWORKING,
  ...OFFICE_FITTINGS,
  ...OFFICE_TABLES,
  ...PACKING_MACHINES,
  ...PERFUMES,
  ...PERSONAL_CARE,
  ...PIPES_FITTINGS,
  ...POLYETHYLENE,
  ...POLYPROPYLENE,
  ...PVC_PET,
  ...RECYCLED_PRODUCTS,
  ...SAAS,
  ...SANITARY,
  ...SITE_TOOLS,
  ...SMART_HOME,
  ...SOLAR_ENERGY,
  ...SUPPLEMENTS,
  ...TEXTILE_PICTURES,
  ...WATER_SAVING,
};
