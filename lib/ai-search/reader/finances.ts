import 'server-only';
import { foldName } from '@/lib/words/fold';
import { type Fragment, nothingAt } from './fragment';
import type { Scan } from './scan';

const folded = (words: string) => words.split(' ').map(foldName).join('|');

/** "økonomisk", "finansielle", "financially" */
const OF_FINANCES = /^(?:okonomisk|finansiel|financial|economic)[a-z]*$/;
const FINANCES = /^okonomi(?:en)?$|^financ(?:es|ials)$/;
const STATE = new RegExp(
  `^(?:${folded(
    'distress distressed trouble troubles troubled problem problems difficulty difficulties hardship hardships health healthy strong stronger strength weak weaker weakness stable stability sound challenged challenges stress stressed pressure pressured crisis crises instability unstable struggling struggle fragile vulnerable viable robust shape situation position condition vanskelighed vanskeligheder problemer krise kriser knibe nød uføre pres presset pressede trængt trængte sund sunde sundt stærk stærke stærkt svag svage svagt stabil stabile stabilt solid solide robust robuste usikker usikre udsat udsatte sårbar sårbare udfordret udfordrede udfordringer velfungerende ramt ramte styrke sundhed situation',
  )})$`,
);
const JUDGED = new RegExp(
  `^(?:${folded(
    'god gode godt dårlig dårlige sund sunde stærk stærke svag svage solid solide stram presset anstrengt skrantende stabil robust healthy good bad poor strong weak sound solid stable shaky struggling tight',
  )})$`,
);
const IN = new Set('i in under med with having har have'.split(' '));
const BEING = new Set('er are is'.split(' '));

/**
 * "in financial distress", "økonomisk pressede", "med sund økonomi": no filter says so, and it is not
 * the sector of finance.
 */
export function financesAt(scan: Scan, at: number): Fragment | null {
  const start = IN.has(scan.fold(at)) ? at + 1 : at;
  const next = start + 1;
  if (OF_FINANCES.test(scan.fold(start)) && STATE.test(scan.fold(next))) {
    return nothingAt(at, next + 1);
  }
  if (JUDGED.test(scan.fold(start)) && FINANCES.test(scan.fold(next))) {
    return nothingAt(at, next + 1);
  }
  // "Whose finances are weak"
  const isSaid = FINANCES.test(scan.fold(at)) && BEING.has(scan.fold(at + 1));
  return isSaid && JUDGED.test(scan.fold(at + 2)) ? nothingAt(at, at + 3) : null;
}
