import { expect, test } from 'vitest';
import { read } from '@/tests/support/read-reports';
import {
  amount,
  header,
  inlineHeader,
  page,
  said,
  text,
  usual,
} from '@/tests/support/report-documents';
import { readReport } from '.';
import { passageText } from './passage-text';

const equity = amount('fsa:Equity', 'end', 1);
const passagesIn = (...said: string[]) => read(usual, header, equity, ...said).passages;

const BUILDS = 'Selskabets hovedaktivitet er at bygge huse.';
const GREW = 'Selskabet har i året fået nye kunder.';

test('a report has its words by what they are about', () => {
  expect(
    passagesIn(
      said('fsa:DescriptionOfPrimaryActivitiesOfEntity', BUILDS),
      said('fsa:DescriptionOfDevelopmentInActivitiesAndFinancialAffairs', GREW),
      said('fsa:DisclosureOfMortgagesAndCollaterals', 'Ingen.'),
      said('fsa:DisclosureOfAccountingPolicies', 'Regnskabet er aflagt efter loven.'),
    ),
  ).toEqual({ activities: BUILDS, development: GREW, pledges: 'Ingen.' });
  expect(passagesIn()).toBeNull();
  expect(passagesIn(said('fsa:DisclosureOfMortgagesAndCollaterals', ' - '))).toBeNull();
});

test('a review is kept as a whole unless its parts are', () => {
  const review = said('fsa:ManagementsReview', `${BUILDS}\n\n${GREW}`);
  expect(passagesIn(review)).toEqual({ review: `${BUILDS}\n${GREW}` });
  expect(passagesIn(review, said('fsa:DescriptionOfPrimaryActivitiesOfEntity', BUILDS))).toEqual({
    activities: BUILDS,
  });
});

test('the newest and longest of several texts counts', () => {
  const element = 'fsa:DisclosureOfContingentLiabilities';
  expect(
    passagesIn(
      said(element, 'Der er i fjor stillet garantier for meget store beløb.', 'lastYear'),
      said(element, 'Ingen.'),
      said(element, 'Der er stillet en garanti.'),
    ),
  ).toEqual({ contingentLiabilities: 'Der er stillet en garanti.' });
});

test('in a page, paragraphs end lines, cells are parted, and torn words are put together', () => {
  const element = 'fsa:DescriptionOfDevelopmentInActivitiesAndFinancialAffairs';
  const torn = 'Sel<span class="_1"></span>skabet';
  const body =
    text(
      element,
      `<h2>Udvikling</h2><div>${torn} har fået nye</div><div>kunder.</div>`,
      'continuedAt="c"',
    ) +
    '<p>Side 2</p>' +
    '<ix:continuation id="c"><table><tr><td>Salg</td><td>12</td></tr></table></ix:continuation>';
  const { passages } = readReport(Buffer.from(page(inlineHeader, body)));
  expect(passages).toEqual({ development: 'Selskabet har fået nye kunder.\nSalg 12' });
});

test.each([
  [
    'wrapped lines are joined',
    'Selskabet bygger\n  huse.\nDet gik godt.',
    'Selskabet bygger huse.\nDet gik godt.',
  ],
  [
    'a long line goes on with a capital',
    `${'ord '.repeat(18)}med\nDanmark.`,
    `${'ord '.repeat(18)}med Danmark.`,
  ],
  ['headings are left out', '12. Eventualforpligtelser\nIngen.', 'Ingen.'],
  ['a line with a number is no heading', 'Leje 2023\n1.200', 'Leje 2023\n1.200'],
  ['lists', '<ul>\n<li>El &amp; VVS</li>\n<li>Tag<br/>og fag</li></ul>', 'El & VVS\nTag og fag'],
  ['comments', 'Vi bygger<!-- side 2 --> huse.<br>Og veje.', 'Vi bygger huse.\nOg veje.'],
  ['no markup', 'Salget er < 5 og > 3.', 'Salget er < 5 og > 3.'],
  ['nothing', '<p> – </p>', ''],
])('text: %s', (_, written, expected) => {
  expect(passageText(written)).toBe(expected);
});

test('a long text is cut after a word', () => {
  const cut = passageText('Selskabet har mange kunder. '.repeat(400));
  expect(cut.length).toBeLessThanOrEqual(5_000);
  expect(cut).toMatch(/\p{L}\.?…$/u);
});
