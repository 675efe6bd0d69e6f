import { accountAnswers } from "#worker/identity/reachable-sql.ts";
import { badgeHolds } from "#worker/suppliers/badge-sql.ts";
import { responsesCounted } from "#worker/suppliers/responses-sql.ts";
import { cardJoins, cardJson } from "./product-cards.ts";

const RELATED_PRODUCTS = 6;

const DETAILS = `json_object(
  'id', x.id, 'number', x.number, 'sku', x.sku, 'slug', x.slug, 'category', x.category, 'subcategory', x.subcategory,
  'name', xt.name, 'description', xt.description, 'specs', json(xt.specs), 'textLocale', xt.locale, 'origin', x.origin,
  'priceMinor', x.price_minor, 'currency', x.currency, 'unit', x.unit, 'moq', x.moq,
  'orderMultiple', x.order_multiple,
  'leadTimeDaysMin', x.lead_time_days_min, 'leadTimeDaysMax', x.lead_time_days_max, 'hsCode', x.hs_code,
  'publishedAt', x.published_at, 'updatedAt', x.updated_at)`;

const IMAGES = `(SELECT json_group_array(json_object('path', path, 'width', width, 'height', height,
    'alt', ifnull(alt ->> reader.locale, '')))
  FROM (SELECT path, width, height, alt FROM product_images WHERE product_number = x.number ORDER BY position))`;

/**
 * The quantity prices of a product as JSON text, ascending.
 * @param number an SQL expression: the product's number
 */
export function tiersJson(number: string): string {
  return `(SELECT json_group_array(json_object('minQuantity', min_quantity, 'priceMinor', price_minor))
  FROM (SELECT min_quantity, price_minor FROM price_tiers WHERE product_number = ${number} ORDER BY min_quantity))`;
}

const CERTIFICATIONS = `(SELECT json_group_array(certification) FROM product_certifications
  WHERE product_number = x.number AND ifnull(valid_until > reader.now, 1))`;

/** A text of the supplier in the reader's language, else in the first that has it, or the language in which it stands. */
function bestOf(written: string, wanted = written): string {
  const at = (locale: string, column: string) => `SELECT ${column} FROM supplier_translations
    WHERE supplier_id = y.id AND locale = ${locale} AND ${written} <> ''`;
  const first = `(SELECT min(locale) FROM supplier_translations WHERE supplier_id = y.id AND ${written} <> '')`;
  return `coalesce((${at("reader.locale", wanted)}), (${at(first, wanted)}), ${wanted === "locale" ? "reader.locale" : "''"})`;
}

/** An allow-list: what is not named here can't slip out (security 14). */
const SUPPLIER = `json_object(
  'id', y.id, 'slug', y.slug, 'name', yt.name, 'city', ${bestOf("city")},
  'specialization', ${bestOf("specialization")}, 'specializationLocale', ${bestOf("specialization", "locale")},
  'textLocale', ifnull(yt.name_locale, yt.locale), 'country', y.country, 'businessType', y.business_type, 'logoPath', y.logo_path,
  'isVerified', json(iif(${badgeHolds("y", "reader.now")}, 'true', 'false')),
  'isReachable', json(iif(${accountAnswers("y.owner_id")}, 'true', 'false')),
  'takesRequests', json(iif(y.owner_id IS NULL, 'false', 'true')),
  'ratingAverage', y.rating_average, 'ratingCount', y.rating_count, 'productsCount', y.products_count, 'ordersCount', y.orders_count,
  'yearEstablished', y.year_established, 'employeeCount', y.employee_count,
  'certifications', (SELECT json_group_array(certification) FROM supplier_certifications
    WHERE supplier_id = y.id AND ifnull(valid_until > reader.now, 1)))`;

/** The newest of the sub-category, itself left out. */
const RELATED = `(SELECT json_group_array(json(card)) FROM (SELECT ${cardJson("reader.now")} AS card
  FROM (SELECT number FROM products WHERE status = 'published' AND category = x.category
    AND subcategory = x.subcategory AND number <> x.number ORDER BY number DESC LIMIT ${RELATED_PRODUCTS}) n
  ${cardJoins("n.number", "reader.locale")}))`;

/**
 * A product's page as JSON texts in one row, for a FROM clause that names the reader's language `reader.locale` and moment `reader.now`, and ends
 * before the product `x` is joined. Written by hand and once: building seven queries for every view took the Worker
 * twice as long as the database took to answer them.
 */
export const PRODUCT_PAGE_COLUMNS = `${DETAILS} AS product, ${IMAGES} AS images, ${tiersJson("x.number")} AS tiers,
  ${CERTIFICATIONS} AS certifications, ${SUPPLIER} AS supplier, ${RELATED} AS related,
  ${responsesCounted("y.id", "reader.now")} AS responses`;

/** The product's supplier and both texts; only approved suppliers come through. */
export const PRODUCT_PAGE_JOINS = `CROSS JOIN suppliers y ON y.id = x.supplier_id AND y.status = 'approved'
  CROSS JOIN product_translations xt ON xt.product_number = x.number AND xt.locale = ifnull(
    (SELECT locale FROM product_translations WHERE product_number = x.number AND locale = reader.locale),
    (SELECT min(locale) FROM product_translations WHERE product_number = x.number))
  CROSS JOIN supplier_translations yt ON yt.supplier_id = y.id AND yt.locale = ifnull(
    (SELECT locale FROM supplier_translations WHERE supplier_id = y.id AND locale = reader.locale),
    (SELECT min(locale) FROM supplier_translations WHERE supplier_id = y.id))`;
