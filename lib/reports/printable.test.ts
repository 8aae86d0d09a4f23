import { expect, it } from 'vitest';
import { pdfText } from '@/tests/support/pdf-text';
import { drawPdf } from './pdf/draw';
import { printable } from './printable';

const NAMES = ['Phở Nội', 'Đặng Ươm', 'Ἀθήνα', 'Ѣдинъ', 'Łukasz Žižek', 'Åse Ærø'];

it('leaves what can be written as it is, and puts a sign for what cannot', () => {
  const document = {
    title: 'Nordhavn 漢字',
    rows: [{ cells: ['😀 – 5–9', null, 12], strong: true }],
  };
  expect(printable(document)).toEqual({
    title: 'Nordhavn ??',
    rows: [{ cells: ['? – 5–9', null, 12], strong: true }],
  });
  for (const name of [...NAMES, 'two\nlines\tand a\u00a0space']) expect(printable(name)).toBe(name);
});

it('prints names in the letters of Europe and Vietnam', async () => {
  const facts = NAMES.map((name): [string, string] => ['Name', name]);
  const bytes = await drawPdf(
    {
      ...{ title: 'Names', subtitle: 'Report', warning: null, footer: 'Foot' },
      sections: [{ heading: 'NAMES', facts }],
    },
    'en',
  );
  for (const name of NAMES) expect(pdfText(bytes)).toContain(name.replaceAll(' ', ''));
});
