import { meaningOf } from "#domain/catalogue/import-words.ts";
import { MAX_DESCRIPTION, MAX_NAME } from "#domain/catalogue/product-form.ts";
import { productSlug } from "#domain/catalogue/product-slug.ts";
import { goodsOf } from "#domain/catalogue/search/goods-of.ts";
import { markMatches } from "#domain/catalogue/search/highlight.ts";
import { indexDocument } from "#domain/catalogue/search/index-document.ts";
import { namedPlaces } from "#domain/catalogue/search/named-places.ts";
import { cutQuery, MAX_QUERY_LENGTH, readSearchParams } from "#domain/catalogue/search/search-address.ts";
import { planSearch } from "#domain/catalogue/search/search-plan.ts";
import { planSuggestions } from "#domain/catalogue/search/suggestion-plan.ts";
import { understandQuery } from "#domain/catalogue/search/understanding/understand-query.ts";
import { linesOf } from "#domain/content/listed-lines.ts";
import { deviceOf } from "#domain/identity/device.ts";
import { safeReturnTo } from "#domain/identity/return-to.ts";
import { typedDecimal } from "#domain/kernel/digits.ts";
import { foldText } from "#domain/kernel/fold-text.ts";
import { readPhone } from "#domain/kernel/phone.ts";
import { joinPhone, splitPhone } from "#domain/kernel/phone-parts.ts";
import { isPlainName } from "#domain/kernel/plain-name.ts";
import { stripHtml } from "#domain/kernel/strip-html.ts";
import { cleanText } from "#domain/kernel/text.ts";
import { normaliseWebsite } from "#domain/kernel/website.ts";
import { foundExcerpt } from "#domain/messaging/found-excerpt.ts";
import { parseFrame } from "#domain/messaging/frames.ts";
import { splitToken } from "#domain/messaging/room-token.ts";
import { MAX_MESSAGE } from "#domain/messaging/send-message.ts";
import { MAX_ASKED } from "#domain/rfq/asked-text.ts";
import { parseQuantity } from "#domain/rfq/quantity.ts";
import { readAsked } from "#domain/rfq/read-asked.ts";
import { companySlug } from "#domain/suppliers/company-slug.ts";
import { supplierSearchWords } from "#domain/suppliers/supplier-search.ts";
import { localizedAddress } from "#i18n/localized-address.ts";
import { webAddresses } from "#src/features/messages/bubble/web-addresses.ts";
import { phraseWords } from "#src/features/messages/composer/phrase-words.ts";
import { csvTable } from "#src/lib/format/csv-table.ts";
import { defuseFormulas, restoreFormulas } from "#src/lib/format/formula-guard.ts";
import { initialsOf } from "#src/lib/format/initials.ts";
import { parseSearch } from "#src/lib/search-string.ts";
import { byteRange } from "#worker/http/byte-range.ts";
import { limitedAddress } from "#worker/http/client-address.ts";
import { attachment } from "#worker/http/downloads.ts";
import { layOut } from "#worker/platform/mails/layout.ts";
import { sessionTokenOf } from "#worker/platform/sessions.ts";
import { isWrittenAlike } from "#worker/platform/written-alike.ts";
import { type HostileCase, hostileCase } from "./hostile-case.ts";
import { repeated, TEXT_UNITS } from "./hostile-units.ts";

/** All that a request may hold, in characters. */
const REQUEST = 64 * 1024;
/** Far more than the few hundred characters that fields of one line let through. */
const SHORT = 10 * 1024;
/** What gets no further than its schema lets it, in characters: a query, a name, a message, all texts of a product. */
const CAPS: Record<string, number> = {
  "a search": MAX_QUERY_LENGTH,
  suggestions: MAX_QUERY_LENGTH,
  "named categories": MAX_QUERY_LENGTH,
  "goods of a query": MAX_QUERY_LENGTH,
  "marked matches": MAX_MESSAGE,
  "an excerpt of a message": MAX_MESSAGE,
  "an excerpt by a search like the message": MAX_MESSAGE,
  "what is asked for": MAX_ASKED,
  "an indexed product": 3 * MAX_DESCRIPTION,
  "a search for suppliers": SHORT,
  "a search of one's own": SHORT,
  "a product's address": SHORT,
  "a company's address": SHORT,
};

