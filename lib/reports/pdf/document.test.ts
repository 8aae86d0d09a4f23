import { expect, it } from 'vitest';
import { pdfPieces, pdfText } from '@/tests/support/pdf-text';
import { drawPdf } from './draw';

it('keeps long addresses and names of one word on the page', async () => {
  const website = `https://facebook.example/pages/${'virksomhedsside-'.repeat(10)}/about`;
  const name = 'Kommanditaktieselskabsholdingkommanditselskabernesfællesforening';
  const email = 'info@nordhavn.example';
  const bytes = await drawPdf(
    {
      ...{ title: name, subtitle: 'Report', warning: null, footer: 'Foot' },
      sections: [
        {
          heading: 'OVERVIEW',
          facts: [
            ['Website', website],
            ['Email', email],
          ],
        },
      ],
    },
    'en',
  );
  const lines = pdfPieces(bytes);
  expect(Math.max(...lines.map(({ length }) => length))).toBeLessThan(90);
  expect(lines).toContain(email);
  for (const whole of [website, name]) expect(pdfText(bytes)).toContain(whole);
});
