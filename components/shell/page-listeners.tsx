import { FocusListener } from './focus-listener';
import { LinkListener } from './link-listener';
import { ShortcutListener } from './shortcut-listener';

/** Listeners for the whole page, in one chunk that loads after the page's first scripts. */
export function PageListeners() {
  return (
    <>
      <ShortcutListener />
      <LinkListener />
      <FocusListener />
    </>
  );
}
