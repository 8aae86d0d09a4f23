import { describe, expect, test } from 'vitest';
import { sharedAssistantWorld } from '../support/assistant-world';
import { keyOf } from '../support/company-record';

const world = await sharedAssistantWorld();

const NJORD = keyOf(7);
const njord = `**[Njord Vanesøn Holding ApS](/detail/${NJORD})**`;
const aegir = `**[Ægir Kode A/S](/detail/${keyOf(1)})**`;

describe('other words for what is known', () => {
  test.each([
    ['Er Ægir Kode en god kunde?', 'Status: [aktiv]'],
    [
      'How has Ægir Kode developed over the last 2 years?',
      '| Year until | 31/12/2020 | 31/12/2019 |',
    ],
    ['Hvordan har Ægir Kode klaret sig?', '| År til | 31/12/2020 | 31/12/2019 |'],
    ['Ring til Ægir Kode', 'Telefon: [12 34 56 78]'],
    ['Call Ægir Kode', 'Phone: [12 34 56 78]'],
    ['Har Ægir Kode negativ egenkapital?', 'Egenkapital: [420.000 DKK]'],
    ['Er kapitalen i Ægir Kode fuldt indbetalt?', 'Kapital kun delvist indbetalt: [ja]'],
    ['What is the share capital of Ægir Kode?', 'Capital only partly paid up: [yes]'],
    ['Hvornår er vedtægterne fra i Ægir Kode?', 'Vedtægter af: [09/12/2021]'],
    ['Does Ægir Kode have share classes?', 'Share classes: [yes]'],
    ['EAN-nummer på Ægir Kode', 'EAN-numre står ikke i disse data.'],
    ['Er Ægir Kode momsregistreret?', 'Om en virksomhed er momsregistreret, står ikke'],
    ['Hvilken bank bruger Ægir Kode?', 'Bankkonti og deres saldi'],
    ['Er Ægir Kode under konkurs?', 'Status: [aktiv]'],
    ['Må jeg ringe til Ægir Kode?', 'Reklamebeskyttelse: [nej]'],
    ['Which companies own Ægir Kode?', 'Owners ([1]'],
    ['Hvor stor en andel ejer Bølge Holding af Ægir Kode?', '[Bølge Holding ApS]'],
    ['Hvad er den højeste omsætning Ægir Kode har haft?', 'Nettoomsætning var højest i året til'],
    ['Hvor mange procent er omsætningen i Ægir Kode steget siden 2019?', '| Nettoomsætning |'],
    ['Lav en graf over egenkapitalen i Ægir Kode', '| Egenkapital |'],
    ['Hvem bestemmer i Ægir Kode?', 'Direktion ([1]'],
    ['Sammenlign 2019 og 2020 for Ægir Kode', '| År til | 31/12/2020 | 31/12/2019 |'],
    ['Revenue of Ægir Kode, 2019 vs 2020', '| Revenue | [1.234.567 DKK]'],
    ['Ægir Kode solvency ratio 2019 vs 2020', '| Solvency ratio | [42,00 %]'],
  ])('%s', async (question, told) => {
    const text = await world.read(question);
    expect(text.slice(0, aegir.length)).toBe(aegir);
    expect(text).toContain(told);
  });

  test.each([
    ['Hvad er frynsegoderne i Ægir Kode A/S?', 'Ikke forstået: ”frynsegoderne”.', 'Branche:'],
    ['Hvem roser Ægir Kode A/S højlydt?', 'Ikke forstået: ”roser højlydt”.', 'Branche:'],
    ['Hvor mange ansatte har Ægir Kode A/S i Tyskland?', 'Ikke forstået: ”Tyskland”.', 'Ansatte:'],
    ['Er Bo Ukendt direktør i Ægir Kode A/S?', 'Ikke forstået: ”Bo Ukendt”.', 'Direktion'],
    ['Hvad er lønomkostningerne i Ægir Kode?', '', 'Personaleomkostninger'],
  ])('what is not understood beside a name is told: %s', async (question, unread, told) => {
    const text = await world.read(question);
    expect(text).toContain(`${unread && `${unread}\n\n`}${aegir}`);
    expect(text).toContain(told);
  });

  test.each([
    ['Hvem har mailen post@aegir.example?', aegir],
    ['Whose email is post@aegir.example?', aegir],
    ['www.aegir.example', aegir],
    ['Whose email is ingen@aegir.example?', 'no company has the email ingen@aegir.example.'],
  ])('whose address it is: %s', async (question, told) => {
    expect(await world.read(question)).toContain(told);
  });

  test('that all of the capital is paid is told to who asks', async () => {
    const asked = await world.read('Er kapitalen i Tvilling Kode fuldt indbetalt?');
    expect(asked).toContain('Kapital kun delvist indbetalt: [nej]');
    const amount = await world.read('Hvad er selskabskapitalen i Tvilling Kode?');
    expect(amount).toContain('Kapital: [40.000,5 DKK]');
    expect(amount).not.toContain('indbetalt');
  });

  test('what the first annual report will cover, while there is none', async () => {
    const text = await world.read('Hvornår kom det seneste regnskab for Tvilling Kode?');
    expect(text).toContain('Første regnskab dækker: [01/03/2021 – 30/06/2022]');
  });

  test('the companies that one owns, by the name behind them', async () => {
    for (const question of [
      'List companies owned by Ægir Kode A/S',
      'Hvilke selskaber er ejet af Ægir Kode A/S?',
    ]) {
      expect(await world.read(question)).toContain(`[Tvilling Kode ApS](/detail/${keyOf(2)})`);
    }
  });

  test.each([
    'Hvornår kom det seneste regnskab for Njord Vanesøn Holding?',
    'Hent regnskab for Njord Vanesøn Holding ApS',
    'Njord Vanesøn Holding ApS årsrapport som pdf',
  ])('annual reports, with where they are opened: %s', async (question) => {
    expect(await world.readInDanish(question)).toMatch(
      new RegExp(`offentliggjort \\[06/05/2021\\]\\(/detail/${NJORD}`),
    );
  });

  test.each([
    ['compare 2019 and 2020', '| Year until | 31/12/2020 | 31/12/2019 |'],
    ['Why did profit rise in 2020?', '- Net profit: [120.000 DKK]'],
    ['Any red flags?', '- Signals: '],
    ['Risiko?', '- Status: ['],
    ['Skriv en opsummering', '- CVR-nummer: '],
    ['Hvem har bestemmende indflydelse?', '[Bølge Holding ApS]'],
    ['Hvem ejer ejerne?', '[Bølge Holding ApS]'],
    ['What changed in 2015?', 'What happened in 2015:\n- [01/01/2015]'],
    ['Hvad skete der i 2016?', 'Intet er registreret i 2016.'],
    ['Hvad er omsætningen pr. ansat?', 'Tal pr. ansat står ikke i disse data.'],
    ['Hvad står der i ledelsesberetningen?', 'kan læses her med ord'],
    ['Hvad skriver de i regnskabspraksis?', 'ikke deres andre noter'],
    ['Compare it with the industry average', 'has fewer than 20 peers with such key figures'],
  ])('of the company on the screen: %s', async (question, told) => {
    expect(await world.read(question, { kind: 'company', key: keyOf(1) })).toContain(told);
  });

  test('who is in companies, with the name within the words for it', async () => {
    const text = await world.read('Hvilke selskaber er Njord Vanesøn med i?');
    expect(text).toContain('**[Njord Vanesøn](/people/');
  });

  test('what companies have is no figure of one of them', async () => {
    const text = await world.read('Virksomheder med negativ egenkapital i Aarhus');
    expect(text).toContain('(udvikling eller fortegn)');
    expect(await world.read('Hvad er den gennemsnitlige soliditet i byggebranchen?')).toMatch(
      /^Soliditetsgrad: ikke i registret for nogen af de \[\d+\]/,
    );
    expect(await world.read('Hvor mange arbejder i it-branchen?')).toContain('**I alt: 72**');
  });
});

