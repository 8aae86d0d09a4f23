import { expect, apiTest as test } from '../support/fixtures.ts';
import { KEY, NONE } from '../support/route-calls/kinds.ts';
import { workbook } from '../support/share-files.ts';

const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';
const IMPORT = '/api/saved/import';

test('companies of a workbook are found, saved in a list, and the saving is undone', async ({
  api,
}) => {
  const cells = [
    ['Kunde', 'CVR-nr.'],
    ['', `DK ${KEY}`],
    ['Findes Slet Ikke Xyz ApS', ''],
  ];
  const file = { name: 'kunder.xlsx', mimeType: XLSX, buffer: workbook(cells) };
  const answer = await api.post(IMPORT, { multipart: { file } });
  expect(answer.status()).toBe(200);
  const found = await answer.json();
  expect(found).toMatchObject({
    header: ['Kunde', 'CVR-nr.'],
    columns: { cvr: 1, name: 0, place: null },
    rows: [
      {
        line: 2,
        outcome: 'found',
        by: 'cvr',
        doubts: [],
        candidates: [{ cvr: KEY, saved: false }],
      },
      { line: 3, outcome: 'missing', candidates: [] },
    ],
    totals: { rows: 2, found: 1, missing: 1, saved: 0 },
  });

  const { data: list } = await (
    await api.post('/api/saved/lists', { data: { name: 'Kunder' } })
  ).json();
  const saving = await api.post(`${IMPORT}/entries`, {
    data: { cvrs: [Number(KEY)], list: list.id },
  });
  expect(saving.status()).toBe(201);
  const saved = await saving.json();
  expect(saved).toEqual({
    message: 'The companies are saved.',
    count: 1,
    added: 1,
    saving: { list: list.id, saved: [KEY], entered: [] },
  });
  const again = await api.post(IMPORT, { multipart: { text: KEY } });
  expect((await again.json()).totals).toMatchObject({ found: 1, saved: 1 });
  const undone = await api.delete('/api/saved/found', { data: saved.saving });
  expect(await undone.json()).toMatchObject({ removed: 1 });
});

test('the columns may be said with the rows', async ({ api }) => {
  const columns = JSON.stringify({ cvr: 0, name: 1, place: null, header: false });
  const answer = await api.post(IMPORT, { multipart: { text: `${KEY};x\n1;y`, columns } });
  const { header, rows } = await answer.json();
  expect(header).toBeNull();
  expect(rows).toMatchObject([{ outcome: 'found' }, { problem: 'not_a_number' }]);
});

const refusals: [string, Record<string, string>, string][] = [
  ['nothing', { columns: '{}' }, 'Send a file, or the rows as text.'],
  ['an empty text', { text: ' ' }, 'Send a file, or the rows as text.'],
  ['rows without content', { text: ';;\n;' }, 'There are no rows in it.'],
  ['broken columns', { text: 'a', columns: '{' }, 'Give the columns as JSON'],
  ['a column that is not there', { text: 'a', columns: '{"name":7}' }, 'no such column'],
  ['too many rows', { text: 'a b\n'.repeat(5_002) }, 'It has more than 5.000 rows.'],
];

test('what is no table of companies is refused with a sentence', async ({ api }) => {
  for (const [what, multipart, sentence] of refusals) {
    const answer = await api.post(IMPORT, { multipart });
    const { error, code } = await answer.json();
    expect([what, answer.status(), code]).toEqual([what, 422, 'invalid_input']);
    expect(error).toContain(sentence);
  }
});

test('files that are too large or no tables are refused', async ({ api }) => {
  const post = (buffer: Buffer) =>
    api.post(IMPORT, { multipart: { file: { name: 'a.csv', mimeType: 'text/csv', buffer } } });
  const large = await post(Buffer.alloc(5 * 1024 ** 2 + 100_000, 'a;b\n'));
  expect([large.status(), (await large.json()).error]).toEqual([
    413,
    'The file is larger than 5 MB. Divide it, or leave out columns that are not needed.',
  ]);
  const pdf = await post(Buffer.from('%PDF-1.7\n'));
  expect([pdf.status(), (await pdf.json()).error]).toEqual([
    422,
    'This file cannot be read as a table. Send an Excel file (.xlsx) or a CSV file.',
  ]);
});

test('unknown numbers and unknown lists save nothing', async ({ api }) => {
  const save = (data: object) => api.post(`${IMPORT}/entries`, { data });
  expect((await save({ cvrs: [KEY], list: NONE })).status()).toBe(404);
  const unknown = await save({ cvrs: [KEY, '10000009'] });
  expect(unknown.status()).toBe(422);
  expect((await unknown.json()).error).toBe(
    'The register has no company with the CVR number 10000009. Nothing was saved.',
  );
  expect((await save({ cvrs: [] })).status()).toBe(422);
  const { data } = await (await api.get('/api/saved/overview')).json();
  expect(data.total).toBe(0);
});
