import { describe, expect, test } from 'vitest';
import { filingEntries } from './index-entry';

const document = (type: string, mime: string, name: string) => ({
  dokumentType: type,
  dokumentMimeType: mime,
  dokumentUrl: `http://reports.example/${name}`,
});

const source = (change: object = {}) => ({
  cvrNummer: 1_234_567,
  offentliggoerelsestype: 'regnskab',
  omgoerelse: false,
  regnskab: { regnskabsperiode: { startDato: '2023-01-01', slutDato: '2023-12-31' } },
  offentliggoerelsesTidspunkt: '2024-05-02T08:30:00.000Z',
  sagsNummer: 'X24-1',
  dokumenter: [
    document('AARSRAPPORT', 'application/pdf', 'a.pdf'),
    document('AARSRAPPORT', 'application/xml', 'a.xml'),
  ],
  ...change,
});

const hit = (change: object = {}, id = 'urn:ofk:oid:1') => ({ _id: id, _source: source(change) });

function only(value: unknown) {
  const [item, ...others] = filingEntries(value);
  expect(others).toEqual([]);
  if (!item || !('entry' in item)) throw new Error(JSON.stringify(item));
  return item.entry;
}

test('an entry has the company, the period and the documents of its hit', () => {
  expect(only(hit())).toEqual({
    id: 'urn:ofk:oid:1',
    companyKey: '01234567',
    kind: 'ANNUAL',
    startDate: '2023-01-01',
    endDate: '2023-12-31',
    publishedAt: '2024-05-02T08:30:00.000Z',
    amended: false,
    pdfUrl: 'http://reports.example/a.pdf',
    xbrlUrl: 'http://reports.example/a.xml',
  });
});

test('answers, lists, hits and what hits hold are all read', () => {
  const hits = [hit(), hit({}, 'urn:ofk:oid:2')];
  expect(filingEntries({ took: 1, hits: { total: 2, hits } })).toHaveLength(2);
  expect(filingEntries(hits)).toHaveLength(2);
  expect(only(source()).id).toMatch(/^entry:[0-9a-f]{64}$/);
  expect(only(source()).id).toBe(
    only(source({ dokumenter: [] })).id.replace(/.*/, only(source()).id),
  );
  expect(only(source()).id).not.toBe(only(source({ sagsNummer: 'X24-2' })).id);
});

test.each([
  [['HALVAARSRAPPORT'], 'HALF_YEAR'],
  [['DELAARSRAPPORT_ESEF', 'DELAARSRAPPORT'], 'QUARTER'],
  [['DELAARSRAPPORT', 'AARSRAPPORT_ESEF'], 'ANNUAL'],
  [['ESEF_EXTENSION'], 'OTHER'],
  [[], 'OTHER'],
])('documents %j make it %s', (types, kind) => {
  const dokumenter = types.map((type) => document(type, 'application/pdf', 'a.pdf'));
  expect(only(hit({ dokumenter })).kind).toBe(kind);
});

test('the figures are read from ESEF, else from XML, XHTML or a zip', () => {
  const zip = document('ESEF_EXTENSION', 'application/zip', 'a.zip');
  const page = document('AARSRAPPORT_ESEF', 'application/xhtml+xml', 'a.xhtml');
  const xml = document('AARSRAPPORT', 'application/xml', 'a.xml');
  const url = (...dokumenter: object[]) => only(hit({ dokumenter })).xbrlUrl?.split('/').at(-1);
  const plain = document('AARSRAPPORT', 'application/xhtml+xml', 'b.xhtml');
  expect(url(zip, xml, page)).toBe('a.xhtml');
  expect(url(zip, plain, xml)).toBe('a.xml');
  expect(url(zip, plain)).toBe('b.xhtml');
  expect(url(zip, page)).toBe('a.xhtml');
  expect(url(zip)).toBe('a.zip');
  expect(url(document('AARSRAPPORT', 'image/tiff', 'a.tif'))).toBeUndefined();
});

test('people read the PDF, or else the page that the figures stand in', () => {
  const pdf = document('AARSRAPPORT', 'application/pdf', 'a.pdf');
  const page = document('AARSRAPPORT', 'application/xhtml+xml', 'a.xhtml');
  const xml = document('AARSRAPPORT', 'application/xml', 'a.xml');
  const url = (...dokumenter: object[]) => only(hit({ dokumenter })).pdfUrl?.split('/').at(-1);
  expect(url(xml, page, pdf)).toBe('a.pdf');
  expect(url(xml, page)).toBe('a.xhtml');
  expect(url(xml)).toBeUndefined();
});

test('only web addresses are kept', () => {
  const urls = ['javascript:alert(1)', 'file:///etc/passwd', '//reports.example/a', ''];
  const dokumenter = urls.map((dokumentUrl) => ({
    dokumentType: 'AARSRAPPORT',
    dokumentMimeType: 'application/pdf',
    dokumentUrl,
  }));
  expect(only(hit({ dokumenter }))).toMatchObject({ pdfUrl: null, xbrlUrl: null });
});

describe('entries that are not used', () => {
  const period = (startDato: unknown, slutDato: unknown) => ({
    regnskab: { regnskabsperiode: { startDato, slutDato } },
  });

  test.each([
    [{ cvrNummer: null }, 'cvrNummer is missing or no CVR number'],
    [{ cvrNummer: 123_456_789 }, 'cvrNummer is missing or no CVR number'],
    [{ cvrNummer: 'DK1' }, 'cvrNummer is not a whole number'],
    [
      period('2023-12-31', '2023-01-01'),
      'the period ends (2023-01-01) before it starts (2023-12-31)',
    ],
    [period('2023-01-01', null), 'the entry does not say when its period ends'],
    [period('2023-01-01', '2023-02-30'), 'slutDato is not a date'],
    [{ regnskab: null }, 'the entry does not say when its period ends'],
    [{ omgoerelse: 'ja' }, 'omgoerelse is not true or false'],
    [{ offentliggoerelsestype: null }, 'no entry of the index of filings'],
  ])('%j: %s', (change, reason) => {
    expect(filingEntries(hit(change))).toEqual([{ reason }]);
  });

  test('publications of another type are told apart from broken ones', () => {
    expect(filingEntries([hit({ offentliggoerelsestype: 'andet' }), 7])).toEqual([
      { ignored: 'andet' },
      { reason: 'the entry is no JSON object' },
    ]);
  });

  test('a start that is not stated is no reason', () => {
    expect(only(hit(period(null, '2023-12-31')))).toMatchObject({ startDate: null });
  });
});
