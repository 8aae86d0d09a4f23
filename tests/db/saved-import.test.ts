import { afterAll, expect, test } from 'vitest';
import type { ImportRow } from '@/lib/imports/types';
import { companyRecord, keyOf, unitRecord } from '../support/company-record';
import { exportWorld } from '../support/export-world';
import { workbook } from '../support/share-files';

const since = { validFrom: '2010-01-01', validTo: null };
const former = { kind: 'PRIMARY', validFrom: '2000-01-01', validTo: '2010-01-01' } as const;
const aarhus = { postalCode: '8000', postalDistrict: 'Aarhus C', municipalityCode: 751 };
const ceased = {
  status: 'CEASED',
  statusText: 'OPLØST EFTER KONKURS',
  ceasedOn: '2015-01-01',
} as const;

type Change = Parameters<typeof companyRecord>[1] & { before?: string; beside?: string };

function named(number: number, name: string, { before, beside, ...change }: Change = {}) {
  const names = [
    { ...since, kind: 'PRIMARY' as const, name },
    ...(before ? [{ ...former, name: before }] : []),
    ...(beside ? [{ ...since, kind: 'SECONDARY' as const, name: beside }] : []),
  ];
  return companyRecord(number, { name, names, ...change });
}

const world = await exportWorld('saved_import', [
  named(1, 'Nordhavn Bryghus A/S', {
    before: 'Gamle Carlsminde ApS',
    beside: 'Havnens Øl',
    units: [unitRecord(1)],
  }),
  named(2, 'Murer Bo Jensen'),
  named(3, 'Murer Bo Jensen', { ...aarhus, municipalityName: 'Aarhus' }),
  named(4, 'Murer Bo Jensen', ceased),
  named(5, 'Café Ærø & Søn ApS'),
  named(6, 'Sydhavn Tømrer ApS', { before: 'Fælles Fortid ApS' }),
  named(7, 'Vesthavn ApS', { before: 'Fælles Fortid A/S' }),
  named(8, 'Østhavn Anlægsgartner Aktieselskab'),
  named(9, 'Lukket Butik ApS', ceased),
  named(10, 'Hansens Is'),
  named(11, 'Hansens ApS'),
  named(12, 'Havnegrill ApS'),
  named(13, 'Havnegrill ApS', ceased),
  named(14, 'Havnegrill A/S'),
]);
const person = await world.person();
afterAll(async () => {
  const { closeImports } = await import('@/lib/imports/read-file');
  await closeImports();
});

async function imported(text: string, columns?: object, owner = person) {
  const { importCompanies } = await import('@/lib/imports/import');
  const form = { text, ...(columns && { columns: JSON.stringify(columns) }) };
  return importCompanies(owner, form);
}

const brief = ({ outcome, by, candidates, problem }: ImportRow) => [
  outcome,
  by,
  candidates.map(({ cvr }) => Number(cvr) - 99_000_000),
  problem,
];

async function rowsOf(header: string, ...rows: string[]) {
  const answer = await imported([header, ...rows].join('\n'));
  expect(answer.header).toEqual(header.split(';'));
  return answer.rows.map(brief);
}

test('numbers find their companies, however they are written', async () => {
  const [unit] = await world.database.rows(
    `SELECT p_number FROM production_units WHERE company_key = '${keyOf(1)}'`,
  );
  const rows = await rowsOf(
    'CVR-nr.;Navn',
    'DK99000001;Nordhavn Bryghus',
    '99 00 00 02;',
    'CVR: 99000005;Cafe Aero',
    `P-nr. ${unit?.p_number};Nordhavn`,
    '10000009;Nordhavn Bryghus',
    '12345678;',
    '4;Café Ærø og Søn',
    '99000006;Et helt andet firma',
    '-;Nordhavn Bryghus',
    ';',
  );
  expect(rows).toEqual([
    ['found', 'cvr', [1], null],
    ['found', 'cvr', [2], null],
    ['found', 'cvr', [5], null],
    ['repeated', 'p_number', [1], null],
    ['uncertain', 'name', [1], 'unknown_number'],
    ['missing', null, [], 'not_a_number'],
    ['uncertain', 'name', [5], 'not_a_number'],
    ['found', 'cvr', [6], 'name_disagrees'],
    ['repeated', 'name', [1], null],
  ]);
});

