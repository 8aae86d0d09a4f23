import { describe, expect, test } from 'vitest';
import { sharedAssistantWorld } from '../support/assistant-world';
import { keyOf } from '../support/company-record';

const world = await sharedAssistantWorld();

const AEGIR = keyOf(1);
const page = { kind: 'company', key: AEGIR } as const;
const place = (shown: string, rest = '') => `[${shown}](/detail/${AEGIR}${rest})`;

describe('questions about many companies at once', () => {
  test.each([
    ['Which municipality has the most companies?', '[Aarhus](/discover?municipality=Aarhus): 2'],
    ['Hvilken branche er der flest af i Aarhus?', 'Ophørte virksomheder er talt med.'],
    ['Hvilken branche er der flest af i Aarhus?', '1. [Computerprogrammering](/discover?'],
    ['How many companies are there in each legal form?', '[Aktieselskab](/discover?'],
    [
      'What share of companies in Aarhus have over 50 employees?',
      '**50,00\u00a0%**: [1](/discover?municipality=Aarhus&numEmployeesFrom=51)',
    ],
    ['Hvor stor en andel af virksomheder i Aarhus har over 50 ansatte?', '**50,00\u00a0%**'],
    ['What is the average number of employees of companies in Aarhus?', '**Average: 36**'],
    ['Hvad er det samlede antal ansatte i virksomheder i Aarhus?', '**I alt: 72**'],
    ['median employees of companies in Aarhus', '**Median: 36**'],
    ['How many people work in Aarhus?', '**Total: 72**'],
    ['Gennemsnitligt antal ansatte pr. virksomhed i Aarhus', '**Gennemsnit: 36**'],
    ['companies with a phone number', 'Read as'],
    ['Show the newest companies', '- [Ægir Kode A/S]'],
    ['Which companies closed in 2020?', ', ceased [06/05/2020]('],
    ['Can you find companies in Aarhus?', '[2 companies](/discover?municipality=Aarhus)'],
    ['Kan du finde virksomheder i Aarhus?', '[2 virksomheder](/discover?municipality=Aarhus)'],
    ['Can you find Tvilling?', '[Tvilling Kode ApS]'],
    ['Show the companies with the fastest growing revenue in Aarhus', '- [Ægir Kode A/S]'],
    [
      'Show the companies with the fastest growing revenue in Aarhus',
      `[+23,5 %](/detail/${AEGIR}?tab=financial)`,
    ],
    ['Vis listen over virksomheder i Aarhus', '[2 virksomheder](/discover?municipality=Aarhus)'],
    ['Hvilke virksomheder lukkede i 2020?', '”i 2020” (status siden)'],
    ['How many companies went bankrupt in 2020?', 'No company in the register fits.'],
    ['How many companies went bankrupt in 2020?', 'and those dissolved by it, each by the day'],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });

  test('"at least" and "at most" are limits and no order', async () => {
    for (const question of [
      'Which companies in Aarhus have at least 5 employees?',
      'Which companies in Aarhus have at most 100 employees?',
    ]) {
      const text = await world.read(question);
      expect(text).toContain('[2 companies](/discover?');
      expect(text).not.toContain('sort=');
    }
  });

  test('as many as are asked for are listed', async () => {
    const all = await world.read('Show the 6 newest companies');
    expect(all.match(/^- \[/gm)).toHaveLength(6);
    expect((await world.read('Show the two newest companies')).match(/^- \[/gm)).toHaveLength(2);
  });

  test('a company of that name is meant before the companies of a place', async () => {
    const text = await world.read('How many people work at Ægir Kode?');
    expect(text).toContain(place('60', '#employment'));
  });
});

describe('questions about one company', () => {
  test.each([
    ['Is Ægir Kode profitable?', '?tab=financial#profitLoss'],
    [
      'Are there any warning signs at Ægir Kode?',
      `Signals: [none found](/detail/${AEGIR}#signals)`,
    ],
    ['Hvilke opmærksomhedspunkter har Sunket?', 'Opmærksomhedspunkter: [under konkurs]'],
    ['Hvordan klarer Ægir Kode sig?', 'Soliditetsgrad: [42,00 %]'],
    ['Er Ægir Kode en sund virksomhed?', 'Soliditetsgrad: [42,00 %]'],
    ['What is the credit rating of Ægir Kode?', 'not a rating'],
    ['Can I trust Tvilling Tag?', 'no annual accounts that could be read'],
    ['When was Ægir Kode founded and who is its CEO?', 'Ran Søgaard'],
    ['When was Ægir Kode founded and who is its CEO?', place('04/03/2012')],
    ['Ægir Kode phone number', 'Phone: '],
    ['Tvilling Kode adresse', 'Adresse: '],
    ['koncernens egenkapital i Ægir Kode', '420.000 DKK'],
    ['How many P-numbers does Ægir Kode have?', 'Production units'],
    ['How big is Ægir Kode?', place('60', '#employment')],
    ['Vokser Ægir Kode?', '| Nettoomsætning |'],
    ['Vokser Ægir Kode A/S?', '| Nettoomsætning |'],
    ['Skrumper Ægir Kode A/S?', '| Nettoomsætning |'],
    ['Revenue of Ægir Kode in 2019 and 2020', '1.000.000 DKK'],
    ['Revenue of Ægir Kode from 2010 to 2013', 'no accounts that end in 2010–2013'],
    ['How has the revenue of Ægir Kode developed over the last five years?', '| Revenue |'],
    ['Has Ægir Kode changed its name?', 'Havgud Software'],
    ['Has Tavs gone bankrupt?', 'ceased'],
    ['Er Tvilling Tag ApS større end Tvilling Kode ApS?', 'Højest på ansatte: [Tvilling Tag ApS]'],
    ['Whose phone number is 12345678?', '[Ægir Kode A/S]'],
    ['Is Ægir Kode protected against advertising?', 'Advertising protection: [no]'],
    ['How many employees do Ægir Kode and Tvilling Kode have?', 'Most by employees: [Ægir Kode'],
    ['How does Ægir Kode compare to its competitors?', '[Tvilling Kode ApS]'],
    ['Who is the CEO of the largest company in Aarhus?', 'Ran Søgaard'],
    ['Hvem er direktør i den hurtigst voksende virksomhed i Aarhus?', 'Ran Søgaard'],
    ['Compare the two largest companies in Aarhus', 'Most by employees: [Ægir Kode A/S]'],
    ['Compare the two fastest growing companies in Aarhus', 'Most by employees: [Ægir Kode A/S]'],
    ['What does Ægir Kode’s balance sheet look like?', 'Assets'],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });

  test.each([
    ['Is it profitable?', '?tab=financial#profitLoss'],
    ['Should I do business with them?', '?tab=financial#profitLoss'],
    ['What is the equity?', '420.000 DKK'],
    ['write a summary', 'post@aegir.example'],
    ['Compare with competitors', '[Tvilling Kode ApS]'],
    ['Is it growing?', '| Revenue |'],
  ])('whose page is open: %s', async (question, part) => {
    expect(await world.read(question, page)).toContain(part);
  });

  test('words of a name that is written with its legal form ask for nothing', async () => {
    const asked = 'Who is the CEO of Findes Ikke Management Development ApS?';
    expect(await world.read(asked)).toContain('no company is called “Findes Ikke Management');
  });
});

describe('questions about what a company owns', () => {
  test.each([
    [
      'Who is behind Tvilling Kode?',
      '- [Ægir Kode A/S](/detail/99000001) 66,67–89,99\u00a0% ← [Bølge Holding ApS](/people/',
    ],
    ['Hvem står bag Tvilling Kode?', 'Ejes af, op til de sidste ejere:'],
    ['Hvem er de øverste ejere af Tvilling Kode?', 'Øverst i kæden, med kapitalandelen i alt'],
    ['Koncernstruktur for Ægir Kode', 'sidste virksomheder:\n- [Tvilling Kode ApS]'],
    ['Who ultimately owns Tvilling Tag?', 'no legal owners of [Tvilling Tag ApS]'],
    ['What does Ægir Kode A/S own?', 'owns a part of [1](/detail/99000001?tab=roles#owned)'],
    ['Which companies does Ægir Kode own?', '[Tvilling Kode ApS]'],
    [
      'Hvilke datterselskaber har Ægir Kode?',
      'ejer en del af [1](/detail/99000001?tab=roles#owned)',
    ],
    ['Does Tvilling Tag have subsidiaries?', 'no company of which'],
    ['Who owns Tvilling Kode?', '[Ægir Kode A/S]'],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });

  test('of the company whose page is open', async () => {
    expect(await world.read('does it have subsidiaries?', page)).toContain('[Tvilling Kode ApS]');
  });
});

describe('questions about people', () => {
  test.each([
    ['Which companies does Ran Søgaard run?', '[Ægir Kode A/S](/detail/99000001) (management)'],
    ['Hvilke virksomheder sidder Kolga Lund i bestyrelsen for?', '(bestyrelsesformand)'],
    ['Who is Kolga Lund?', '[Ægir Kode A/S]'],
    ['Hello, who is Kolga Lund?', '[Ægir Kode A/S]'],
    ['companies where Ran Soegaard is a director', '[Ran Søgaard](/people/'],
    ['Which companies have a female CEO?', 'Not understood'],
    ['Who is Ægir Kode A/S?', 'post@aegir.example'],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });
});

describe('questions about words and about the product', () => {
  test.each([
    ['What is a P-number?', 'ten digits'],
    ['Hvad er forskellen på et ApS og et A/S?', 'aktieselskab'],
    ['What does I/S mean?', 'general partnership'],
    ['Hvad er en komplementar?', 'hæfter for al gæld'],
    ['How is EBIT calculated?', 'before interest and tax'],
    ['What is equity?', 'what belongs to the owners'],
    ['What is a good solvency ratio?', 'equity ÷ assets × 100'],
    ['How do I export a list?', '(/saved)'],
    ['Hvordan deler jeg en liste med en kollega?', 'Del'],
    ['What does a subscription cost?', 'US $20 a month'],
    ['Hvad koster et abonnement?', 'US $20 om måneden'],
    ['Hvad er likviditetsgrad?', 'omsætningsaktiver ÷ kortfristede gældsforpligtelser × 100'],
    ['Hvad betyder overskudsgrad?', 'resultat af ordinær primær drift ÷ nettoomsætning × 100'],
    ['Hvad er resultat af ordinær primær drift?', 'før finansielle poster og skat'],
    ['Hvordan opsiger jeg mit abonnement?', '(/subscription)'],
    ['How do I compare companies?', '(/compare)'],
    ['Hvordan sammenligner jeg virksomheder?', '(/compare)'],
    ['How do I watch a company?', '(/saved/searches)'],
    ['How do I search for a person?', '(/people)'],
    ['How do I search for a person?', 'leads to that person’s page'],
    ['Hvordan finder jeg en person?', 'fører til personens side'],
    ['Hvordan ser jeg, hvem der ejer en virksomhed?', 'Ejerskab over flere virksomheder'],
    ['How do I find companies that went bankrupt?', 'the filter Status'],
    ['How do I save all companies?', '“Save all”'],
    ['Hvad er AI-søgning?', '(/search)'],
    ['How do I print the page?', 'Company report'],
    ['Eksporter regnskabet som Excel', 'fanen Regnskab'],
    ['Hvordan skifter jeg adgangskode?', '(/profile)'],
    ['Do you have an API?', '(/developers)'],
    ['How do I delete my account?', '(/profile)'],
    ['Where does the data come from?', 'annual reports'],
    ['Hello, what can you do?', 'compare two to four companies'],
    ['Thanks!', 'You are welcome.'],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });

  test('every topic of help has words that are asked with, and is told in both languages', async () => {
    const { HELP_TEXTS, HELP_WORDS } = await import('@/lib/assistant/reader/help/product-help');
    expect(Object.keys(HELP_TEXTS)).toEqual(Object.keys(HELP_WORDS));
  });
});
