import { expect, it } from 'vitest';
import { COMPARED_AMOUNTS } from '@/lib/comparison/constants';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import { withSoftHyphens } from '@/lib/words/soft-hyphens';
import danish from '@/messages/da.json';

/** Letters of a Danish word that surely fit beside a column of figures on a phone. */
const MOST_LETTERS = 14;

const { compare, financial, keyFigures, signals } = danish;
const headings = [
  ...[...Object.values(compare.facts), ...Object.values(compare.groups), compare.financialYear],
  ...COMPARED_AMOUNTS.map((field) => financial.fields[field]),
  ...KEY_FIGURES.map(({ id }) => keyFigures.names[id]),
  signals.heading,
];

it('no Danish heading of a row has a part that is too long for its column', () => {
  const parts = headings.flatMap((text) => withSoftHyphens(text).split(/[\u00ad\s]/));
  expect(parts.filter((part) => part.length > MOST_LETTERS)).toEqual([]);
  expect(parts).toEqual(expect.arrayContaining(['Produktions', 'enheder', 'punkter']));
});
