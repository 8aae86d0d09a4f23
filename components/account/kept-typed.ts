/** Before the path of the page in the keys of the storage: the pages' forms differ. */
export const KEPT = 'veminto.typed';

/**
 * What was typed on this page before its language was switched (keep-typed.ts), by the ids of the
 * fields. It is then forgotten: another visit begins empty.
 */
export function takeKept(): Record<string, string> {
  // A form whose code arrives while its page is being left would take it from the next page.
  if (window.isSwitched) return {};
  try {
    const key = `${KEPT}${window.location.pathname}`;
    const kept: Record<string, string> = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    sessionStorage.removeItem(key);
    return kept;
  } catch {
    // The browser forbids storage.
    return {};
  }
}
