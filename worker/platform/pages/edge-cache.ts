/** The cache of this data centre. The types that the app is checked by are a browser's, which has no default one. */
export function edgeCache(): Cache {
  return (caches as CacheStorage & { default: Cache }).default;
}
