import { describe, expect, test } from 'vitest';
import { columnsFor, keptColumns, usualColumns } from './chosen-columns';

const offered = (kind: string, kept: readonly string[]) =>
  columnsFor(kind)
    .map(({ key }) => key)
    .filter((key) => kept.includes(key));

describe('columns that are chosen for what was found', () => {
  const usual = usualColumns('discover', 'xlsx');

  test('leave tags, notes and days of files of saved companies as they were', () => {
    const kept = keptColumns('discover', usual, ['cvr', 'name']);
    expect(offered('discover', kept)).toEqual(['cvr', 'name']);
    expect(offered('saved-query', kept)).toEqual([
      'cvr',
      'name',
      'tags',
      'note',
      'lists',
      'savedOn',
    ]);
    const without = keptColumns('saved-query', kept, ['cvr', 'note']);
    expect(offered('saved', keptColumns('segment', without, ['name']))).toEqual(['name', 'note']);
  });

  test('among those of saved companies everything can be chosen, and nothing', () => {
    expect(keptColumns('saved', usual, [])).toEqual([]);
    expect(keptColumns('saved', [], ['note'])).toEqual(['note']);
  });

  test('of a comparison are what it shows, side by side with those of other files', () => {
    const compared = usualColumns('compare', 'xlsx');
    expect(compared).toEqual(
      expect.arrayContaining(['equity', 'operatingProfit', 'solvencyRatio', 'roi', 'profitMargin']),
    );
    expect(offered('compare', compared)).toHaveLength(compared.length);
    expect(usualColumns('compare', 'pdf').length).toBeLessThan(compared.length);
    expect(usualColumns('segment', 'xlsx')).toEqual(usual);
  });

  test('have none of them, whatever is usual', () => {
    expect(usual).toEqual(expect.arrayContaining(['tags', 'note', 'lists', 'savedOn']));
    expect(offered('discover', usual)).toEqual(usual.slice(0, -4));
  });
});
