import { describe, expect, it } from 'vitest';
import { understand } from './understand';

const kindOf = (question: string) => understand(question, false).kind;

describe('words of names ask for nothing', () => {
  it.each([
    ['Who is the CEO of Sound Hub?', 'roles', 'sound hub'],
    ['Hvem er direktør i Sund & Bælt?', 'roles', 'sund baelt'],
    ['Who owns Nordic Sales?', 'roles', 'nordic sales'],
    ['Who owns Nordic Holdings?', 'roles', 'nordic holdings'],
    ['What is the address of Sound Hub?', 'fact', 'sound hub'],
    ['Is Sound Hub profitable?', 'health', 'sound hub'],
  ])('%s', (question, kind, name) => {
    expect(understand(question, false)).toMatchObject({ kind, subject: { name } });
  });
});

describe('whether a company does well', () => {
  it.each([
    ...['Is Ægir Kode healthy?', 'How healthy is Ægir Kode?', 'Is Ægir Kode financially sound?'],
    ...['Is Ægir Kode a strong company?', 'Can I trust Ægir Kode?', 'Is Ægir Kode trustworthy?'],
    ...['Er Ægir Kode sund?', 'Hvor sund er Ægir Kode?', 'Er Ægir Kode en sund virksomhed?'],
    ...['Er Ægir Kode økonomisk stabil?', 'Er Ægir Kode rentabel?'],
  ])('%s', (question) => {
    expect(understand(question, false)).toMatchObject({
      ...{ kind: 'health', subject: { name: 'aegir kode' } },
    });
  });
});

describe('who is asked for', () => {
  it.each([
    ['Who audits the annual accounts of Ægir Kode?', 'AUDITOR'],
    ['Hvem reviderer regnskabet for Ægir Kode?', 'AUDITOR'],
    ['Who is the CEO or owner of Ægir Kode?', 'MANAGEMENT'],
  ])('%s', (question, group) => {
    expect(understand(question, false)).toMatchObject({
      ...{ kind: 'roles', groups: expect.arrayContaining([group]) },
      subject: { name: 'aegir kode' },
    });
  });
});

describe('companies beside each other', () => {
  const names = ['aegir kode', 'tvilling tag'];
  it.each([
    ...['Is Ægir Kode larger than Tvilling Tag?', 'Er Ægir Kode større end Tvilling Tag?'],
    ...['Which has the higher revenue, Ægir Kode or Tvilling Tag?'],
    ...['Who has more employees, Ægir Kode or Tvilling Tag?'],
    ...['Compare the solvency ratio of Ægir Kode and Tvilling Tag'],
    ...['Sammenlign soliditetsgraden i Ægir Kode og Tvilling Tag'],
  ])('%s', (question) => {
    expect(understand(question, false)).toMatchObject({ kind: 'compare', names });
  });

  it.each([
    'Which companies are older than 10 years?',
    'Hvilke virksomheder er ældre end ti år?',
    'Show firms in Aarhus that are larger than 50 employees',
  ])('an amount is no company: %s', (question) => {
    expect(kindOf(question)).toBe('list');
  });
});

it.each([
  ['I would like to know the phone number of Ægir Kode', 'fact'],
  ["I'd like to see the revenue of Ægir Kode", 'amounts'],
  ['Find companies like Ægir Kode', 'similar'],
  ['Which brand like Ægir Kode is there?', 'similar'],
])('"like" may be a wish: %s', (question, kind) => {
  expect(kindOf(question)).toBe(kind);
});
