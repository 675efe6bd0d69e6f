import { LOCALES, type Locale } from "#domain/kernel/locale.ts";
import { localizedAddress } from "#i18n/localized-address.ts";
import { m } from "#i18n/paraglide/messages.js";
import type { SiteFacts } from "#src/lib/site-facts.ts";

interface PageHead {
  /** Without the site's name, which is added. */
  title: string;
  description: string;
  /** Path and kept search parameters of the page itself, e.g. `/products/furniture?page=2`. */
  path: string;
  /** Path of a picture of this site for link previews. */
  image?: string;
  /** schema.org data of the page. */
  jsonLd?: Record<string, unknown>;
  /** Pages that search engines should leave out. */
  hidden?: boolean;
}

/**
 * Head tags of a page: title, description, canonical, hreflang, Open Graph, JSON-LD.
 * Every language has an address of its own by the `lang` parameter; Arabic, the default, is the bare one. A head that takes much to
 * make is exported by its screen, so that other pages needn't load it: the screen is there before its head is asked for.
 */
export function pageHead(site: SiteFacts, page: PageHead) {
  const title = `${page.title} · ${m.shell_brand()}`;
  const address = (locale: Locale) => localizedAddress(`${site.origin}${page.path}`, locale);
  const image = `${site.origin}${page.image && !page.image.endsWith(".svg") ? page.image : "/og.png"}`;
  return {
    meta: [
      { title },
      { name: "description", content: page.description },
      { property: "og:title", content: title },
      { property: "og:description", content: page.description },
      { property: "og:type", content: "website" },
      { property: "og:site_name", content: m.shell_brand() },
      { property: "og:locale", content: { ar: "ar_AE", en: "en_AE", fr: "fr_FR" }[site.locale] },
      { property: "og:url", content: address(site.locale) },
      { property: "og:image", content: image },
      { name: "twitter:card", content: "summary_large_image" },
      ...(page.hidden ? [{ name: "robots", content: "noindex" }] : []),
      ...(page.jsonLd ? [{ "script:ld+json": { "@context": "https://schema.org", ...page.jsonLd } }] : []),
    ],
    links: page.hidden
      ? []
      : [
          { rel: "canonical", href: address(site.locale) },
          ...LOCALES.map((locale) => ({ rel: "alternate", hrefLang: locale, href: address(locale) })),
          { rel: "alternate", hrefLang: "x-default", href: address("ar") },
        ],
  };
}