test('a number that lacks a digit, or has one too many, is told as such', async () => {
  expect(await rowsOf('CVR', '99000001', '9900002', '990000055')).toEqual([
    ['found', 'cvr', [1], null],
    ['missing', null, [], 'wrong_length'],
    ['missing', null, [], 'wrong_length'],
  ]);
});

test('names find the one company that has them, at the place', async () => {
  const rows = await rowsOf(
    'Kunde;Postnr',
    'NORDHAVN BRYGHUS;',
    'cafe aeroe og soen;9000 Aalborg',
    'Murer Bo Jensen;',
    'Murer Bo Jensen;8000',
    'Murer Bo Jensen;Aalborg',
    'Murer Bo Jensen;5000',
    'Østhavn Anlægsgartner A/S;',
    'Lukket Butik;',
    'Hansens Is ApS;',
    'Hansens Is;',
    'Findes Slet Ikke ApS;',
  );
  expect(rows).toEqual([
    ['found', 'name', [1], null],
    ['found', 'name', [5], null],
    ['uncertain', 'name', [2, 3, 4], null],
    ['found', 'name', [3], null],
    ['found', 'name', [2], null],
    ['uncertain', 'name', [2, 3, 4], null],
    ['found', 'name', [8], null],
    ['uncertain', 'name', [9], null],
    ['found', 'name', [10], null],
    ['repeated', 'name', [10], null],
    ['missing', null, [], null],
  ]);
});

test('former and secondary names find one company; similar names none for certain', async () => {
  const rows = await rowsOf(
    'Firma;By',
    'Gamle Carlsminde;',
    'Havnens Øl;Aalborg',
    'Fælles Fortid;',
    'Nordhavn Brygus;',
    'Nord Havn Bryghus;',
    'Nordhavn;',
    'Nordhavn Bryghus Aalborg;',
  );
  expect(rows).toEqual([
    ['found', 'former_name', [1], null],
    ['repeated', 'former_name', [1], null],
    ['uncertain', 'former_name', [6, 7], null],
    ...Array(4).fill(['uncertain', 'similar_name', [1], null]),
  ]);
});

test('the answer tells what was read, what is saved, and what is repeated', async () => {
  const owner = await world.person();
  await world.save(owner, [keyOf(1)]);
  const text = 'Havnens Øl\tx\t8000\n\nNordhavn Bryghus\ty\t9000\nMurer Bo Jensen\tz\t5000';
  const answer = await imported(text, {}, owner);
  expect(answer).toMatchObject({
    header: null,
    columns: { cvr: null, name: 0, place: 2 },
    sample: [
      ['Havnens Øl', 'x', '8000'],
      ['Nordhavn Bryghus', 'y', '9000'],
      ['Murer Bo Jensen', 'z', '5000'],
    ],
    totals: { rows: 3, found: 1, uncertain: 2, missing: 0, repeated: 0, saved: 1 },
  });
  expect(answer.rows.map(({ line, text }) => [line, text])).toEqual([
    [1, 'Havnens Øl, 8000'],
    [3, 'Nordhavn Bryghus, 9000'],
    [4, 'Murer Bo Jensen, 5000'],
  ]);
  expect(answer.rows.map(({ doubts }) => doubts)).toEqual([
    ['former_name', 'other_place'],
    [],
    ['other_place', 'several'],
  ]);
  expect(answer.rows[1]?.candidates).toEqual([
    {
      cvr: keyOf(1),
      name: 'Nordhavn Bryghus A/S',
      city: 'Aalborg',
      status: 'ACTIVE',
      ended_as: null,
      saved: true,
    },
  ]);
  const twice = await imported('CVR\n99000002\n99000002\n99000004');
  expect(twice.rows.map(({ repeats }) => repeats)).toEqual([null, 2, null]);
  expect(twice.rows[2]?.candidates[0]).toMatchObject({ ended_as: 'CEASED_BANKRUPTCY' });
});

test('a name does not stand in for a wrong number, nor one that ceased for one that goes on', async () => {
  const { rows } = await imported(
    'CVR;Navn\n10000009;Nordhavn Bryghus\n;Havnegrill ApS\n;Havnegrill A/S',
  );
  expect(rows.map(({ outcome, doubts }) => [outcome, doubts])).toEqual([
    ['uncertain', ['name_only']],
    ['uncertain', ['several']],
    ['found', []],
  ]);
});

