import { describe, expect, test } from 'vitest';
import { sharedAssistantWorld } from '../support/assistant-world';
import { keyOf } from '../support/company-record';
import { NOBODY } from '../support/nobody';

const world = await sharedAssistantWorld();

const page = (number: number) => ({ kind: 'company', key: keyOf(number) }) as const;
const heading = (name: string, number: number) => `**[${name}](/detail/${keyOf(number)})**`;

describe('a company that is named, while the page of another one is open', () => {
  test.each([
    'Er Ægir Kode bedre end dens konkurrenter?',
    `Er soliditetsgraden i CVR ${keyOf(1)} bedre end konkurrenterne?`,
    'How does Ægir Kode compare to its competitors?',
  ])('is the one compared: %s', async (question) => {
    const text = await world.read(question, page(12));
    expect(text.startsWith(`|  | ${heading('Ægir Kode A/S', 1)} |`)).toBe(true);
    expect(text).not.toContain('Ran Både');
  });

  test('without a name, the open company is compared', async () => {
    const text = await world.read('Compare it with its competitors', page(1));
    expect(text.startsWith(`|  | ${heading('Ægir Kode A/S', 1)} |`)).toBe(true);
  });

  test('an unknown one is told, and not answered for the open one', async () => {
    const text = await world.read('Er Findesikke bedre end dens konkurrenter?', page(1));
    expect(text).toContain('Findesikke');
    expect(text).not.toContain('Ægir');
  });
});

describe('several companies that a question names', () => {
  test.each([
    'Hvad er omsætningen i Tvilling Kode og Skagen Capital?',
    'Hvad er omsætningen i Skagen Capital og Tvilling Kode?',
    'Hvad er omsætningen i Tvilling Kode ApS og Skagen Capital ApS?',
    'Hvad er omsætningen i Tvilling Kode ApS og Skagen Capital?',
    'How many employees do Tvilling Kode and Skagen Capital have?',
    'Hvor mange ansatte har Tvilling Kode, Ægir Kode og Skagen Capital?',
    'Hvor mange ansatte har tvilling kode og skagen capital?',
  ])('stand side by side: %s', async (question) => {
    const text = await world.read(question);
    expect(text).toContain(heading('Tvilling Kode ApS', 2));
    expect(text).toContain(heading('Skagen Capital ApS', 14));
    expect(text.includes(heading('Ægir Kode A/S', 1))).toBe(question.includes('Ægir'));
  });

  test.each([
    [
      'Hvor mange ansatte har Ægir Kode A/S og Tvilling Tag ApS tilsammen?',
      'Ansatte tilsammen: **260**.',
    ],
    [
      'How many employees do Ægir Kode and Tvilling Tag have together?',
      'Employees together: **260**.',
    ],
    [
      'Hvad er egenkapitalen i Ægir Kode A/S og Njord Vanesøn Holding ApS tilsammen?',
      'Egenkapital tilsammen: **620.000 DKK**.',
    ],
    [
      'Hvad er egenkapitalen i Ægir Kode og Tvilling Tag tilsammen?',
      'Egenkapital tilsammen: **420.000 DKK**. Tallet står i registret for 1 af de 2.',
    ],
  ])('are added up: %s', async (question, total) => {
    expect(await world.read(question)).toContain(total);
  });

  test.each([
    ['Who is the CEO of Ægir Kode A/S and Ran Både ApS?', 'Ran Både ApS', 12],
    ['Hvad er CVR-nummeret på Ægir Kode og Tvilling Tag?', 'Tvilling Tag ApS', 3],
    ['Er Ægir Kode og Njord Vanesøn Holding solvente?', 'Njord Vanesøn Holding ApS', 7],
  ])('are answered one after another: %s', async (question, name, number) => {
    const text = await world.read(question);
    expect(text).toContain(heading('Ægir Kode A/S', 1));
    expect(text).toContain(heading(name, number));
    expect(text).not.toMatch(/^\|/m);
  });

  test('one that is unknown is told beside the answer for the other', async () => {
    const text = await world.read('Hvad er egenkapitalen i Ægir Kode A/S og Findes Ikke ApS?');
    expect(text).toContain('420.000 DKK');
    expect(text).toContain('Ingen virksomhed hedder ”Findes Ikke ApS”');
  });

  test.each([
    'Hvor mange ansatte har Ægir Kode A/S, Aarhus?',
    'Hvor mange ansatte har Ægir Kode A/S, Vestergade 4?',
  ])('where a company is, is no other one: %s', async (question) => {
    const text = await world.read(question);
    expect(text).toContain(`[60](/detail/${keyOf(1)}#employment)`);
    expect(text).not.toContain('ingen virksomhed');
    expect(text).not.toMatch(/^\|/m);
  });

  test('more than fit in the table are named as left out', async () => {
    const text = await world.read(
      'Omsætning i Ægir Kode A/S, Tvilling Kode ApS, Tvilling Tag ApS, Ran Både ApS, Glitre Revision ApS',
    );
    expect(text).toContain('udeladt: Glitre Revision ApS');
  });
});

describe('questions on an open company', () => {
  test.each([
    ['er likviditeten god nok?', 'Likviditetsgrad: '],
    ['er egenkapitalen stor nok', '420.000 DKK'],
    ['is the equity large enough?', '420.000 DKK'],
    ['er soliditeten tilstrækkelig?', '[42,00 %]'],
    ['er det sikkert at give dem kredit?', 'Opmærksomhedspunkter: '],
    ['hvilke signaler er der?', 'Opmærksomhedspunkter: '],
    ['is it safe to give them credit?', 'Signals: '],
    ['er Ran Søgaard reel ejer?', 'Reelle ejere står ikke i disse data'],
    ['er Ran Søgaard reel ejer?', '[Bølge Holding ApS]'],
    ['is Ran Søgaard the beneficial owner?', 'Beneficial owners are not in these data'],
  ])('%s', async (question, part) => {
    const text = await world.read(question, page(1));
    expect(text).toContain(heading('Ægir Kode A/S', 1));
    expect(text).toContain(part);
  });

  test('whom to give credit may be named', async () => {
    const text = await world.readInDanish('skal jeg give Ægir Kode kredit?');
    expect(text).toContain(heading('Ægir Kode A/S', 1));
    expect(text).toContain('Opmærksomhedspunkter: ');
  });
});

describe('"and the median?"', () => {
  const ask = async (question: string, before: string) => {
    const { answerByReader } = await import('@/lib/assistant/reader');
    const former = [{ question: before, answer: await world.read(before) }];
    const asked = { userId: NOBODY, openKey: null, formerKey: null, former };
    return (await answerByReader({ ...asked, question })).text;
  };

  test.each([
    [
      'and the median?',
      'What is the average number of employees of companies in Aarhus?',
      '**Median: 36**',
    ],
    ['og medianen?', 'Gennemsnitligt antal ansatte i virksomheder i Aarhus', '**Median: 36**'],
    [
      'and the total?',
      'What is the average number of employees of companies in Aarhus?',
      '**Total: 72**',
    ],
  ])('%s', async (question, before, line) => {
    expect(await ask(question, before)).toContain(line);
  });
});
