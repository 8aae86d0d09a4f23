import { randomBytes } from 'node:crypto';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { AppError } from '@/lib/errors';
import { csv, encrypted, parts, pdf, understate, workbook, zip } from '@/tests/support/share-files';
import { checkFile } from './check-file';

const sentences = {
  none: 'This file is not what it says. Send an Excel, CSV or PDF file.',
  other: 'This file is not what its name says. Send an Excel, CSV or PDF file.',
  damaged: 'This file is damaged. Export it once more.',
  bursts: 'This file is larger unpacked than anything that is mailed.',
  active: 'This file has macros, formulas or other files in it. Only plain tables are mailed.',
  links: 'This file has links to other places in it. Only plain tables are mailed.',
  cuts: 'The first line (“sep=”) tells spreadsheets where to cut. Remove it and send the rest.',
  packed: 'Some of this PDF is packed so that it cannot be looked at. Export it once more.',
};

const sheet = 'xl/worksheets/sheet1.xml';
const relations = (rest: string) => ({
  'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="r1" ${rest}/></Relationships>`,
});
const manyParts = Object.fromEntries(
  Array.from({ length: 1_001 }, (_, number) => [`xl/media/${number}.txt`, '']),
);

test.each([
  ['xlsx', workbook(), 'companies.xlsx'],
  ['xlsx', await zip(parts()), ''],
  ['csv', csv(), 'companies.csv'],
  ['csv', Buffer.from('a,b\n-5,+4\n"x = y","""z"" = 1\n=2"'), 'list'],
  ['csv', csv("Name;Phone;Price\r\n'=SUM(A1);'+45 12345678;100,-\r\nÅse ✓;-20;+4,5\r\n"), 'x.txt'],
  ['csv', csv('Separator;sep=x\r\n1;a＝b\r\n'), 'a.csv'],
  ['xlsx', await zip(parts(relations('Target="a.xml" TargetMode="Internal"'))), 'a.xlsx'],
  ['xlsx', await zip(parts({ 'xl/charts/chart1.xml': '<c:chart><c:f>A!$A$1</c:f>' })), 'a.xlsx'],
  // Noise as in compressed images, not a tag.
  ['xlsx', await zip(parts({ 'xl/media/a.png': '\x89PNG <f> <f ' })), 'a.xlsx'],
  ['pdf', pdf('/Title (100#25 of #ff) /JavaScripted true'), 'a.pdf'],
  ['csv', csv('Name;Purpose\r\nA;Handel,-service (og salg),=alt | andet;\r\n'), 'a.csv'],
  ['pdf', pdf(), 'companies.PDF'],
] as const)('%s by its contents', async (kind, bytes, name) => {
  expect(await checkFile(bytes, name)).toBe(kind);
});

