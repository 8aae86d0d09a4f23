import { expect, test } from 'vitest';
import { type DigestLine, groupLines } from './group';

const line = (change: Partial<DigestLine>): DigestLine => ({
  about: '12843089',
  ofAbout: 1,
  title: 'Nordhavn',
  link: '/detail/12843089',
  message: 'Saved',
  isGrave: false,
  at: '21 Nov, 07:00',
  ...change,
});

test('what is about one company stands together, in the order of the newest', () => {
  const groups = groupLines([
    line({ ofAbout: 2, message: 'Accounts filed' }),
    line({ about: 'x', title: 'Document not sent', message: 'To bo', link: null }),
    line({
      ...{ ofAbout: 2, message: 'Bankrupt', at: '20 Nov, 07:00', title: 'Another name' },
      isGrave: true,
    }),
  ]);
  expect(groups).toEqual([
    {
      title: 'Nordhavn',
      link: '/detail/12843089',
      more: 0,
      lines: [
        { text: 'Accounts filed', at: '21 Nov, 07:00', isGrave: false },
        { text: 'Bankrupt', at: '20 Nov, 07:00', isGrave: true },
      ],
    },
    {
      title: 'Document not sent',
      link: null,
      more: 0,
      lines: [{ text: 'To bo', at: '21 Nov, 07:00', isGrave: false }],
    },
  ]);
});

test('no group has more than 5 lines, and none twice; the rest is counted', () => {
  const lines = Array.from({ length: 8 }, (_, number) =>
    line({ ofAbout: 11, message: `News ${Math.max(1, number)}` }),
  );
  const [group, ...others] = groupLines(lines);
  expect(others).toEqual([]);
  expect(group?.lines.map(({ text }) => text)).toEqual([
    ...['News 1', 'News 2', 'News 3', 'News 4', 'News 5'],
  ]);
  expect(group?.more).toBe(6);
});