describe('what happened to a company', () => {
  test.each([
    'What happened to Ægir Kode A/S?',
    'Hvad skete der med Ægir Kode?',
    'Show the timeline of Ægir Kode A/S',
    'What has changed at Ægir Kode?',
  ])('%s', async (question) => {
    const text = await world.read(question);
    expect(text.startsWith(aegir)).toBe(true);
    expect(text).toMatch(/Havgud Software → Ægir Kode A\/S/);
    expect(text).toMatch(/Gammel Direktør (?:left|fratrådt)/);
    // Joined and left.
    expect(text.match(/Gammel Direktør/g)).toHaveLength(2);
  });

  test('from a year on', async () => {
    const text = await world.read('Hvad har ændret sig i Ægir Kode A/S siden 2015?');
    expect(text).toContain('Gammel Direktør fratrådt');
    expect(text).not.toContain('Havgud');
    const later = await world.read('Hvad har ændret sig i Ægir Kode A/S siden 2021?');
    expect(later).toContain('Intet er registreret siden 2021.');
  });

  test.each(['Giv mig et overblik over Ægir Kode', 'Give me an overview of Ægir Kode A/S'])(
    '%s',
    async (question) => {
      expect(await world.read(question)).toContain('post@aegir.example');
    },
  );

  test('words of a whole name with its legal form are no filters', async () => {
    const text = await world.read('Fortæl om fremtiden for Tvilling Tag ApS i al sin gru');
    expect(text).toContain(`**[Tvilling Tag ApS](/detail/${keyOf(3)})**`);
    const many = await world.read('Hvor mange virksomheder i Aarhus handler med Tvilling Tag ApS?');
    expect(many).toContain('”Tvilling Tag ApS”');
    expect(many).not.toContain('(virksomhedsform)');
  });

  test('a legal form behind a trade is still a filter', async () => {
    expect(await world.read('Hvor mange Tag ApS er der i Aalborg?')).toContain('(virksomhedsform)');
  });

  test.each([
    ['Hvornår blev Noatun Fisk opløst?', 'Ophørt: [03/04/2019]'],
    ['Er Noatun Fisk ApS gået konkurs?', 'Status: [ophørt – opløst efter konkurs]'],
    ['Has Noatun Fisk ApS gone bankrupt?', 'Status: [ceased – dissolved after bankruptcy]'],
    ['Er Tavs ApS gået konkurs?', 'Status: [ophørt]'],
    ['Hvad er adressen på Thrymheim Jagt?', '[c/o Skade Jette, Engvej 1'],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });
});