test.each([
  ['a program', Buffer.concat([Buffer.from('MZ'), randomBytes(500)]), 'a.xlsx', 'none'],
  ['a picture', Buffer.concat([Buffer.from('\x89PNG\r\n'), randomBytes(500)]), 'a.csv', 'none'],
  ['text that is not UTF-8', Buffer.from('Ærø;Bøf\r\n', 'latin1'), 'a.csv', 'none'],
  ['text with a null byte', Buffer.from('a;b\0c'), 'a.csv', 'none'],
  ['a page', Buffer.from('<html><script>alert(1)</script>'), 'a.csv', 'none'],
  ['a script', Buffer.from('#!/bin/sh\nrm -rf /'), 'a.csv', 'none'],
  ['nothing but space', Buffer.from(' \r\n'), 'a.csv', 'none'],
  ['a formula', csv('A;B\r\n1;=cmd|calc!A0\r\n'), 'a.csv', 'active'],
  ['a call behind another sign', csv('A;B\r\nx,@SUM(A1);2\r\n'), 'a.csv', 'active'],
  ['a call behind a number, behind another sign', csv('A;B\r\nx,=1+F(A1),2\r\n'), 'a', 'active'],
  ['a call in quotes of another sign', csv('A;B\r\ny;"x,=F(A1),2"\r\n'), 'a.csv', 'active'],
  ['a program behind another sign', csv("A;B\r\nx,+cmd|'/C calc'!A0;2\r\n"), 'a.csv', 'active'],
  ['a formula in quotes', csv('A\tB\r\nx\t"=1+1"\r\n'), 'a.csv', 'active'],
  [
    'a formula that begins as a number',
    csv("A;B\r\n1;-2+3+cmd|' /C calc'!A0\r\n"),
    'a.csv',
    'active',
  ],
  ['a sign to cut at', csv('sep=|\r\nA|=1+1\r\n'), 'a.csv', 'cuts'],
  ['a sign to cut at, in quotes', csv('"SEP=|"\r\nA|=1+1\r\n'), 'a.csv', 'cuts'],
  ...['＝1+1', '＋1+1', '－1-x', '＠SUM(A1)'].map(
    (cell) => [`the formula ${cell}`, csv(`A;B\r\n1;${cell}\r\n`), 'a.csv', 'active'] as const,
  ),
  ['a PDF without an end', pdf().subarray(0, 40), 'a.pdf', 'damaged'],
  ['a PDF that runs something', pdf('/OpenAction << /S /JavaScript >>'), 'a.pdf', 'active'],
  ['a PDF with a file in it', pdf('/Names << /EmbeddedFiles 2 0 R >>'), 'a.pdf', 'active'],
  ['a PDF with letters as numbers', pdf('/S /J#61vaScript'), 'a.pdf', 'active'],
  ['a PDF with nothing but numbers', pdf('/S /#4caunc#68'), 'a.pdf', 'active'],
  ['a PDF with packed objects', pdf('/Type /ObjStm /N 3'), 'a.pdf', 'packed'],
  ['a PDF with a packed list of objects', pdf('/Type /X#52ef'), 'a.pdf', 'packed'],
  ['a PDF that is called a table', pdf(), 'a.xlsx', 'other'],
  ['a table that is called a PDF', csv(), 'a.pdf', 'other'],
  ['a zip', await zip({ 'a.txt': 'a' }), 'a.xlsx', 'none'],
  ['a text document', await zip(parts({ '[Content_Types].xml': 'wordprocessingml' })), 'a', 'none'],
  ['half a workbook', workbook().subarray(0, 900), 'a.xlsx', 'damaged'],
  ['macros', await zip(parts({ 'xl/vbaProject.bin': 'x' })), 'a.xlsx', 'active'],
  [
    'a type with macros',
    await zip(parts({ '[Content_Types].xml': '<Override x="macroEnabled"/>' })),
    'a',
    'active',
  ],
  [
    'a type with macros behind another sign',
    await zip(parts({ '[Content_Types].xml': '<b-c:Override a=">" x="macroEnabled"/>' })),
    ...(['a', 'active'] as const),
  ],
  [
    'a type that is opened again and again',
    await zip(parts({ '[Content_Types].xml': '<Override'.repeat(1_000) })),
    ...(['a', 'none'] as const),
  ],
  ...(await Promise.all(
    ['[Content_Types].xml', 'xl/_rels/workbook.xml.rels'].map(
      async (name) =>
        [
          `a list of more than a mebibyte, ${name},`,
          await zip(parts({ [name]: randomBytes(600 * 1024).toString('hex') })),
          ...(['a', 'bursts'] as const),
        ] as const,
    ),
  )),
  ['another file', await zip(parts({ 'xl/embeddings/a.bin': 'x' })), 'a.xlsx', 'active'],
  ['a link to another', await zip(parts({ 'xl/externalLinks/1.xml': 'x' })), 'a.xlsx', 'active'],
  ['a formula in a sheet', await zip(parts({ [sheet]: '<c><f>1+1</f></c>' })), 'a.xlsx', 'active'],
  [
    'a formula in wide letters',
    await zip(parts({ [sheet]: Buffer.from('<x:c><x:f>1</x:f></x:c>', 'utf16le') })),
    ...(['a.xlsx', 'active'] as const),
  ],
  [
    'a formula in a sheet elsewhere',
    await zip(parts({ 'xl/data/one.xml': '<worksheet><c><f>1</f></c>' })),
    ...(['a.xlsx', 'active'] as const),
  ],
  [
    'a formula in a sheet that is called a picture',
    await zip(parts({ 'xl/media/a.png': '\ufeff\n<b-c:worksheet a="1"><b-c:f t="s">1</b-c:f>' })),
    ...(['a.xlsx', 'active'] as const),
  ],
  ...(await Promise.all(
    (
      [
        ['Type="x/hyperlink" Target="https://a.example" TargetMode="External"', 'links'],
        ["TargetMode = 'External' Target='a'", 'links'],
        ['Target="a" TargetMode="&#69;xternal"', 'active'],
        ['Type="http://schemas.microsoft.com/office/2006/relationships/vbaProject"', 'active'],
      ] as const
    ).map(
      async ([rest, reason]) =>
        [`the relation ${rest}`, await zip(parts(relations(rest))), 'a.xlsx', reason] as const,
    ),
  )),
  ['a password', encrypted(await zip(parts())), 'a.xlsx', 'damaged'],
  ['a bomb', await zip(parts({ 'xl/a.xml': Buffer.alloc(270 * 1024 ** 2) })), 'a.xlsx', 'bursts'],
  ['a small bomb', await zip(parts({ 'xl/a.xml': Buffer.alloc(9 * 1024 ** 2) })), 'a', 'bursts'],
  ['a thousand parts', await zip(parts(manyParts)), 'a.xlsx', 'bursts'],
  [
    'a bomb that says it is small',
    understate(await zip(parts({ 'xl/a.xml': Buffer.alloc(9 * 1024 ** 2) })), 20_000),
    ...(['a.xlsx', 'damaged'] as const),
  ],
] as const)('%s is refused', async (_what, bytes, name, reason) => {
  const sentence = sentences[reason];
  await expect(checkFile(bytes, name)).rejects.toMatchObject({
    code: 'invalid_input',
    message: sentence,
    fields: { file: sentence },
  });
});

