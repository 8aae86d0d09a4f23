import { describe, expect, test } from 'vitest';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import danish from '@/messages/da.json';
import english from '@/messages/en.json';
import { sharedAssistantWorld } from '../support/assistant-world';
import { keyOf, namedRecord } from '../support/company-record';

const world = await sharedAssistantWorld([namedRecord(30, 'Fusion ApS')]);

/** The number of companies in the register that are so. */
async function held(condition: string): Promise<number> {
  const [row] = await world.database.rows(
    `SELECT count(*)::int AS found FROM companies WHERE ${condition}`,
  );
  return Number(row?.found);
}

describe('a word of the register', () => {
  test.each([
    ['what is a disclaimer of opinion?', 'A disclaimer of opinion (manglende konklusion): '],
    ['hvad er en P-enhed?', 'Et P-nummer har ti cifre'],
    ['hvad er en reel ejer?', 'Reelle ejere er de personer'],
    ['hvad vil det sige at være reklamebeskyttet?', 'Reklamebeskyttelse: '],
    ['What does "full liability" mean?', 'Full liability: '],
    ['hvad er XBRL?', 'XBRL er det format'],
    ['what is a P/S?', 'P/S (partnerselskab) is'],
    ['hvad står ROE for?', '**Egenkapitalens forrentning (ROE)**: '],
  ])('is explained in the language of the question: %s', async (question, told) => {
    const text = await world.read(question);
    expect(text.slice(0, told.length)).toBe(told);
  });

  test.each([
    ['what does ceased mean?', "status = 'CEASED'", '/discover?status=CEASED'],
    ['What is an ApS?', 'legal_form_code = 80', '/discover?companyType=Anpartsselskab'],
    [
      'what is advertising protection?',
      'advertising_protected',
      '/discover?advertisingProtected=true',
    ],
    ['what is bankruptcy?', "status = 'IN_BANKRUPTCY'", '/discover?status=IN_BANKRUPTCY'],
  ])('leads to its companies: %s', async (question, condition, href) => {
    const count = await held(condition);
    expect(count).toBeGreaterThan(0);
    const companies = count === 1 ? '1 company' : `${count} companies`;
    expect(await world.read(question)).toContain(`In the register: [${companies}](${href}).`);
  });

  test('that no company has leads nowhere', async () => {
    expect(await held("status = 'IN_RECONSTRUCTION'")).toBe(0);
    expect(await world.read('what is reconstruction?')).not.toContain('](');
  });

  test('is explained right after a company too', async () => {
    const text = await world.last('Hvem ejer Ægir Kode A/S?', 'hvad er en legal ejer?');
    expect(text).toMatch(/^Legale ejere har selv mindst 5 %/);
  });
});

describe('a key figure', () => {
  test.each(KEY_FIGURES)('$id has the formula and the unit of the pages', async ({ id }) => {
    const { formulas, names, unit } = english.keyFigures;
    const told = await world.read(`How is ${names[id]} calculated?`);
    expect(told).toContain(`Formula: ${formulas[id]} (${unit})`);
    expect(told).toContain('on the tab **Key Figure** of');
    const same = await world.read(`Hvad betyder ”${danish.keyFigures.names[id]}”?`);
    expect(same).toContain(`Formel: ${danish.keyFigures.formulas[id]} (${danish.keyFigures.unit})`);
  });

  test('leads to companies that have much of it', async () => {
    const text = await world.read('hvordan beregner man soliditetsgraden?');
    expect(text).toContain('Mindst 40\u00a0%: [1 virksomhed](/discover?solvencyRatioFrom=40).');
  });
});

describe('a line of the accounts', () => {
  test.each([
    ['what is gross profit?', 'Gross profit (bruttofortjeneste) is', 'the tab **Financial** of'],
    ['hvad er udskudt skat?', 'Udskudt skat er', 'fanen **Regnskab** på'],
  ])('is explained: %s', async (question, meaning, where) => {
    const text = await world.read(question);
    expect(text.slice(0, meaning.length)).toBe(meaning);
    expect(text).toContain(where);
  });

  test('leads to companies found by it', async () => {
    const employees = await world.read('what does employees mean?');
    expect(employees).toContain('At least 50: [2 companies](/discover?numEmployeesFrom=50).');
  });
});

describe('a company', () => {
  test('is not explained like a word', async () => {
    expect(await world.read('What is Fusion ApS?')).toContain(`](/detail/${keyOf(30)})`);
    expect(await world.read('What does Fusion ApS do?')).toContain('Industry: ');
    const figures = await world.read('What is the revenue of Ægir Kode?');
    expect(figures).toContain('Revenue: [1.234.567 DKK]');
  });

  test('called like a word is told beside it, where it is written like a name', async () => {
    const named = await world.read('What is Fusion?');
    expect(named).toMatch(/^Merger \(fusion\): /);
    const also = `There is also a company of that name: [Fusion ApS](/detail/${keyOf(30)}).`;
    expect(named).toContain(also);
    expect(await world.read('what is a fusion?')).not.toContain('/detail/');
  });
});

test('the help tells that words are explained', async () => {
  expect(await world.read('help')).toContain(
    '*What does solvency ratio mean?* *What is a P-number?*',
  );
});
