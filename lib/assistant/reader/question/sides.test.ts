import { expect, it } from 'vitest';
import { readSides } from './sides';

it.each([
  ['Are there more carpenters than painters in Aarhus?', 'carpenters', 'painters in Aarhus'],
  ['Er der flere tømrere i Odense end i Vejle?', 'tømrere i Odense', 'i Vejle'],
  ['Er der flest bagere eller slagtere i Ry?', 'bagere', 'slagtere i Ry'],
  ['Flest bagere eller slagtere i Ry?', 'bagere', 'slagtere i Ry'],
  ['More bakers or butchers in Ry?', 'bakers', 'butchers in Ry'],
  ['Hvad er der flest af i Ry, bagere eller slagtere?', 'bagere i Ry', 'slagtere i Ry'],
  ['Does Odense have more restaurants than Aarhus?', 'restaurants Odense', 'restaurants Aarhus'],
  ['Har Odense flere restauranter end Aarhus?', 'restauranter Odense', 'restauranter Aarhus'],
  ['Har Odense eller Vejle færrest banker?', 'banker Odense', 'banker Vejle'],
  ['Which has more hotels, Odense or Aarhus?', 'hotels Odense', 'hotels Aarhus'],
  ['Compare the number of restaurants in Odense and Aarhus', 'restaurants in Odense', 'Aarhus'],
  ['Sammenlign antallet af bagere i Vejle med Ry', 'bagere i Vejle', 'Ry'],
  ['How many banks are there in Vejle, and how many in Ry?', 'banks in Vejle', 'in Ry'],
  ['Hvor mange bagere er der i Ry sammenlignet med Vejle?', 'bagere i Ry', 'Vejle'],
  ['companies founded in 2021 vs 2020', 'companies founded in 2021', 'companies founded in 2020'],
  [
    'Hvor mange konkurser var der i 2020 i forhold til 2021?',
    'konkurser i 2020',
    'konkurser i 2021',
  ],
])('two groups that are counted: %s', (question, a, b) => {
  expect(readSides(question)).toMatchObject({ sides: [a, b], measured: null });
});

it.each([
  ['Compare the average revenue of hotels in Vejle and Ry', 'revenue', 'mean'],
  ['Is the average revenue of hotels in Vejle higher than in Ry?', 'revenue', 'mean'],
  ['Har hoteller i Vejle større samlet omsætning end hoteller i Ry?', 'revenue', 'sum'],
  ['Which has the higher median equity, banks or hotels?', 'equity', 'median'],
  ['Which has the higher average total assets, banks or hotels?', 'assets', 'mean'],
  ['Which has the highest average equity, banks or hotels?', 'equity', 'mean'],
  ['Hvem har den højeste gennemsnitlige balancesum, banker eller hoteller?', 'assets', 'mean'],
  ['Har Odense flere ansatte end Aarhus?', 'employees', 'sum'],
  ['Are there more employees in Odense than in Aarhus?', 'employees', 'sum'],
  ['Har hoteller højere omsætning end restauranter?', 'revenue', 'sum'],
])('two groups that are measured: %s', (question, field, as) => {
  expect(readSides(question)).toMatchObject({ measured: { field, as } });
});

it('takes the figure out of what the groups are', () => {
  expect(readSides('Er der flere ansatte i Odense end i Aarhus?')?.sides).toEqual([
    'Odense',
    'i Aarhus',
  ]);
  expect(readSides('Har Odense flere ansatte end Aarhus?')?.sides).toEqual(['Odense', 'Aarhus']);
});

it('knows what is claimed of the first', () => {
  const degreeOf = (question: string) => {
    const { degree, isClaim } = readSides(question) ?? {};
    return [degree, isClaim];
  };
  expect(degreeOf('Are there fewer banks than hotels?')).toEqual(['fewer', true]);
  expect(degreeOf('Er der flere banker end hoteller?')).toEqual(['more', true]);
  expect(degreeOf('Er der flest banker eller hoteller?')).toEqual(['more', false]);
  expect(degreeOf('How many banks versus hotels?')).toEqual([null, false]);
});

it.each([
  'How many companies have more than 50 employees?',
  'Are there companies with more than 50 employees in Ry?',
  'Is Bech larger than Emlex?',
  'Which municipality has the most companies?',
  'How many bakers are there in Vejle and Ry?',
])('is none: %s', (question) => {
  expect(readSides(question)).toBeNull();
});