/** What reads typed text behind the schemas, in the Worker, in rooms and in the browsers of those who get it. */
const READERS: Record<string, (text: string) => unknown> = {
  "cleaned text": (text) => cleanText(text, true),
  "text without HTML": stripHtml,
  "folded text": foldText,
  "addresses in a message": webAddresses,
  "words of a template": (text) =>
    phraseWords({ key: "deliver_to", params: { place: text, quantity: text, date: text, price: text } }),
  "a frame of a room": (text) => parseFrame(JSON.stringify({ type: text })) ?? parseFrame(text),
  "a room's token": splitToken,
  "a search": (text) => planSearch(text),
  "a search as the address cuts it": (text) => planSearch(cutQuery(text)),
  "an address's filters": (text) => readSearchParams({ q: text, category: text, origin: text, page: text }),
  "an address's query": parseSearch,
  suggestions: (text) => planSuggestions(text),
  "named categories": (text) => namedPlaces(understandQuery(text)),
  "goods of a query": (text) => goodsOf(text, understandQuery(text)),
  "marked matches": (text) => markMatches(text, "medjool dates تمر", ["تمور مجدول"]),
  "marked matches of a query": (text) => markMatches("medjool dates تمر", cutQuery(text)),
  "an excerpt of a message": (text) => foundExcerpt(text, "medjool dates تمر"),
  "an excerpt by a search like the message": (text) => foundExcerpt(text, text.slice(0, 100)),
  "an indexed product": (text) =>
    indexDocument({ names: [{ locale: "fr", name: text.slice(0, MAX_NAME) }], kinds: [], rest: [text], codes: [] }),
  "a search for suppliers": supplierSearchWords,
  "a search of one's own": (text) => isWrittenAlike({ getSQL: () => ({}) as never }, text),
  "what is asked for": (text) => readAsked(text, 20),
  "a quantity": parseQuantity,
  "a number": typedDecimal,
  "a phone number": (text) => joinPhone("+971", text),
  "a phone in two parts": splitPhone,
  "a number to dial": (text) => readPhone(text, "AE"),
  "a website": normaliseWebsite,
  "a name in a mail": isPlainName,
  "a company's address": (text) => companySlug(text, "a1"),
  "a product's address": (text) => productSlug(text, "a1"),
  "first letters": initialsOf,
  "lines of a list": linesOf,
  "a cell's meaning": (text) => meaningOf("price", text),
  "where to return to": safeReturnTo,
  "an address in a language": (text) => localizedAddress(text, "fr"),
  "a browser's name": deviceOf,
  "a cookie": (text) => sessionTokenOf(`session=${text}`),
  "a client's address": (text) => limitedAddress(`${text}:${text}`),
  "a range of bytes": (text) => byteRange(`bytes=${text}`, 10),
  "a file's name": (text) => attachment(text, "application/pdf"),
  "formulas of a table": (text) => csvTable([[text, text]]),
  "formulas there and back": (text) => restoreFormulas(defuseFormulas(text)),
  "a mail": (text) =>
    layOut({ subject: text, heading: text, paragraphs: [text], facts: [["x", text]], reason: "form" }, "ar"),
};

/** Every such reader with texts of every kind. */
export function hostileTexts(): HostileCase[] {
  return Object.entries(READERS).flatMap(([name, read]) =>
    TEXT_UNITS.map((unit) =>
      hostileCase(`${name} of ${JSON.stringify(unit)}`, CAPS[name] ?? REQUEST, (size) => repeated(unit, size), read),
    ),
  );
}
