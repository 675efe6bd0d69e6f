/** Where a stored file is read; by the two sides alone. */
export function fileUrl(id: string): string {
  return `/files/private/messages/${id}`;
}
