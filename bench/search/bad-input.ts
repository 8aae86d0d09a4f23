import type { BenchQuery } from './types';

const values = (count: number) => Array.from({ length: count }, (_, at) => `Ukendt ${at}`);
const words = (count: number) => Array.from({ length: count }, (_, at) => `ord${at}`).join(' ');

/** Senseless input: answering it must not take longer. */
export const BAD_INPUT: Partial<BenchQuery>[] = [
  ...[
    ...['x'.repeat(10_000), 'é'.repeat(10_000), 'a '.repeat(5_000), words(100), '-a '.repeat(60)],
    ...['%', '_', '.,;:!?', '\u0000\u0007\u001b', "'; DROP TABLE companies; --", '"holding'],
    ...['"""', '👩‍🚒👩‍🚒👩‍🚒', '-', '((((((', '<script>alert(1)</script>', 'a:* & !b | <->'],
    ...[`"${'holding '.repeat(25)}"`, 'aaaaaaaa aaaaaaab aaaaaaba aaaaabaa'],
  ].map((search) => ({ search })),
  { filters: { industry: values(500), municipality: values(500) } },
  { search: 'holding', page: 1_000_000_000 },
  { page: -1 },
  { filters: { employees: { ranges: [{ min: 10, max: 1 }] } } },
];
