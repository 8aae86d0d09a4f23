import { expect, it } from 'vitest';
import { cleanLabel, cleanNote, cleanTags, labelKey, lettersOf, typedTags } from './label';

it('labels are what is seen of them', () => {
  expect(cleanLabel('  Kunder \n\t i  Århus\u200b ')).toBe('Kunder i Århus');
  expect(cleanLabel('A\u030arhus')).toBe('Århus');
  expect(cleanLabel('\u202ekunder\0')).toBe('kunder');
  expect(cleanLabel('\u2066\u200b \n')).toBe('');
  expect(cleanLabel('a\ud800b')).toBe('a b');
  expect(cleanLabel('👩‍👧 familier')).toBe('👩‍👧 familier');
});

it('are compared without regard to case, and not as a search compares them', () => {
  expect(labelKey('ÅRHUS  Øst')).toBe(labelKey('århus øst'));
  expect(labelKey('ﬁrmaer')).toBe(labelKey('Firmaer'));
  expect(labelKey('C++')).not.toBe(labelKey('C#'));
  expect(labelKey('Maling')).not.toBe(labelKey('Måling'));
});

it('tags are there once, as they were written first', () => {
  expect(cleanTags(['Kunde', ' kunde ', 'KUNDE', 'Lead'])).toEqual(['Kunde', 'Lead']);
});

it('commas divide what is typed, unless it is a tag in use', () => {
  expect(typedTags(' kunde, lead ,', [])).toEqual(['kunde', 'lead']);
  expect(typedTags('Kunde, 2026', ['kunde, 2026'])).toEqual(['Kunde, 2026']);
  expect(typedTags('Kunde, 2026, lead', ['kunde, 2026'])).toEqual(['Kunde', '2026', 'lead']);
});

it('notes keep their lines, and nothing that is not text', () => {
  expect(cleanNote('  Ring i maj\r\n\tog\0 i juni\u0007 \n')).toBe('Ring i maj\n\tog i juni');
  expect(lettersOf('👍🏽a')).toBe(3);
});
