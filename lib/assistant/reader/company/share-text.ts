import { formatAmount } from '@/lib/companies/format';
import { allBands } from '@/lib/roles/mapper';
import { fitsShare, type ShareBound } from '../question/share-bound';
import type { Speak, Words } from '../text/reply';

const HOW: Record<ShareBound['is'], Words> = {
  over: { en: 'more than ', da: 'over ' },
  min: { en: 'at least ', da: 'mindst ' },
  under: { en: 'less than ', da: 'under ' },
  max: { en: 'at most ', da: 'højst ' },
  just: { en: '', da: '' },
};

/** "Over 50 %" */
export const shareText = ({ is, percent }: ShareBound, say: Speak) =>
  `${say(HOW[is])}${formatAmount(percent)}\u00a0%`;

export const SHARES_ARE_BANDS: Words = {
  en: 'Shares are registered as intervals: where one reaches beyond the share that was asked about, it is not known whether it fits.',
  da: 'Andele er registreret som intervaller: Hvor et interval rækker ud over den andel, der er spurgt om, vides det ikke, om den passer.',
};

/** The fractions of the capital between which a share lies that may be so. */
export function shareRange(bound: ShareBound): { from: number; to: number } {
  const bands = allBands().filter((band) => fitsShare(band, bound) !== false);
  const [first, last] = [bands[0], bands.at(-1)];
  if (!first || !last) return { from: 0, to: 0 };
  return { from: first.from / 100, to: last.to === null ? 2 : last.to / 100 };
}
