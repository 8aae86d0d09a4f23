import { paths } from '@/lib/paths';

type Typed = Record<string, string>;

/** Per page, because the pages' forms differ. */
const keyOf = () => `veminto.typed${window.location.pathname}`;

const isPassword = (name: string) => /password/i.test(name);

/** Does nothing where the browser forbids storage or holds no room for it. */
function attempt<Result>(work: () => Result): Result | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}

/**
 * Keeps what was typed while the page is loaded again in the other language; passwords are left
 * out. `read` is called when the form that switches the language is sent.
 * @returns ends it.
 */
export function keepForSwitch(read: () => Typed): () => void {
  function keep({ target }: Event) {
    if (!(target instanceof HTMLFormElement)) return;
    if (target.getAttribute('action') !== paths.language()) return;
    const kept = Object.entries(read()).filter(([name]) => !isPassword(name));
    attempt(() => sessionStorage.setItem(keyOf(), JSON.stringify(Object.fromEntries(kept))));
  }
  document.addEventListener('submit', keep);
  return () => document.removeEventListener('submit', keep);
}

/** What was kept on this page, which is then forgotten: another visit begins empty. */
export function takeKept(): Typed {
  return (
    attempt(() => {
      const kept: Typed = JSON.parse(sessionStorage.getItem(keyOf()) ?? '{}');
      sessionStorage.removeItem(keyOf());
      return kept;
    }) ?? {}
  );
}
