import { expect, it } from 'vitest';
import { pdfText } from '@/tests/support/pdf-text';
import { drawPdf } from './draw';

const document = (title: string, facts: [string, string][]) => ({
  ...{ title, subtitle: 'Report', warning: null, footer: 'Foot' },
  sections: [{ heading: 'OVERVIEW', facts }],
});

it('writes letters that can be found, also those the document before had none of', async () => {
  await drawPdf(document('Nordhavn', [['Name', 'Ida']]), 'en');
  const email = 'info@nordhavn.example';
  const pdf = await drawPdf(document('Sydhavn', [['Email', email]]), 'en');
  expect(pdfText(pdf)).toContain(email);
});
