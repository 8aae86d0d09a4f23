import { describe, expect, it } from 'vitest';
import { suggestedName } from './suggested-name';

describe('a suggested name', () => {
  it('has the words and all that is chosen', () => {
    expect(suggestedName(['holding', 'Nordjylland', 'Not Fyn'], [])).toBe(
      'holding, Nordjylland, Not Fyn',
    );
    expect(suggestedName(['', 'Active'], ['Other'])).toBe('Active');
    expect(suggestedName([''], [''])).toBe('');
  });

  it('is numbered where it is taken', () => {
    expect(suggestedName(['holding'], ['holding'])).toBe('holding 2');
    expect(suggestedName(['Ærø'], ['ærø'])).toBe('Ærø 2');
    expect(suggestedName(['holding'], ['holding', 'holding 2', 'holding 4'])).toBe('holding 3');
  });

  it('fits, with its number', () => {
    const long = suggestedName(['a'.repeat(200)], []);
    expect(long).toBe(`${'a'.repeat(79)}…`);
    expect(suggestedName(['a'.repeat(200)], [long])).toBe(`${'a'.repeat(77)}… 2`);
  });
});