test('the columns may be said instead', async () => {
  const text = 'Murer Bo Jensen;Nordhavn Bryghus\nMurer Bo Jensen;Sydhavn Tømrer';
  const answer = await imported(text, { name: 1, cvr: null, header: false });
  expect(answer.rows.map(brief)).toEqual([
    ['found', 'name', [1], null],
    ['found', 'name', [6], null],
  ]);
  await expect(imported(text, { name: 9 })).rejects.toThrow('The file has no such column.');
  await expect(imported(text, { name: 'x' })).rejects.toThrow(/Give the columns as JSON/);
});

test('a workbook is read in its thread, and what cannot be read is refused', async () => {
  const { importCompanies } = await import('@/lib/imports/import');
  const file = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'a.xlsx');
  const cells = [['Navn'], ['Nordhavn Bryghus'], [''], ['Sydhavn Tømrer']];
  const { rows } = await importCompanies(person, { file: file(workbook(cells)) });
  expect(rows.map(({ line, outcome }) => [line, outcome])).toEqual([
    [2, 'found'],
    [4, 'found'],
  ]);
  for (const [bytes, sentence] of [
    [workbook().subarray(0, 900), 'This file is damaged. Save it once more, and send that.'],
    [Buffer.from('%PDF-1.7'), 'This file cannot be read as a table.'],
    [Buffer.from(' \r\n;;\r\n'), 'There are no rows in it.'],
    [Buffer.from('a b\n'.repeat(5_002)), 'It has more than 5.000 rows.'],
    [Buffer.from('bo@a.example\nib@a.example\n'), 'No column with CVR numbers or names was found.'],
  ] as const) {
    const refused = importCompanies(person, { file: file(bytes) });
    await expect(refused).rejects.toMatchObject({
      code: 'invalid_input',
      message: expect.stringContaining(sentence),
    });
  }
});

test('thousands of names are found together', async () => {
  const names = Array.from({ length: 4_997 }, (_, at) => `Opdigtet Firma ${at} ApS`);
  const answer = await imported(['Nordhavn Bryghus', ...names, 'Café Ærø & Søn'].join('\n'));
  expect(answer.totals).toMatchObject({ rows: 4_999, found: 2, missing: 4_997 });
});

test('what was found is saved in its order, undone at once, and unknown numbers save nothing', async () => {
  const { saveImported } = await import('@/lib/imports/save');
  const { createList } = await import('@/lib/saved/lists');
  const { undoSaving } = await import('@/lib/saved/undo-saving');
  const owner = await world.person();
  const list = await createList(owner, 'Kunder');
  const keys = [3, 1, 2, 1].map(keyOf);
  const saved = await saveImported(owner, keys, list.id);
  expect(saved).toMatchObject({ count: 3, added: 3, saving: { list: list.id } });
  const stored = await world.database.rows(
    `SELECT company_key FROM saved_companies WHERE user_id = '${owner}' ORDER BY created_at DESC`,
  );
  expect(stored.map(({ company_key }) => company_key)).toEqual([3, 1, 2].map(keyOf));
  if (!saved.saving) throw new Error('Nothing was changed.');
  expect(await undoSaving(owner, saved.saving, null)).toMatchObject({ removed: 3 });
  await expect(saveImported(owner, [keyOf(1), '10000009'])).rejects.toMatchObject({
    code: 'invalid_input',
    message: 'The register has no company with the CVR number 10000009. Nothing was saved.',
  });
  const unknown = Array.from({ length: 101 }, (_, at) => String(10_000_009 + at));
  await expect(
    saveImported(owner, [keyOf(1), '10000010', keyOf(2), '10000009']),
  ).rejects.toMatchObject({
    message:
      'The register has no companies with the CVR numbers 10000010, 10000009. Nothing was saved.',
  });
  await expect(saveImported(owner, unknown)).rejects.toMatchObject({
    message: `The register has no companies with 101 of the CVR numbers, among them ${unknown.slice(0, 100).join(', ')}. Nothing was saved.`,
  });
  const [{ count } = { count: null }] = await world.database.rows(
    `SELECT count(*)::int FROM saved_companies WHERE user_id = '${owner}'`,
  );
  expect(count).toBe(0);
});