test('a formula whose tag is cut by two pieces is found', async () => {
  // Uncompressed parts arrive in chunks of 64 KiB.
  for (let shift = 0; shift < 8; shift += 1) {
    const padding = randomBytes(33_000)
      .toString('hex')
      .slice(0, 65_536 - 8 + shift - 3);
    const file = await zip(parts({ [sheet]: `<t>${padding.slice(3)}<f>1</f>${padding}` }));
    await expect(checkFile(file, 'a.xlsx')).rejects.toThrow(sentences.active);
  }
});

test('so is one with a long prefix', async () => {
  const padding = `<worksheet>${randomBytes(33_000).toString('hex')}`.slice(0, 65_536 - 200);
  const file = await zip(parts({ [sheet]: `${padding}<${'p'.repeat(300)}:f>1` }));
  await expect(checkFile(file, 'a.xlsx')).rejects.toThrow(sentences.active);
});

/** Repeated beginnings of the searched patterns, never completed. */
const opened = fc
  .tuple(
    fc.constantFrom(
      ...['<Override', '<Override macro', '<f', '<a:', '<worksheet', 'TargetMode=', '/xl', '&'],
      ...['#4', '#4A', '/J', '"', '""', ';-', ';=a', '|', ' ', '-1e', ';"', '\n\r', '\0'],
    ),
    fc.nat(60_000),
  )
  .map(([opening, letters]) => opening.repeat(letters / opening.length));

test('openings without an end are looked at like anything else', async () => {
  const files = fc
    .tuple(opened, fc.constantFrom('[Content_Types].xml', 'xl/_rels/a.rels', sheet, 'csv', 'pdf'))
    .map(([text, where]) =>
      where === 'csv' ? csv(text) : where === 'pdf' ? pdf(text) : zip(parts({ [where]: text })),
    );
  await fc.assert(
    fc.asyncProperty(files, async (file) => {
      const end = await checkFile(await file, '').catch((error: AppError) => error.message);
      expect(['xlsx', 'csv', 'pdf', ...Object.values(sentences)]).toContain(end);
    }),
    { numRuns: 300 },
  );
});

/** One of our files with some bytes changed. */
const broken = (file: Buffer) =>
  fc
    .array(fc.tuple(fc.nat(file.length - 1), fc.nat(255)), { minLength: 1, maxLength: 20 })
    .map((changes) => {
      const changed = Buffer.from(file);
      for (const [at, byte] of changes) changed[at] = byte;
      return changed;
    });

test('anything at all is a file of ours or is refused with a sentence', async () => {
  const heads = ['', 'PK\x03\x04', '%PDF-1.7', '\ufeffA;B\r\n'];
  const anything = fc
    .tuple(fc.constantFrom(...heads), fc.uint8Array({ maxLength: 300 }))
    .map(([head, bytes]) => Buffer.concat([Buffer.from(head), bytes]));
  const files = fc.oneof(anything, ...[workbook(), csv(), pdf()].map(broken));
  await fc.assert(
    fc.asyncProperty(files, async (file) => {
      const end = await checkFile(file, '').catch((error: unknown) => error);
      if (typeof end === 'string') return;
      expect(end).toBeInstanceOf(AppError);
      expect(Object.values(sentences)).toContain((end as AppError).message);
    }),
    { numRuns: 2_000 },
  );
});
