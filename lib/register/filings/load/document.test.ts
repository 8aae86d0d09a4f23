import { expect, test, vi } from 'vitest';
import { entry, report, year } from '@/tests/fixtures/filings/inputs';
import * as xbrl from '../xbrl';
import { readDocument } from './document';

vi.mock('../xbrl', { spy: true });

const solo = { Revenue: 5 };

test('no report is of a year that was not over when it was published', async () => {
  const document = report(2091, { solo });
  const filed = entry('a', 2019);
  expect(await readDocument(document, filed)).toEqual({
    sha: expect.any(String),
    reason: 'the reporting period ends 2091-12-31, but it was published on 2020-05-01',
  });
  const unfiled = await readDocument(document, null);
  expect(unfiled).toMatchObject({
    reason: expect.stringMatching(/^the reporting period ends 2091-12-31, but today is 20/),
  });
});

test('a report published on the last day of its year, by Danish time, is read', async () => {
  const filed = entry('a', 2019, { publishedAt: '2019-12-30T23:30:00.000Z' });
  const read = await readDocument(report(2019, { solo }), filed);
  expect(read).toMatchObject({ report: { startDate: year(2019)[0], endDate: year(2019)[1] } });
});

test('whatever is wrong with a document is a reason, a fault of our own is not', async () => {
  const [torn, zip] = [Buffer.from('<torn'), Buffer.from('PK no zip')];
  expect(await readDocument(torn, null)).toMatchObject({ reason: expect.any(String) });
  expect(await readDocument(zip, null)).toMatchObject({
    reason: expect.stringMatching(/^the zip is damaged: /),
  });
  const fault = new TypeError('no such thing');
  vi.spyOn(xbrl, 'readReport').mockImplementationOnce(() => {
    throw fault;
  });
  await expect(readDocument(report(2019, { solo }), null)).rejects.toBe(fault);
});
