import { describe, expect, test } from 'vitest';
import { plain, sharedAssistantWorld } from '../support/assistant-world';

const world = await sharedAssistantWorld();

const read = async (...questions: string[]) => plain(await world.last(...questions));

const danish = 'vis de to største it-virksomheder i Aarhus';
const english = 'give me 2 software companies in Aarhus';

describe('a figure of the companies that were listed', () => {
  test.each([
    [danish, 'hvor mange ansatte har de tilsammen?', 'Ansatte tilsammen: **72**.'],
    [english, 'how many employees do they have together?', 'Employees together: **72**.'],
    [english, 'what is their average number of employees?', 'Employees on average: **36**.'],
    [
      danish,
      'hvad er deres samlede egenkapital?',
      'Egenkapital tilsammen: **420.000 DKK**. Tallet står i registret for 1 af de 2.',
    ],
    [
      english,
      'what is their total equity?',
      'Equity together: **420.000 DKK**. The figure is in the register for 1 of the 2.',
    ],
    [
      danish,
      'hvad er den samlede egenkapital?',
      'Egenkapital tilsammen: **420.000 DKK**. Tallet står i registret for 1 af de 2.',
    ],
  ])('is added up: %s %s', async (first, then, total) => {
    const text = await read(first, then);
    expect(text.split('\n\n')[0]).toBe(total);
    expect(text).toContain('- [Ægir Kode A/S]: [');
  });

  test('the largest alone are added up where the question says how many', async () => {
    const largest = 'Hvor mange ansatte har de to største it-virksomheder i Aarhus tilsammen?';
    expect(await read(largest)).toMatch(/^Ansatte tilsammen: \*\*72\*\*\.\n\n- \[/);
  });

  test('goes on with the average, of the same figure', async () => {
    const text = await read(danish, 'hvor mange ansatte har de tilsammen?', 'og i gennemsnit?');
    expect(text).toMatch(/^Ansatte i gennemsnit: \*\*36\*\*\./);
  });

  test('is that of all that a search found', async () => {
    const text = await read('Virksomheder i Odense', 'hvor mange ansatte har de tilsammen?');
    expect(text).toMatch(/^Ansatte i de \[\d+\] virksomheder, der passer og oplyser det:/);
    expect(text).toMatch(/\*\*I alt: [\d.]+\*\*/);
  });

  test('is asked for where none was named', async () => {
    expect(await read(danish, 'hvad er summen?')).toMatch(/^Hvilket tal mener du\?/);
  });
});

test('of a group beside a search, the industries are those of what it found', async () => {
  const text = await read('Virksomheder i Aarhus', 'hvilken branche har flest?');
  expect(text).toContain('1. [Computerprogrammering]: 2');
  expect(text).toContain('”Aarhus” (kommune)');
});

test.each([
  ['Which municipality has the most employees?', 'Employees by municipality, highest total first:'],
  ['Hvilken kommune har flest ansatte?', 'Ansatte efter kommune, højeste sum først:'],
])('groups are put in the order of a figure: %s', async (question, heading) => {
  const [first, ...rest] = (await read(question)).split('\n\n');
  expect(first).toBe(heading);
  expect(rest[0]).toMatch(/^1\. \[Aalborg\]: 226 \(10 /);
});

describe('somebody who was spoken of', () => {
  test.each([
    [
      'Hvilke virksomheder er Njord Vanesøn med i?',
      'hvornår forlod han den seneste?',
      'forlod senest',
    ],
    ['Which companies is Njord Vanesøn in?', 'when did he leave the last one?', 'last left'],
  ])('left a company last: %s %s', async (first, then, part) => {
    const text = await read(first, then);
    expect(text).toContain(`${part} [Noatun Fisk ApS]`);
    expect(text).toContain('03/04/2019');
  });

  test.each([
    [
      'Hvem er revisor for Njord Vanesøn Holding ApS?',
      'hvad reviderer de ellers?',
      'Som revisor i dag',
    ],
    ['Who audits Njord Vanesøn Holding ApS?', 'what else do they audit?', 'As auditor, today'],
    ['Who audits Njord Vanesøn Holding ApS?', 'what else does the auditor audit?', 'As auditor'],
  ])('audits others: %s %s', async (first, then, part) => {
    const text = await read(first, then);
    expect(text).toMatch(/^\*\*\[Glitre Revision ApS\]\*\*/);
    expect(text).toContain(part);
  });
});

test.each([
  ['companies like Ægir Kode A/S in Jutland with positive equity', 'Not taken into account'],
  ['virksomheder der ligner Ægir Kode A/S med positiv egenkapital', 'Der er ikke taget hensyn til'],
])(
  'filters beside a company that others are like are said to be left out: %s',
  async (question, note) => {
    expect(await read(question)).toContain(note);
  },
);
