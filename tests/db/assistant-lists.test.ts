import { describe, expect, test } from 'vitest';
import { sharedAssistantWorld } from '../support/assistant-world';
import { keyOf } from '../support/company-record';

const world = await sharedAssistantWorld();

const aegir = `- [Ægir Kode A/S](/detail/${keyOf(1)}), Aarhus C`;
const tvilling = `- [Tvilling Kode ApS](/detail/${keyOf(2)}), Aarhus C`;

test('companies by postal district and by year of founding', async () => {
  const districts = await world.read('Which postal code has the most IT companies?');
  expect(districts).toMatch(
    /^Most companies by postal district:\n\n1\. \[8000 Aarhus C\]\([^)]*postalCode=8000/,
  );
  const years = await world.read('Hvor mange it-virksomheder blev stiftet hvert år?');
  expect(years).toMatch(/^Virksomheder efter stiftelsesår[^:]*:\n\n- \[20\d\d\]\([^)]*founded/);
});

test.each([
  ['Which postal code has the most IT companies?', '/breakdown?', 'by=postalCode'],
  [
    'Hvilken kommune har den højeste gennemsnitlige omsætning for it-virksomheder?',
    'by=municipality&figure=revenue&order=mean-desc',
  ],
  ['Hvor mange it-virksomheder blev stiftet hvert år?', 'by=founded'],
])('all groups are one press away: %s', async (question, ...parts) => {
  const { events } = await world.answer(await world.createUser(), question);
  const opened = events.find((event) => event.type === 'search');
  for (const part of parts) expect(opened).toMatchObject({ href: expect.stringContaining(part) });
});

test('those with the most locations, and how many they have', async () => {
  const text = await world.read('Which IT companies have the most locations?');
  expect(text).toMatch(/^- \[.*\[\d+\]\([^)]*\) production units?$/m);
  expect(text).toContain('sort=locations-desc');
});

describe('contact details of several companies, largest first', () => {
  test.each([
    'contact details of the largest IT companies in Aarhus',
    'kontaktoplysninger på de største it-virksomheder i Aarhus',
    'de største it-virksomheder i Aarhus med kontaktoplysninger',
  ])('%s', async (question) => {
    const text = await world.read(question);
    expect(text).toMatch(/\[12 34 56 78\].*\[post@aegir\.example\].*\[https:\/\/aegir\.example\]/);
    expect(text.indexOf(aegir)).toBeGreaterThan(0);
    expect(text.indexOf(tvilling)).toBeGreaterThan(text.indexOf(aegir));
    // The second one has only an address.
    expect(text).toMatch(
      /Tvilling Kode ApS.*\. (?:Address|Adresse): \[Engvej 1, [^\]]*\]\([^)]*\)$/m,
    );
  });

  test('one kind of them, and that it is not known', async () => {
    const text = await world.read('telefonnumre på de største it-virksomheder i Aarhus');
    expect(text).toContain('Telefon: [12 34 56 78]');
    expect(text).toMatch(/Tvilling Kode ApS.*Telefon: ikke i registret$/m);
    expect(text).not.toContain('post@aegir.example');
  });

  test('as many as are asked for', async () => {
    const text = await world.read('give me the websites of the 2 largest companies in Odense');
    expect(text.match(/^- \[.*Website: not in the register$/gm)).toHaveLength(2);
  });

  test('what is not read of them is told', async () => {
    const text = await world.read('phone numbers of the largest quantum companies in Aarhus');
    expect(text).toContain('Not understood: “quantum”');
    expect(text).not.toContain('12 34 56 78');
  });

  test('of one company they are still those of that one', async () => {
    for (const question of ['contact details of Ægir Kode', 'telefonnummer på Ægir Kode A/S']) {
      expect(await world.read(question)).toMatch(/^\*\*\[Ægir Kode A\/S\]/);
    }
    expect(await world.read('phone number of the largest company in Aarhus')).toMatch(
      /^\*\*\[Ægir Kode A\/S\]/,
    );
  });
});

describe('a few words that are filters', () => {
  test.each([
    ['anpartsselskaber', '/discover?companyType=Anpartsselskab'],
    ['enkeltmandsvirksomheder', '/discover?companyType=Enkeltmandsvirksomhed'],
    [
      'hvilke virksomheder i Aarhus er vokset?',
      '”vokset” (udvikling eller fortegn, af bruttofortjenesten)',
    ],
    ['virksomheder i Aarhus hvor omsætningen er vokset', 'municipality=Aarhus&trends=revenueUp'],
    ['virksomheder i Aarhus med soliditet over 20 %', '”soliditet over 20 %” (soliditetsgrad)'],
    ['virksomheder med dækningsgrad under 20 %', '”dækningsgrad under 20 %” (dækningsgrad)'],
    ['firms with a solvency of at least 20%', '“solvency of at least 20%” (solvency ratio)'],
    ['it-virksomheder inden for 8 km af Aarhus', 'area=circle%3A10.2108%2C56.1567%2C8'],
  ])('%s', async (question, href) => {
    expect(await world.read(question)).toContain(href);
  });

  test('within a distance only those are found that lie there', async () => {
    expect(await world.read('IT companies within 8 km of Aarhus')).toContain(tvilling);
    expect(await world.read('IT companies within 7 km of Aarhus')).toContain('No company');
  });

  test('how much a company grew is a filter', async () => {
    const text = await world.read('vækst over 20 %');
    expect(text).toContain('”vækst over 20 %” (vækst i bruttofortjeneste)');
    expect(text).toContain('/discover?grossProfitGrowthFrom=20.1');
  });
});

test.each([
  'Hvilke virksomheder skiftede navn i 2012?',
  'Which companies changed their name in 2012?',
])('companies that have had another name: %s', async (question) => {
  const text = await world.read(question);
  expect(text).toContain('[Ægir Kode A/S]');
  expect(text).toContain('/discover?renamedFrom=2012-01-01&renamedTo=2012-12-31');
});

describe('any company that changed its auditor', () => {
  test.each([
    'which company changed its auditor?',
    'which company has changed auditor most recently?',
    'hvilket selskab har skiftet revisor?',
    'hvem har skiftet revisor?',
  ])('%s', async (question) => {
    expect(await world.read(question)).toMatch(
      /^(?:No company got a new auditor since|Ingen virksomhed har fået ny revisor siden)/,
    );
  });

  test('of a named company it is still about that one', async () => {
    const text = await world.read('who changed the auditor of Ægir Kode?');
    expect(text).toMatch(/^\*\*\[Ægir Kode A\/S\]/);
  });
});

test.each([
  'er der flest vvs’ere eller tømrere i Aarhus?',
  'are there more plumbers or carpenters in Aarhus?',
])('two trades are counted side by side: %s', async (question) => {
  const text = await world.read(question);
  expect(text).toMatch(/^- (?:vvs|plumbers) · Aarhus: 0\n- (?:tømrere|carpenters) · Aarhus: 0$/m);
});
