import { expect, test } from 'vitest';
import { type DigestLine, groupLines } from './group';

const line = (change: Partial<DigestLine>): DigestLine => ({
  about: '12843089',
  title: 'Nordhavn',
  link: '/detail/12843089',
  message: 'Saved',
  at: '21 Nov, 07:00',
  ...change,
});

test('what is about one company stands together, in the order of the newest', () => {
  const { groups, moreGroups } = groupLines([
    line({ message: 'Accounts filed' }),
    line({ about: 'x', title: 'Document not sent', message: 'To bo', link: null }),
    line({ message: 'Bankrupt', at: '20 Nov, 07:00', title: 'Another name' }),
  ]);
  expect(moreGroups).toBe(0);
  expect(groups).toEqual([
    {
      title: 'Nordhavn',
      link: '/detail/12843089',
      more: 0,
      lines: [
        { text: 'Accounts filed', at: '21 Nov, 07:00' },
        { text: 'Bankrupt', at: '20 Nov, 07:00' },
      ],
    },
    {
      title: 'Document not sent',
      link: null,
      more: 0,
      lines: [{ text: 'To bo', at: '21 Nov, 07:00' }],
    },
  ]);
});

test('no mail has more than 30 groups of 5 lines; the rest is counted', () => {
  const lines = Array.from({ length: 40 * 8 }, (_, number) =>
    line({ about: String(number % 40), message: `News ${number}` }),
  );
  const { groups, moreGroups } = groupLines(lines);
  expect([groups.length, moreGroups]).toEqual([30, 10]);
  expect(groups[0]?.lines).toHaveLength(5);
  expect(groups[0]?.more).toBe(3);
});
