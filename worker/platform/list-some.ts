/**
 * Some objects of a bucket under a prefix: those behind a place in the alphabet, and again from the first where the end is
 * reached. Sweeps begin at a random place, since names are random: small buckets are seen whole, large ones in time, and
 * nothing has to be remembered.
 * @param most of R2's own limit: 1,000, or 100 where metadata come along
 */
export async function listSome(
  bucket: R2Bucket,
  options: R2ListOptions & { prefix: string },
  startAfter: string,
  most: number,
): Promise<R2Object[]> {
  const { objects, truncated } = await bucket.list({ ...options, startAfter, limit: most });
  if (truncated || objects.length >= most) return objects;
  const { objects: first } = await bucket.list({ ...options, limit: most - objects.length });
  return [...objects, ...first.filter(({ key }) => key <= startAfter)];
}
