import Papa from "papaparse";
import { mergeRow } from "#domain/catalogue/merge-row.ts";
import { OWN_COLUMNS, type OwnCells } from "#domain/catalogue/own-columns.ts";
import type { OwnProduct } from "#domain/catalogue/own-row.ts";
import { PRODUCT_STATUSES, type ProductStatus } from "#domain/catalogue/product-facts.ts";
import { SUPPLIERS, type SupplierId } from "../suppliers/all.ts";
import { CATALOGUE_FILES } from "./files.ts";

/** What no import brings, for the site gives it itself: a product's address, its state and the pictures it has. */
interface Shelf {
  supplier: string;
  sku: string;
  slug: string;
  status: string;
  order_multiple: string;
  /** Names of drawings in public/pictures, the leading one first. */
  pictures: string;
}

export interface SeedProduct extends OwnProduct {
  by: SupplierId;
  sku: string;
  slug: string;
  status: ProductStatus;
  orderMultiple: number;
  pictures: string[];
}

const SHELF = "shelf.csv";
const IDS = new Map(Object.entries(SUPPLIERS).map(([id, { slug }]) => [slug as string, id as SupplierId]));

/** The demo catalogue in the order of shelf.csv: a product's number is its place in it, from one. */
export const PRODUCTS: readonly SeedProduct[] = readProducts(CATALOGUE_FILES);

/**
 * Reads a supplier's own catalogue file each, `<slug>.csv`, by the rules of the site's import, and puts its products where
 * shelf.csv says.
 * @throws Error for a cell that the import would refuse, and for a product that stands in one of both alone
 */
export function readProducts(files: Record<string, string>): SeedProduct[] {
  const { [SHELF]: shelf, ...own } = files;
  if (!shelf) throw new Error(`no ${SHELF}`);
  const products = new Map(Object.entries(own).flatMap(([name, text]) => productsOf(name, text)));
  const placed = rowsOf<Shelf>(shelf).map((place) => {
    const key = keyOf(`${place.supplier}.csv`, place.sku);
    const product = products.get(key);
    if (!product) throw new Error(`${key} is not there, or stands twice in ${SHELF}`);
    products.delete(key);
    return { ...product, ...placeOf(place) };
  });
  if (products.size > 0) throw new Error(`not in ${SHELF}: ${[...products.keys()].join(", ")}`);
  return placed;
}

function productsOf(name: string, text: string): [key: string, product: OwnProduct][] {
  return rowsOf<OwnCells>(text, OWN_COLUMNS).map((cells) => {
    const { sku = "" } = cells;
    const { issues, product } = mergeRow(null, sku, cells);
    if (issues) throw new Error(`${keyOf(name, sku)}: ${issues.map(({ column, code }) => `${column} ${code}`)}`);
    return [keyOf(name, sku), product];
  });
}

function placeOf({ supplier, sku, slug, status, order_multiple, pictures }: Shelf) {
  const by = IDS.get(supplier);
  const state = PRODUCT_STATUSES.find((one) => one === status);
  if (!by || !state) throw new Error(`${SHELF}: ${sku} has no supplier or no state of ours`);
  return { by, sku, slug, status: state, orderMultiple: Number(order_multiple), pictures: pictures.split("|") };
}

function keyOf(name: string, sku: string): string {
  return `${name}: ${sku}`;
}

function rowsOf<Row>(text: string, columns?: readonly string[]): Row[] {
  const { data, errors, meta } = Papa.parse<Row>(text, { header: true, skipEmptyLines: true });
  const isOther = columns && columns.join() !== meta.fields?.join();
  if (errors.length > 0 || isOther) throw new Error(errors[0]?.message ?? `columns: ${meta.fields?.join()}`);
  return data;
}
