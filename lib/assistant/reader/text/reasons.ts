import { REASON_TEXTS } from '@/lib/recommendations/constants';
import type { Words } from './language';

const danish = {
  sameIndustry: 'samme branche',
  relatedIndustry: 'beslægtet branche',
  similarSize: 'samme størrelse',
  similarGrowth: 'samme vækst',
  sameMunicipality: 'samme kommune',
  sameRegion: 'samme region',
  similarAge: 'samme alder',
} satisfies Record<keyof typeof REASON_TEXTS, string>;

const reasons = Object.keys(danish) as (keyof typeof danish)[];

/** Keyed by the text that the tool returns. */
export const REASON_NAMES: Record<string, Words> = Object.fromEntries(
  reasons.map((reason) => [REASON_TEXTS[reason], { en: REASON_TEXTS[reason], da: danish[reason] }]),
);
