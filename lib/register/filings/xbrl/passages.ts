import 'server-only';
import { PASSAGE_KINDS, type Passages } from '@/lib/passages/kinds';
import { ELEMENTS } from './passage-names';
import { passageText } from './passage-text';

/**
 * The passages of a report; null without any.
 * @param textOf the text of an element, which may be HTML; empty without one
 */
export function passagesOf(textOf: (local: string) => string): Passages | null {
  const found: Passages = {};
  for (const kind of PASSAGE_KINDS) {
    const texts = ELEMENTS[kind].map((local) => passageText(textOf(local)));
    const longest = texts.reduce((one, other) => (other.length > one.length ? other : one));
    if (longest !== '') found[kind] = longest;
  }
  if (found.activities !== undefined || found.development !== undefined) delete found.review;
  return Object.keys(found).length > 0 ? found : null;
}
