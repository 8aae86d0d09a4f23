import { expect, test } from 'vitest';
import { sentenceTables } from '@/tests/support/sentence-tables';
import { readSentence } from '.';
import { makeLexicon } from './lexicon';

const lexicon = makeLexicon(sentenceTables());
const read = (sentence: string) => readSentence(sentence, lexicon);

test.each([
  'companies that have lost more than half their capital',
  'companies that have lost over half of their share capital',
  'firms that lost half of the share capital',
  'companies with less than half of the share capital left',
  'companies where less than half of the capital is left',
  'companies where the equity is less than half the share capital',
  'companies with equity below half of the registered capital',
  'companies with equity below 50% of the share capital',
  'companies where more than half of the capital is lost',
  'companies with a capital loss',
  'companies with lost capital',
  'virksomheder der har tabt mere end halvdelen af selskabskapitalen',
  'selskaber, der har tabt over halvdelen af deres kapital',
  'firmaer som har mistet halvdelen af anpartskapitalen',
  'virksomheder hvor egenkapitalen er mindre end halvdelen af selskabskapitalen',
  'virksomheder hvis egenkapital udgør under halvdelen af kapitalen',
  'virksomheder med egenkapital under 50 % af selskabskapitalen',
  'virksomheder med mindre end halvdelen af kapitalen tilbage',
  'virksomheder hvor over halvdelen af kapitalen er tabt',
  'virksomheder med kapitaltab',
  'tabt selskabskapital',
])('equity below half of the capital: %s', (sentence) => {
  expect(read(sentence)).toMatchObject({ search: null, notUnderstood: [] });
  expect(read(sentence).filters).toEqual({ capitalLost: true });
});

test.each([
  'companies that have not lost half of their capital',
  'virksomheder uden kapitaltab',
  'virksomheder der ikke har tabt halvdelen af selskabskapitalen',
])('what companies must not have lost: %s', (sentence) => {
  expect(read(sentence)).toMatchObject({ search: null, notUnderstood: [] });
  expect(read(sentence).filters).toEqual({ capitalLost: false });
});

test('beside others', () => {
  const { filters, notUnderstood } = read(
    'aktieselskaber i Odense, der har tabt over halvdelen af kapitalen, med tvivl om fortsat drift',
  );
  expect(notUnderstood).toEqual([]);
  expect(filters).toEqual({
    companyType: ['Aktieselskab'],
    municipality: ['Odense'],
    goingConcern: true,
    capitalLost: true,
  });
});

test.each([
  'companies that lost a third of their capital',
  'virksomheder der har tabt halvdelen af omsætningen',
  'companies with less than half of the employees left',
  'kapitalfonde',
])('another loss is none of capital: %s', (sentence) => {
  expect(read(sentence).filters).not.toHaveProperty('capitalLost');
});
