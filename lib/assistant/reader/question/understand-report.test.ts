import { expect, it } from 'vitest';
import { foldText } from '@/lib/words/fold';
import { understand } from './understand';
import { saidOfClass, saidOfYear } from './understand-report';

const read = (question: string) => {
  const asked = understand(question, true);
  return asked.kind === 'report' ? [asked.topic, asked.subject.name, asked.year] : asked.kind;
};

it.each([
  ['Hvornår slutter regnskabsåret for Bech Byg ApS?', 'year', 'Bech Byg ApS', null],
  ['When does the financial year of Bech Byg ApS end?', 'year', 'Bech Byg ApS', null],
  ['What is the financial year of Bech Byg ApS?', 'year', 'Bech Byg ApS', null],
  ['When did the 2019 financial year of Bech Byg ApS end?', 'year', 'Bech Byg ApS', 2019],
  ['Har Bech Byg ApS forskudt regnskabsår?', 'year', 'Bech Byg ApS', null],
  ['Hvor lang er regnskabsperioden for Bech Byg ApS?', 'year', 'Bech Byg ApS', null],
  ['og hvornår begynder det?', 'year', null, null],
  ['Er regnskabet for Bech Byg ApS revideret?', 'audit', 'Bech Byg ApS', null],
  ['Is the annual report of Bech Byg ApS audited?', 'audit', 'Bech Byg ApS', null],
  ['Was the 2020 annual report of Bech Byg ApS audited?', 'audit', 'Bech Byg ApS', 2020],
  ['Hvilken regnskabsklasse er Bech Byg ApS i?', 'class', 'Bech Byg ApS', null],
  ['What reporting class is Bech Byg ApS in?', 'class', 'Bech Byg ApS', null],
  ['Aflægger Bech Byg ApS regnskab efter klasse B?', 'class', 'Bech Byg ApS', null],
])('%s', (question, ...means) => {
  expect(read(question)).toEqual(means);
});

it.each([
  ['Hvad var omsætningen i regnskabsåret 2020 for Bech Byg ApS?', 'amounts'],
  ['Regnskabsåret 2019 for Bech Byg ApS', 'amounts'],
  ['Hvordan gik regnskabsåret 2020 for Bech Byg ApS?', 'amounts'],
  ['Is Bech Byg ApS audited by Kjær Revision?', 'roles'],
  ['Hvem reviderer Bech Byg ApS?', 'roles'],
  ['Hvad er regnskabsklasse B?', 'terms'],
])('asks for something else: %s', (question, kind) => {
  const asked = understand(question, false);
  expect(asked.kind).toBe(kind);
});

it.each([
  ['Har den forskudt regnskabsår?', 'other', null],
  ['Is its financial year the calendar year?', 'calendar', null],
  ['er den i klasse C?', null, 'C'],
  ['Aflægger den regnskab efter klasse b?', null, 'B'],
  ['Hvilken klasse er den i?', null, null],
])('what is said of it: %s', (question, year, letter) => {
  const folded = foldText(question);
  expect([saidOfYear(folded), saidOfClass(folded)]).toEqual([year, letter]);
});
