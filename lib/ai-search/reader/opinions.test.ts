import { expect, test } from 'vitest';
import type { CompanyFilters } from '@/lib/search/types';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

const qualified: CompanyFilters = { opinion: ['QUALIFIED'] };
const adverse: CompanyFilters = { opinion: ['ADVERSE'] };
const disclaimer: CompanyFilters = { opinion: ['DISCLAIMER'] };
const any: CompanyFilters = { modifiedOpinion: true };
const none: CompanyFilters = { modifiedOpinion: false };

test.each<[string, CompanyFilters]>([
  ['companies with a qualified opinion', qualified],
  ['virksomheder med konklusion med forbehold', qualified],
  ['virksomheder med afkræftende revisionskonklusion', adverse],
  ['virksomheder med en afkræftende konklusion', adverse],
  ['companies with an adverse opinion', adverse],
  ['companies with adverse opinions', adverse],
  ["companies with an adverse auditor's opinion", adverse],
  ['virksomheder med manglende konklusion', disclaimer],
  ['manglende konklusion', disclaimer],
  ['disclaimer of opinion', disclaimer],
  ['companies with a disclaimer of opinion', disclaimer],
  ['virksomheder med afkræftende konklussion', adverse],
  ['companies with an unqualified opinion', none],
  ['companies with a clean audit report', none],
  ['virksomheder med ren revisionspåtegning', none],
  ['companies without an unqualified opinion', any],
])('the kind of an opinion is read: %s', (sentence, filters) => {
  expect(read(sentence)).toMatchObject({ search: null, notUnderstood: [] });
  expect(read(sentence).filters).toEqual(filters);
});

test.each<[string, CompanyFilters]>([
  ['companies whose auditor gave a qualified opinion', qualified],
  ['companies whose auditors disclaimed an opinion', disclaimer],
  ['companies with an auditor who gave an adverse opinion', adverse],
  ['companies that received a qualified opinion', qualified],
  ['virksomheder hvis revisor har taget forbehold', any],
  ['virksomheder hvis revisionspåtegning har forbehold', any],
  ['virksomheder hvor revisor har givet en afkræftende konklusion', adverse],
  ['virksomheder hvis revisor ikke har kunnet afgive en konklusion', disclaimer],
  ['virksomheder der har fået en afkræftende konklusion', adverse],
  ['virksomheder hvis revisor ikke har taget forbehold', none],
  ['companies whose auditor has not given a qualified opinion', none],
  ['companies whose auditor gave an unqualified opinion', none],
  ['virksomheder hvis revisor har givet en blank påtegning', none],
])('what auditors did is about their opinions, not about who they are: %s', (sentence, filters) => {
  expect(read(sentence)).toMatchObject({ search: null, notUnderstood: [] });
  expect(read(sentence).filters).toEqual(filters);
});

test.each<[string, CompanyFilters]>([
  [
    'virksomheder med afkræftende eller manglende konklusion',
    { opinion: ['ADVERSE', 'DISCLAIMER'] },
  ],
  ['with an adverse opinion or a disclaimer of opinion', { opinion: ['ADVERSE', 'DISCLAIMER'] }],
  [
    'firmaer i Odense med afkræftende konklusion og usikkerhed om fortsat drift',
    { municipality: ['Odense'], goingConcern: true, ...adverse },
  ],
  [
    'companies without a qualified opinion or going concern doubts',
    { ...none, goingConcern: false },
  ],
])('beside others: %s', (sentence, filters) => {
  expect(read(sentence)).toMatchObject({ notUnderstood: [] });
  expect(read(sentence).filters).toEqual(filters);
});

test.each([
  ['byggefirmaer uden manglende konklusion', 'uden manglende konklusion'],
  ['companies without an adverse opinion', 'without an adverse opinion'],
  ['virksomheder hvis revisor er Deloitte', 'hvis revisor er Deloitte'],
  ['companies with an auditor', 'with an auditor'],
])('what no filter can say is told: %s', (sentence, told) => {
  const { filters, notUnderstood } = read(sentence);
  expect(notUnderstood).toEqual([told]);
  expect(filters).not.toHaveProperty('opinion');
  expect(filters).not.toHaveProperty('modifiedOpinion');
});

test('an opinion beside none that is modified is a contradiction, in either order', () => {
  const [late, early] = [
    read('firmaer uden forbehold med afkræftende konklusion'),
    read('firmaer med afkræftende konklusion uden forbehold'),
  ];
  expect(late.filters).toEqual(none);
  expect(late.hints).toEqual([{ text: 'afkræftende konklusion', why: 'contradiction' }]);
  expect(early.filters).toEqual(adverse);
  expect(early.hints).toEqual([{ text: 'uden forbehold', why: 'contradiction' }]);
});

test('auditors themselves are still a trade, and changes of them still changes', () => {
  expect(read('revisorer i Odense').filters.industry).toHaveLength(1);
  expect(read('companies whose auditor changed in 2021').filters).toEqual({
    newAuditor: { from: '2021-01-01', to: '2021-12-31' },
  });
});
