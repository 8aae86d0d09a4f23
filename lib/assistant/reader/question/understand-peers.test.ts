import { describe, expect, test } from 'vitest';
import { understand } from './understand';

const asked = (question: string, isSpokenOf = false) => {
  const understood = understand(question, isSpokenOf);
  if (understood.kind !== 'peers') return understood.kind;
  const { fields, subject } = understood;
  return [subject.key ?? subject.name, fields];
};

describe('a company against its industry', () => {
  test.each([
    ['Is Bech better than the industry average?', 'Bech', null],
    ['Er Bech Holding bedre end gennemsnittet i branchen?', 'Bech Holding', null],
    ['Er soliditetsgraden i CVR 99000001 over branchens median?', '99000001', ['solvencyRatio']],
    ['Hvad er ROE i Bech sammenlignet med branchen?', 'Bech', ['roe']],
    ['ROE and solvency of Bech compared with its peers', 'Bech', ['roe', 'solvencyRatio']],
    ['Is Bech more profitable than its peers?', 'Bech', ['profitMargin', 'roi', 'roe']],
    ['Ligger likviditetsgraden i Bech over branchegennemsnittet?', 'Bech', ['liquidityRatio']],
    ['How do the key figures of Bech compare to its industry?', 'Bech', null],
  ])('%s', (question, name, fields) => {
    expect(asked(question)).toEqual([name, fields]);
    expect(asked(question, true)).toEqual([name, fields]);
  });

  test('of the company under discussion, and of none without one', () => {
    expect(asked('Is its ROI below the average of the industry?', true)).toEqual([null, ['roi']]);
    expect(asked('What is the average ROI in the industry?')).toBe('notHeld');
  });

  test.each([
    ['Er omsætningen i Bech højere end branchen?', 'compare'],
    ['Er Bech bedre end dens konkurrenter?', 'compare'],
    ['Hvilken branche er Bech i?', 'fact'],
    ['What is the average revenue of companies in Aarhus?', 'amounts'],
    ['Er Bech større end Kjær?', 'compare'],
  ])('is not asked: %s', (question, kind) => {
    expect(asked(question)).toBe(kind);
  });
});

describe('the difference between key figures', () => {
  test.each([
    ['Hvad er forskellen på ROE og ROI?', [], ['roe', 'roi']],
    ['What’s the difference between ROE and ROI', [], ['roe', 'roi']],
    ['Forskel på egenkapital og soliditetsgrad', ['equity'], ['solvencyRatio']],
  ])('is explained, whichever page is open: %s', (question, amounts, figures) => {
    for (const isSpokenOf of [false, true]) {
      expect(understand(question, isSpokenOf)).toEqual({
        kind: 'terms',
        terms: [],
        amounts,
        figures,
      });
    }
  });

  test('between companies it is compared', () => {
    expect(understand('Hvad er forskellen på Bech og Kjær?', false).kind).toBe('compare');
  });
});

describe('several names', () => {
  const names = (question: string) => {
    const understood = understand(question, false);
    if (!('subject' in understood)) return understood.kind;
    return [understood.subject.name, ...(understood.subject.also ?? [])];
  };

  test.each([
    ['Omsætningen i Bech Revision A/S og Kjær Bank ApS?', ['Bech Revision A/S', 'Kjær Bank ApS']],
    [
      'Omsætningen i Bech Revision A/S, Olsen og Kjær ApS',
      ['Bech Revision A/S', 'Olsen og Kjær ApS'],
    ],
    ['Equity of Bech Revision A/S and Kjær Bank?', ['Bech Revision A/S', 'Kjær Bank']],
    ['How many employees does Bech Revision A/S have?', ['Bech Revision A/S']],
  ])('%s', (question, expected) => {
    expect(names(question)).toEqual(expected);
  });
});
