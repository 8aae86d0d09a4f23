import { describe, expect, test } from 'vitest';
import { plain, sharedAssistantWorld } from '../support/assistant-world';
import { keyOf } from '../support/company-record';

const world = await sharedAssistantWorld();

const read = async (question: string) => plain(await world.read(question));

describe('every question of a message is answered, in order', () => {
  test.each([
    ['Hvem ejer Ægir Kode, og hvor mange ansatte har de?', '[Bølge Holding ApS]', '[60]'],
    [
      'Who is the CEO of Ægir Kode and what was the revenue in 2019?',
      '[Ran Søgaard]',
      '[1.000.000 DKK]',
    ],
    ['Hvem er direktør i Ægir Kode, og er selskabet solvent?', '[Ran Søgaard]', 'Soliditetsgrad'],
    ['Who owns Ægir Kode? And is it in Odense?', '[Bølge Holding ApS]', 'No.'],
    [
      'Who is the CEO of Ægir Kode and who is the CEO of Ran Både?',
      '**[Ægir Kode A/S]**',
      '**[Ran Både ApS]**',
    ],
    [
      'Hvor mange virksomheder er der i Aarhus, og hvilken er den største?',
      '[2 virksomheder]',
      '[Ægir Kode A/S]',
    ],
    [
      'Who audits Ægir Kode and how many companies are there in Aarhus?',
      'Himingleva Revision',
      '[2 companies]',
    ],
    [
      'What was the revenue of Ægir Kode in 2019 and what was it in 2020?',
      '[1.000.000 DKK]',
      '[1.234.567 DKK]',
    ],
    ['Ligger Ægir Kode i Aarhus, og hvor mange ansatte har den?', 'Ja.', '[60]'],
    ['Was Ægir Kode active in 2015 and how many work there?', 'Yes.', '[60]'],
    [
      'Who was the CEO of Ægir Kode in 2013 and who is it now?',
      '[Gammel Direktør]',
      '[Ran Søgaard]',
    ],
    ['Who is the CEO, and when was Ægir Kode founded?', '[Ran Søgaard]', '[04/03/2012]'],
  ])('%s', async (question, first, second) => {
    const text = await read(question);
    expect(text).toContain(first);
    expect(text).toContain(second);
    expect(text.indexOf(first)).toBeLessThan(text.lastIndexOf(second));
  });

  test('the company that both are about is named once', async () => {
    const text = await read('Who is the CEO of Ægir Kode and what was the revenue in 2019?');
    expect(text.match(/\*\*\[Ægir Kode A\/S\]\*\*/g)).toHaveLength(1);
  });

  test('one answer tells how much an owner has', async () => {
    const asked = 'Hvem ejer Ægir Kode, og hvor stor en andel har de?';
    const text = await read(asked);
    expect(text).toContain('[Bølge Holding ApS] (50–66,66 %');
    expect(text).not.toContain('Ikke forstået');
  });

  test('the one that is not understood is named', async () => {
    const en = await read('Who owns Ægir Kode and what do they drink for lunch?');
    expect(en).toContain('[Bølge Holding ApS]');
    expect(en).toContain('Not understood: “what do they drink for lunch?”');
    const da = await read('Hvem ejer Ægir Kode, og hvad drikker de til frokost?');
    expect(da).toContain('[Bølge Holding ApS]');
    expect(da).toContain('Ikke forstået: ”hvad drikker de til frokost?”');
  });
});

test('the second is about the company of the first, whichever page is open', async () => {
  const page = { kind: 'company', key: keyOf(1) } as const;
  const asked = 'Who is the CEO of Ran Både and what was the revenue in 2019?';
  const text = await world.read(asked, page);
  expect(text).toContain(`Not in the register: [Ran Både ApS](/detail/${keyOf(12)})`);
  const ofPage = await world.read('Who is the CEO and what was the revenue in 2019?', page);
  expect(ofPage).toContain('Ran Søgaard');
  expect(ofPage).toContain('1.000.000 DKK');
});

test('of very many questions the rest is named', async () => {
  const text = await read(
    'Who owns Ægir Kode? Who runs it? When was it founded? Where is it? Who audits it?',
  );
  expect(text).toContain('[04/03/2012]');
  expect(text).toContain('I answer 4 questions at a time. Ask again: “Who audits it?”.');
});