describe('changes of one kind', () => {
  test.each([
    ['Which company used to be called Havgud Software?', '**[Ægir Kode A/S]'],
    ['Hvad hedder Havgud Software i dag?', '**[Ægir Kode A/S]'],
    ['Has Ægir Kode ever moved?', 'No change is known here (Address).'],
    ['Hvor boede Ægir Kode før?', 'I dag: Adresse: [Engvej 1, 8000 Aarhus C]'],
    ['Har Ægir Kode skiftet direktør?', 'Direktion: Gammel Direktør fratrådt'],
    ['Who was CEO of Ægir Kode before Ran Søgaard?', '[Gammel Direktør]'],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });

  test('and no other is told, nor all about the company', async () => {
    const text = await world.read('Has Ægir Kode changed its auditor?');
    // Its auditor is that of its founding.
    expect(text).toContain('No change is known here (Auditor).');
    expect(text).not.toContain('Gammel Direktør');
    expect(text).not.toContain('post@aegir.example');
    const later = await world.read('Has Ægir Kode changed CEO in the last two years?');
    expect(later).toContain('No change is known here since 2020');
  });
});

describe('who may sign', () => {
  test.each([
    ['Can the director of Ran Både sign alone?', 'By this rule no director may sign alone.'],
    ['Can the director of Ran Både sign alone?', 'a director jointly with the chair of the board'],
    [
      'Kan direktøren i Ran Både tegne alene?',
      'Efter reglen kan ingen direktør tegne virksomheden alene.',
    ],
    ['Who can sign on behalf of Ran Både ApS?', '(/detail/99000012#registration)'],
    ['Hvem tegner Sunket ApS?', 'Kurator handler for boet, uanset hvad tegningsreglen siger.'],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });
});

