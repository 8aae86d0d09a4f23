import { describe, expect, test } from 'vitest';
import { plain, sharedAssistantWorld } from '../support/assistant-world';
import { companyRecord } from '../support/company-record';

const aarhus = { municipalityCode: 751, municipalityName: 'Aarhus' };
const odense = { municipalityCode: 461, municipalityName: 'Odense' };
const shoes = { version: 'DB07', code: '477210', text: 'Skotøjsforretninger' } as const;
const masons = { version: 'DB07', code: '439910', text: 'Murere' } as const;
const hotel = { version: 'DB07', code: '551010', text: 'Hoteller' } as const;
const one = (number: number, industry: typeof shoes | typeof masons | typeof hotel, more = {}) =>
  companyRecord(number, { name: `Freja ${number} ApS`, names: [], industry, ...aarhus, ...more });
const bankrupt = { status: 'IN_BANKRUPTCY', statusSince: '2021-05-01' } as const;

const world = await sharedAssistantWorld([
  one(300, masons, { employees: 5 }),
  one(301, masons, { employees: 6, ...bankrupt }),
  one(302, masons, odense),
  one(303, shoes, { employees: 40 }),
  one(304, shoes, { employees: 2 }),
  one(305, hotel, { ...odense, ...bankrupt }),
]);

const read = async (...questions: string[]) => plain(await world.last(...questions));

describe('sectors and divisions are groups of companies', () => {
  test.each([
    ['hvilken sektor har færrest virksomheder?', '1. [Hoteller og restauranter]: 1'],
    ['Which sectors have the most bankruptcies?', '1. [Bygge og anlæg]: '],
    ['Which industry divisions are most common in Odense?', '1. [Specialiseret byggearbejde]: '],
    ['Antal virksomheder pr. branchegruppe', '\n2. [Detailhandel]: 2\n'],
    ['Average employees by sector', '\n2. [Engros- og detailhandel]: 21 (2 companies report it)'],
    ['Hvilke brancher er mest almindelige?', '\n2. [Murere]: 3\n'],
  ])('%s', async (question, line) => {
    expect(await read(question)).toContain(line);
  });

  test('of the companies that a search found', async () => {
    const asked = ['Virksomheder i Aarhus', 'hvilken sektor har flest?'];
    expect(await read(...asked)).toContain('[Engros- og detailhandel]: 2');
    expect(await world.last(...asked)).toContain(
      '(/discover?sector=Engros-+og+detailhandel&municipality=Aarhus)',
    );
  });

  test.each([
    ['what share of the companies in Aarhus are in construction?', '**33,33 %**: [2] of [6]'],
    ['Hvor stor en andel af virksomhederne i Aarhus er i detailhandlen?', ': [2] af [6]'],
    [
      'sammenlign byggebranchen og detailhandlen i Aarhus',
      '- byggebranchen · Aarhus: [2], heraf [1] aktiv\n- detailhandlen · Aarhus: [2]',
    ],
    [
      'Er der flere hoteller end virksomheder i detailhandlen?',
      '- hoteller: [1], heraf ingen aktive\n- **detailhandlen: [2]**',
    ],
    ['how many people work in retail?', '**Total: 42**'],
  ])('%s', async (question, told) => {
    expect(await read(question)).toContain(told);
  });
});

describe('a trade that is a sector', () => {
  test.each<[questions: string[], search: string]>([
    [['byggefirmaer i Aarhus', 'og i detailhandlen?'], 'sector=Detailhandel&municipality=Aarhus'],
    [['byggefirmaer i Aarhus', 'kun murere'], 'industry=Murere&municipality=Aarhus'],
    [['murere i Aarhus', 'hvad med detailhandel?'], 'sector=Detailhandel&municipality=Aarhus'],
    [
      ['virksomheder uden for byggebranchen i Aarhus', 'og ikke detailhandel'],
      'municipality=Aarhus&notSector=Bygge+og+anl%C3%A6g%7CDetailhandel',
    ],
    [['phone numbers of retail companies in Aarhus'], 'sector=Detailhandel&municipality=Aarhus'],
    [['retail'], 'sector=Detailhandel'],
    [['Hvem er den største i detailhandlen?'], 'sector=Detailhandel&sort=employees-desc'],
  ])('is all of the trade that is asked for: %s', async (questions, search) => {
    expect(await world.last(...questions)).toMatch(/^\*\*\[2 (?:companies|virksomheder)\]/);
    expect(await world.last(...questions)).toContain(`(/discover?${search})`);
  });

  test('is counted beside an industry, and not where it only says where that is', async () => {
    const both = await world.last('How many bricklayers and retail companies are in Aarhus?');
    expect(both).toContain('- bricklayers: [2](/discover?industry=Murere&municipality=Aarhus)');
    expect(both).toContain('- retail: [2](/discover?sector=Detailhandel&municipality=Aarhus)');
    const within = await world.last('How many bricklayers are in the construction industry?');
    expect(within).toContain('[3 companies](/discover?industry=Murere)');
    expect(within).not.toContain('- bricklayers');
  });

  test('names the one company that is first in it', async () => {
    expect(await read('Who is the CEO of the largest retail company?')).toContain(
      '[Freja 303 ApS]',
    );
  });
});

describe('the sector of a company', () => {
  test.each([
    ['hvilken sektor er Freja 300 i?', '- Sektor: [Bygge og anlæg – Specialiseret byggearbejde]'],
    ['Which division is Freja 303 in?', '[Wholesale and retail trade – Retail trade \\(Engros-'],
    ['has Freja 300 changed sector?', 'No change is known here (Industry).'],
  ])('%s', async (question, told) => {
    expect(await read(question)).toContain(told);
  });

  test('says yes, and else what it is', async () => {
    for (const question of [
      'Is Freja 300 a construction company?',
      'er Freja 300 et byggefirma?',
    ]) {
      expect(await read(question)).toMatch(
        /\n\n(?:Yes|Ja)\.\n\n- (?:Sector: \[Construction|Sektor: \[Bygge og)/,
      );
    }
    const other = await read('Is Freja 303 a construction business?');
    expect(other).toMatch(/^\*\*\[Freja 303 ApS\]\*\*\n\n- Sector: \[Wholesale and retail trade/);
  });
});
