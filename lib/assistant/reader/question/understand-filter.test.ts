import { expect, test } from 'vitest';
import { isBareFilter } from './understand';

test.each([
  'soliditet under 20 %',
  'Solvency ratio above 30 %',
  'egenkapital på over 5 mio',
  'revenue > 10 million',
  'ansatte mellem 10 og 50',
  'founded after 1 January 2020',
  'stiftet i 2020',
])('%s', (question) => expect(isBareFilter(question)).toBe(true));

test.each([
  'soliditet',
  'egenkapital over 5 mio?',
  'Is the equity over 5 million',
  'soliditetsgrad Ymer Ost 2020',
  'stiftet i 2020 Ymer Ost',
  'soliditet over 30 % i Ymer Ost',
  'omsætningen i 2020',
])('but not: %s', (question) => expect(isBareFilter(question)).toBe(false));
