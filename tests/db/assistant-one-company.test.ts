import { describe, expect, test } from 'vitest';
import { plain, sharedAssistantWorld } from '../support/assistant-world';
import { keyOf } from '../support/company-record';

const world = await sharedAssistantWorld();

const last = async (...questions: string[]) => plain(await world.last(...questions));
const aboutAegir = 'Hvem er direktør i Ægir Kode A/S?';

describe('right after a company', () => {
  test.each([
    ['er sunket momsregistreret', '**[Sunket ApS]**'],
    ['hvad er bankkontoen hos noatun fisk', '**[Noatun Fisk ApS]**'],
    ['er noatun fisk ansvarlig for gæld', '[Noatun Fisk ApS]'],
  ])('another one in small letters is meant: %s', async (question, heading) => {
    const text = await last(aboutAegir, question);
    expect(text).toContain(heading);
    expect(text).not.toContain('Ægir');
  });

  test.each(['find nye kunder i nyborg', 'kender du en billig murer', 'hvem laver tage i Odense'])(
    'what names something else is not about it: %s',
    async (question) =>
      expect(await last(aboutAegir, question)).not.toMatch(/\*\*\[(?:Ægir|Skagen)/),
  );

  test.each(['er de momsregistreret', 'hvad er bankkontoen'])(
    'what names nothing is about it: %s',
    async (question) => expect(await last(aboutAegir, question)).toContain('**[Ægir Kode A/S]**'),
  );
});

describe('”dem” after a list and a company', () => {
  const listed = 'Programmeringsfirmaer i Aarhus';

  test.each(['går det godt for dem', 'hvem er direktør hos dem'])(
    'is the company: %s',
    async (question) => {
      const text = await last(listed, 'Har Sunket ApS gæld?', question);
      expect(text).toContain('**[Sunket ApS]**');
      expect(text).not.toContain('Tvilling');
    },
  );

  test('but each of the list, where that is said', async () => {
    const question = 'hvem er direktør for hver af dem';
    const text = await last(listed, 'Har Sunket ApS gæld?', question);
    expect(text).toContain('Tvilling Kode ApS');
    expect(text).not.toContain('Sunket');
  });
});

test('lists mark companies that are not active, unless the status is asked for', async () => {
  expect(await last('Vis 10 virksomheder i Odense')).toContain('- [Sunket ApS] (under konkurs)');
  const bankrupt = await last('Virksomheder i Odense under konkurs');
  expect(bankrupt).toContain('- [Sunket ApS]');
  expect(bankrupt).not.toContain('(under konkurs)');
});

describe('how it is doing', () => {
  test.each([
    ...['tjener Ægir Kode penge', 'taber Ægir Kode penge', 'er Ægir Kode solid'],
    ...['er Ægir Kode A/S ved at gå konkurs', 'er Ægir Kode et solidt firma'],
    ...['har Ægir Kode problemer', 'er der problemer med Ægir Kode'],
    ...['er Ægir Kode A/S gode betalere', 'er Ægir Kode kreditværdige'],
  ])('in Danish: %s', async (question) => {
    const text = await last(question);
    expect(text).toMatch(
      /^\*\*\[Ægir Kode A\/S\]\*\*\n\n- Status: \[aktiv\]\n- Opmærksomhedspunkter/,
    );
    expect(text).toContain('Soliditetsgrad');
  });

  test.each([
    ...['is Ægir Kode solid', 'is Ægir Kode about to go bankrupt', 'is Ægir Kode near bankruptcy'],
    ...['does Ægir Kode have financial problems', 'does Ægir Kode pay its bills'],
  ])('in English: %s', async (question) => {
    const text = await last(question);
    expect(text).toMatch(/^\*\*\[Ægir Kode A\/S\]\*\*\n\n- Status: \[active\]\n- Signals/);
    expect(text).toContain('Solvency ratio');
  });

  test('of the company under discussion, without words that were not understood', async () => {
    for (const question of ['er de kreditværdige', 'er de gode at handle med?']) {
      const text = await last(aboutAegir, question);
      expect(text).toMatch(/^\*\*\[Ægir Kode A\/S\]\*\*\n\n- Status/);
      expect(text).not.toContain('Ikke forstået');
    }
  });

  test.each([
    ['skylder Ægir Kode penge', 'Gældsforpligtelser'],
    ['hvor meget tjente ægir kode i fjor', 'Årets resultat: [120.000 DKK]'],
    ['har Ægir Kode en revisorkonklusion med forbehold', 'Hvad revisor skrev'],
    ['lever Tavs ApS stadig', 'Nej.'],
    ['is Ægir Kode still alive', 'Yes.'],
  ])('or one thing of it: %s', async (question, told) => {
    const text = await last(question);
    expect(text).toContain(told);
    expect(text).toMatch(/^\*\*\[(?:Ægir Kode A\/S|Tavs ApS)\]\*\*/);
  });

  test('and what a word of auditors means', async () => {
    const text = await last('hvad betyder modificeret revisorkonklusion');
    expect(text).toMatch(/^En modificeret konklusion er/);
  });
});

describe('who and what it is', () => {
  test.each([
    ['who is the boss', 'Management'],
    ['hvem styrer det', 'Direktion'],
    ['is it a big company', 'Production units'],
    ['er det et stort firma', 'Produktionsenheder'],
    ['hvem konkurrerer de med', 'Virksomheder, der ligner [Ægir Kode A/S]'],
    ['who do they compete with', 'Companies like [Ægir Kode A/S]'],
    ['er de stadig i gang', 'Status: [aktiv]'],
    ['har de tabt penge', 'Opmærksomhedspunkter'],
    ['hvordan får jeg fat i dem', 'Telefon: [12 34 56 78]'],
    ['hvilken koncern hører de til', 'op til de sidste ejere'],
  ])('is answered of the company under discussion: %s', async (question, told) => {
    const text = await last(aboutAegir, question);
    expect(text).toContain('[Ægir Kode A/S]');
    expect(text).toContain(told);
    expect(text).not.toMatch(/Ikke forstået|Not understood/);
  });
});

test('on the page of a company it is meant before an older list', async () => {
  const userId = await world.createUser();
  const page = { kind: 'company', key: keyOf(1) } as const;
  await world.answer(userId, 'Virksomheder i Odense');
  await world.answer(userId, 'har de gæld', { page });
  const { text } = await world.answer(userId, 'hvem er direktør hos dem', { page });
  expect(plain(text)).toMatch(/^\*\*\[Ægir Kode A\/S\]\*\*/);
});
