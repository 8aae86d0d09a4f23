import { expect, test } from 'vitest';
import type { Passages } from '@/lib/passages/kinds';
import { ownWordsSection } from './own-words-section';
import type { CompanyReport } from './types';
import { reportWords } from './words';

const sections = (passages: Passages | null, language: 'en' | 'da' = 'en') => {
  const endDate = new Date('2021-12-31');
  const ownWords = passages && { passages, endDate };
  return ownWordsSection({ ownWords } as CompanyReport, reportWords(language));
};

test('passages are printed under what they are about, in the order of the page', () => {
  const [section] = sections({
    pledges: 'Ingen.',
    activities: 'Vi bygger huse.\nOg river dem ned.',
  });
  expect(section?.heading).toBe('IN THE REPORT’S OWN WORDS');
  expect(section?.facts?.filter(([, text]) => text !== null)).toEqual([
    ['Primary activities', 'Vi bygger huse.\nOg river dem ned.'],
    ['Mortgages and collateral', 'Ingen.'],
  ]);
  expect(section?.note).toMatch(/^Annual report for the year ended 31\/12\/2021: /);
  const [danish] = sections({ pledges: 'Ingen.' }, 'da');
  expect(danish?.heading).toBe('MED RAPPORTENS EGNE ORD');
  expect(danish?.facts).toContainEqual(['Pant og sikkerhedsstillelser', 'Ingen.']);
  expect(danish?.note).toMatch(/^Årsrapport for regnskabsåret til 31\/12\/2021: /);
});

test('a long text is cut between words, and a report without words has no section', () => {
  const [section] = sections({ review: 'ord '.repeat(200).trim() });
  const text = section?.facts?.find(([label]) => label === 'Management’s review')?.[1];
  expect(text).toMatch(/^(ord )+ord…$/);
  expect(text?.length).toBeLessThanOrEqual(701);
  expect(text?.length).toBeGreaterThan(690);
  expect(sections(null)).toEqual([]);
});
