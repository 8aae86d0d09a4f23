import { beforeEach, expect, test, vi } from 'vitest';
import { foldText } from '@/lib/words/fold';
import { understand } from '../question/understand';
import { withKnownName } from './known-names';

vi.mock('@/lib/words/fold', async (original) => {
  const fold = await original<typeof import('@/lib/words/fold')>();
  return { ...fold, foldText: vi.fn(fold.foldText) };
});
vi.mock('@/lib/assistant/tools/search', () => ({
  findNamedCompany: async () => ({ kind: 'none' }),
}));
vi.mock('@/lib/ai-search/read-sentence', () => ({ readWithReader: vi.fn() }));

const LONGEST = 2_000;
const letters = (place: number) =>
  String.fromCharCode(65 + (place % 26), 97 + (Math.floor(place / 26) % 26));
const named = Array.from({ length: 600 }, (_, place) => letters(place));

/** Number of folded texts, as a measure of the work. */
const work = () => vi.mocked(foldText).mock.calls.length;
beforeEach(() => {
  vi.mocked(foldText).mockClear();
});

test.each([
  ['names', `Compare ${named.join(', ')}`],
  ['names in quotes', `Compare ${named.map((name) => `"${name}"`).join(' ')}`],
])('a question of hundreds of %s is read once, not once for each', (_, question) => {
  expect(understand(question.slice(0, LONGEST), false).kind).toBe('compare');
  expect(work()).toBeLessThan(10 * named.length);
});

test('of a question of nothing but capitals some pieces are looked at', async () => {
  const question = named.join(' ').slice(0, LONGEST);
  expect(await withKnownName(question)).toBe(question);
  expect(work()).toBeLessThan(4 * named.length);
});
