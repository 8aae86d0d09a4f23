import { paths } from '@/lib/paths';
import { KEPT } from './kept-typed';

declare global {
  interface Window {
    /** The language was switched: the page is being left. */
    isSwitched?: boolean;
  }
}

/**
 * Keeps the text of the inputs with `data-kept` while the page is loaded again in the other language.
 * Inlined in the page, because the language can be switched before any file has loaded. Adds to what
 * is kept already: a page that is switched twice at once has taken nothing yet. Does nothing where
 * the browser forbids storage or holds no room for it.
 */
export const KEEP_TYPED = `addEventListener('submit', ({ target }) => {
  if (target.getAttribute('action') !== '${paths.language()}') return;
  window.isSwitched = true;
  try {
    const key = '${KEPT}' + location.pathname;
    const kept = JSON.parse(sessionStorage.getItem(key) ?? '{}');
    for (const { id, value, defaultValue } of document.querySelectorAll('input[data-kept]'))
      if (value !== defaultValue) kept[id] = value;
    sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {}
});`;
