import { describe, expect, it, test } from 'vitest';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import { TERMS, type TermId } from '../terms';
import { AMOUNTS } from '../terms/amounts';
import { amountName, KEY_FIGURE_NAMES } from '../text/names';
import { understand } from './understand';

const ofTerms = (...terms: TermId[]) => ({ kind: 'terms', terms, amounts: [], figures: [] });

test.each<[string, TermId]>([
  ['hvad er en P-enhed?', 'pNumber'],
  ['hvad vil det sige at være reklamebeskyttet?', 'protection'],
  ['what does it mean to be advertising protected?', 'protection'],
  ['what is a disclaimer of opinion?', 'disclaimer'],
  ['hvad betyder en konklusion med forbehold?', 'qualified'],
  ['what is an unqualified opinion?', 'unqualified'],
  ['hvad er en afkræftende konklusion?', 'adverse'],
  ['what is a modified opinion?', 'modified'],
  ['hvad er en supplerende oplysning?', 'emphasis'],
  ['hvad er en reel ejer?', 'beneficial'],
  ['what is a legal owner?', 'legalOwner'],
  ['what is a signing rule?', 'signing'],
  ['What does XBRL stand for?', 'xbrl'],
  ['hvad er en sektor?', 'sector'],
  ['hvad er DB25?', 'industryCode'],
  ['hvad er en bibranche?', 'secondaryIndustry'],
  ['what is full liability?', 'fullLiability'],
  ['hvad er en fuldt ansvarlig deltager?', 'fullLiability'],
  ['hvad er et P/S?', 'ps'],
  ['hvad står ApS for?', 'aps'],
  ['hvad dækker IVS over?', 'ivs'],
  ['hvad er en forening?', 'association'],
  ['hvad er en erhvervsdrivende fond?', 'foundation'],
  ['hvad betyder ophørt?', 'ceased'],
  ['what does active mean?', 'active'],
  ['what does it mean when a company is in liquidation?', 'liquidation'],
  ['hvad betyder det, at en virksomhed er under konkurs?', 'bankruptcy'],
  ['hvad er fravalg af revision?', 'auditWaived'],
  ['what is a going concern note?', 'goingConcern'],
  ['what is a capital loss?', 'capitalLost'],
  ['hvad betyder kapitaltab?', 'capitalLost'],
  ['What does "compulsory dissolution" mean?', 'compulsory'],
])('a word of the register is asked for: %s', (question, term) => {
  expect(understand(question, false)).toEqual(ofTerms(term));
});

describe('every line of the accounts', () => {
  const fields = Object.keys(AMOUNTS) as (keyof typeof AMOUNTS)[];

  it.each(fields)('is explained by its names: %s', (field) => {
    const { en, da } = amountName(field);
    const meant = { kind: 'terms', terms: [], amounts: [field], figures: [] };
    expect(understand(`What does ${en} mean?`, true)).toEqual(meant);
    expect(understand(`Hvad betyder ${da}?`, true)).toEqual(meant);
    expect(understand(`What does “${en}” mean?`, false)).toEqual(meant);
  });

  it('is its own, and no part of it that is also a line', () => {
    expect(understand('hvad er udskudt skat?', false)).toMatchObject({
      amounts: ['deferredTaxes'],
    });
    expect(understand('what is trade payables?', false)).toMatchObject({
      amounts: ['shortTermTradePayables'],
    });
    expect(understand('what is the difference between revenue and gross profit?', false)).toEqual({
      ...{ kind: 'terms', terms: [], amounts: ['revenue', 'grossProfit'], figures: [] },
    });
  });
});

it.each(KEY_FIGURES)('explains $id by its names, in quotes too', ({ id }) => {
  const { en, da } = KEY_FIGURE_NAMES[id].name;
  const meant = { kind: 'define', figures: [id] };
  const danish = da.replace(/ \(.*/, '');
  for (const question of [
    ...[`What does ${en} mean?`, `What does "${en}" mean?`, `how do you calculate ${en}?`],
    ...[`What does ${en} stand for?`, `hvad betyder ”${danish}”?`, `hvordan beregnes ${danish}?`],
    `hvordan regner man ${danish} ud?`,
  ]) {
    expect(understand(question, false)).toEqual(meant);
    expect(understand(question, true)).toEqual(meant);
  }
});

describe('a company is meant, and no word', () => {
  it.each([
    ['What does Goodwill ApS do?', 'Goodwill ApS'],
    ['What is Equity Holding ApS?', 'Equity Holding ApS'],
    ['What is the revenue of Fusion?', 'Fusion'],
    ['hvad betyder Fond Danmark?', 'Fond Danmark'],
    ['hvad er egenkapitalen i Konkurs ApS?', 'Konkurs ApS'],
  ])('%s', (question, name) => {
    const understood = understand(question, false);
    expect(understood.kind).not.toBe('terms');
    expect('subject' in understood && understood.subject.name).toBe(name);
  });

  it('while one is under discussion, its figure', () => {
    expect(understand('what is gross profit?', true).kind).toBe('amounts');
    expect(understand('hvad er bruttofortjenesten?', false).kind).toBe('amounts');
    expect(understand('hvad er en bruttofortjeneste?', true).kind).toBe('terms');
  });
});

it('remembers a word that is written like a name', () => {
  expect(understand('What is Fusion?', false)).toEqual({ ...ofTerms('merger'), called: 'Fusion' });
  expect(understand('What is XBRL?', false)).toEqual(ofTerms('xbrl'));
});

it('tells each word in both languages, as it differs', () => {
  const texts = [...Object.values(TERMS), ...Object.values(AMOUNTS)];
  const all = texts.flatMap(({ en, da }) => [en, da]);
  expect(new Set(all).size).toBe(all.length);
  for (const text of all) expect(text).toMatch(/^\p{Lu}.*[.?][*]?$/u);
});
