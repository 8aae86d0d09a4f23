import { expect, it } from 'vitest';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import danish from '@/messages/da.json';
import english from '@/messages/en.json';
import { formulaOf, KEY_FIGURE_NAMES, signingIn, statusWords } from './names';

it('formulas are those of the page, in both languages', () => {
  for (const { id, formula } of KEY_FIGURES) {
    expect(formulaOf(id)).toEqual({ en: formula, da: danish.keyFigures.formulas[id] });
  }
});

it('formulas are made of the parts that the page says are missing', () => {
  const { parts, formulas } = danish.keyFigures;
  const words = Object.values(formulas).flatMap((formula) =>
    formula.replace(/ × 100|gennemsnitlige? | \(eller [^)]+\)|[()]/g, '').split(/ [÷+] /),
  );
  expect(words.filter((word) => !Object.values(parts).includes(word))).toEqual([]);
});

it('explanations use the terms of the formulas', () => {
  const told = (id: keyof typeof KEY_FIGURE_NAMES) => KEY_FIGURE_NAMES[id].meaning.da;
  expect(told('liquidityRatio')).toContain('omsætningsaktiverne');
  expect(told('liquidityRatio')).toContain('kortfristede gældsforpligtelser');
  expect(told('profitMargin')).toContain('resultat af ordinær primær drift');
});

it('who acts for a company in bankruptcy is told as on its Roles tab', () => {
  expect(signingIn('IN_BANKRUPTCY')).toEqual({
    en: 'The company is in bankruptcy: the trustee (kurator) acts for the estate, whatever the signing rule says.',
    da: 'Virksomheden er under konkurs: Kurator handler for boet, uanset hvad tegningsreglen siger.',
  });
});

it('how a company ended is worded as the pages word it', () => {
  const ended = (text: string) => statusWords('CEASED', text).en.replace('ceased – ', '');
  const { status } = english.company;
  expect(ended('TVANGSOPLØST')).toBe(status.CEASED_COMPULSORY_DISSOLUTION.toLowerCase());
  expect(ended('OPLØST EFTER SPALTNING')).toBe(status.CEASED_DEMERGER.toLowerCase());
});
