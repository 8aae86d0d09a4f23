/** What a part of an address says; null where an escape in it is malformed. */
export function decoded(part: string): string | null {
  try {
    return decodeURIComponent(part);
  } catch {
    return null;
  }
}