describe('figures', () => {
  test('a gross result stands in for a gross profit, by its own name', async () => {
    const text = await world.read('Hvad er bruttofortjenesten i Njord Vanesøn Holding?');
    expect(text).toContain(
      `Bruttoresultat: [500.000 DKK](/detail/${NJORD}?tab=financial#grossResult)`,
    );
    const both = await world.read('Sammenlign Njord Vanesøn Holding ApS og Ægir Kode A/S');
    expect(both).toContain('#grossResult) (bruttoresultat) |');
    const none = await world.read('Hvad er bruttofortjenesten i Ægir Kode?');
    expect(none).toContain('Bruttofortjeneste: ikke i registret');
  });

  test('equity turns from negative, a result from a loss', async () => {
    const equity = await world.read('Hvad er egenkapitalen i Njord Vanesøn Holding?');
    expect(equity).toContain('200.000 DKK');
    expect(equity).toContain(', vendt til plus');
    expect(await world.read('Hvad er resultatet i Ægir Kode?')).toContain(', vendt til plus');
  });

  test.each([
    [
      'Hvornår blev årsrapporten for Njord Vanesøn Holding indsendt?',
      'offentliggjort [06/05/2021]',
    ],
    [
      'When was the annual report of Njord Vanesøn Holding for 2019 published?',
      'until 31/12/2019: published [06/05/2020]',
    ],
    ['Hvornår blev regnskabet for Tavs ApS offentliggjort?', 'Årsrapport: ikke i registret'],
    ['Hvad er egenkapitalandelen i Ægir Kode?', 'Soliditetsgrad: [42,00 %]'],
    ['Er der forbehold i Ægir Kodes regnskab?', 'også forbehold, står ikke i disse data'],
    ['Har Ægir Kode fået revisors forbehold?', aegir],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });
});

describe('words', () => {
  test.each([
    ['Hvad hed Ægir Kode tidligere?', 'Havgud Software'],
    ['Hvilket navn havde Ægir Kode før?', 'Havgud Software'],
    ['Hvad er tegningsreglen i Ægir Kode?', 'Tegningsregel: ikke i registret'],
    ['Hvem er ejeren af ejeren af Tvilling Kode?', '← [Bølge Holding ApS]'],
    ['Hvem ejer i sidste ende Tvilling Kode?', '← [Bølge Holding ApS]'],
    ['Hvad er konkurskarantæne?', 'som regel i tre år'],
    ['Er Njord Vanesøn i konkurskarantæne?', 'står ikke i disse data'],
    ['Hvad betyder genoptagelse?', 'lov til at fortsætte'],
    // Names and words are repeated as written, in the language's quotes.
    ['Hvem er direktør i Østers Ærø?', 'hedder ”Østers Ærø”'],
    ['Who is the CEO of Østers Ærø?', 'called “Østers Ærø”'],
    ['Hvilke direktørposter har Njord Vanesøn?', `[Njord Vanesøn Holding ApS](/detail/${NJORD})`],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });

  test('an order that nobody wrote is not told as written', async () => {
    const text = await world.read('Top 3 virksomheder i Aarhus');
    expect(text).toContain('sort=employees-desc');
    expect(text).not.toContain('largest');
  });

  test('what tells no language is answered in that of the pages', async () => {
    for (const question of ['ApS Aalborg', 'Njord Vanesøn Holding ApS']) {
      expect(await world.readInDanish(question)).toMatch(/irksomhed/);
      expect(await world.read(question)).toMatch(/compan|Company type/);
    }
    expect(await world.read('Konkurser Aalborg')).toContain('opløst efter konkurs, hver på');
    expect(await world.readInDanish('Who is the CEO of Tvilling Tag?')).toContain('Management');
    expect(await world.read('Hvem er direktør i Tvilling Tag?')).toContain('Direktion');
  });
});

test('where the figures are from is told with the day of the register', async () => {
  const text = await world.read('What is the source of your figures and from which date are they?');
  expect(text).toContain('figures from the annual reports that companies file');
  expect(text).toContain('its last update is of 01/01/2022.');
});

test('one more is called so', async () => {
  const { moreText, speaker } = await import('@/lib/assistant/reader/text/texts');
  expect([1, 2].map((count) => moreText(count, speaker('da')))).toEqual(['1 anden', '2 flere']);
});

test('the answer of nobody is led by the name', async () => {
  expect(await world.read('Njord Vanesøn Holding ApS')).toContain(njord);
});
