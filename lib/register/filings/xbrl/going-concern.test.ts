import { expect, test } from 'vitest';
import { read } from '@/tests/support/read-reports';
import { amount, header, said, usual } from '@/tests/support/report-documents';
import { goingConcernOf } from './going-concern';

const noteIn = (...said: string[]) =>
  read(usual, header, amount('fsa:Equity', 'end', 1), ...said).goingConcern;

const NOTE = 'Selskabets fortsatte drift afhænger af, at banken forlænger kreditten.';

test.each(['DisclosureOf', 'InformationOn'])('a report has it as a note: %s', (what) => {
  const element = `fsa:${what}UncertaintiesRelatingToGoingConcern`;
  expect(noteIn(said(element, `  ${NOTE}\n`))).toBe(NOTE);
});

test('the policies of a report, which mention going concern too, are none', () => {
  expect(noteIn(said('fsa:DisclosureOfTrueAndFairViewAndGoingConcern', NOTE))).toBeNull();
  expect(noteIn()).toBeNull();
});

test('markup is left out, and long notes are cut', () => {
  const marked =
    '&lt;p&gt;Der er &lt;b&gt;v&amp;aelig;sentlig&lt;/b&gt;&lt;br/&gt;usikkerhed&lt;/p&gt;';
  expect(noteIn(said('fsa:DisclosureOfUncertaintiesRelatingToGoingConcern', marked))).toBe(
    'Der er væsentlig usikkerhed',
  );
  const numbered = '&lt;p&gt;Der er v&amp;#230;sentlig&amp;nbsp;usikkerhed &amp;#xF8;&lt;/p&gt;';
  expect(noteIn(said('fsa:DisclosureOfUncertaintiesRelatingToGoingConcern', numbered))).toBe(
    'Der er væsentlig usikkerhed ø',
  );
  const long = goingConcernOf([`${NOTE} `.repeat(20)]);
  expect(long).toHaveLength(500);
  expect(long).toMatch(/…$/);
});

test.each([
  'Ingen',
  'ingen.',
  'N/A',
  '-',
  'Der er ingen usikkerhed om selskabets fortsatte drift.',
  'Der er ikke væsentlig usikkerhed forbundet med going concern',
  'There is no material uncertainty related to going concern.',
  'No significant doubt',
])('a note that denies any is none: %s', (text) => {
  expect(goingConcernOf([text])).toBeNull();
});

test.each([
  'Der er ikke givet tilsagn om finansiering, og der er derfor usikkerhed om fortsat drift.',
  'Ingen af selskabets långivere har krævet betaling.',
  'No new loans were granted, which raises doubt about the ability to continue.',
])('a note that denies another thing is one: %s', (text) => {
  expect(goingConcernOf(['', text])).toBe(text);
});
