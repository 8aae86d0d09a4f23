import { describe, expect, test } from 'vitest';
import { plain, sharedAssistantWorld } from '../support/assistant-world';
import { keyOf } from '../support/company-record';

const world = await sharedAssistantWorld(async ({ rows }) => {
  await rows(`UPDATE companies SET financial_year_start = '--01-01',
    financial_year_end = '--12-31', audit_waived = false WHERE key = '${keyOf(1)}'`);
  await rows(`UPDATE filings SET reporting_class = 'Regnskabsklasse B',
      audit_assistance = 'Den uafhængige revisors erklæring om udvidet gennemgang',
      audit_firm = 'Himingleva Revision', audit_opinion = 'QUALIFIED',
      going_concern = 'Driften afhænger af moderselskabets støtte.'
    WHERE company_key = '${keyOf(1)}' AND end_date = '2020-12-31'`);
  await rows(`UPDATE filings SET audit_assistance = 'Den uafhængige revisors revisionspåtegning'
    WHERE company_key = '${keyOf(1)}' AND end_date = '2019-12-31'`);
});

const read = async (...questions: string[]) => plain(await world.last(...questions));

describe('the financial year', () => {
  test.each([
    ['Hvornår slutter regnskabsåret for Ægir Kode A/S?', 'Nyeste årsrapport dækker', 'Regnskabsår'],
    [
      'What is the financial year of Ægir Kode A/S?',
      'Newest annual report covers',
      'Financial year',
    ],
  ])('%s', async (question, covers, year) => {
    expect((await read(question)).split('\n\n')).toEqual([
      '**[Ægir Kode A/S]**',
      `- ${covers}: [01/01/2020 – 31/12/2020]\n- ${year}: [01/01 – 31/12]`,
    ]);
  });

  test('of an earlier year, and after a question about it', async () => {
    const earlier = await read('When did the 2019 financial year of Ægir Kode A/S end?');
    expect(earlier).toContain('Annual report 2019 covers: [01/01/2019 – 31/12/2019]');
    const asked = ['Hvornår slutter regnskabsåret for Ægir Kode A/S?', 'og hvornår begynder det?'];
    expect(await read(...asked)).toContain('[01/01/2020 – 31/12/2020]');
  });

  test('is told to be the calendar year or not', async () => {
    expect(await read('Har Ægir Kode A/S forskudt regnskabsår?')).toContain('\n\nNej.\n\n');
    const english = await read('Is the financial year of Ægir Kode A/S the calendar year?');
    expect(english).toContain('\n\nYes.\n\n');
  });

  test('without accounts is that of the first ones, else not known', async () => {
    const awaited = await read('What is the financial year of Tvilling Kode ApS?');
    expect(awaited).toContain('Annual report: not in the register');
    expect(awaited).toContain('Financial year: not in the register');
  });
});

describe('the audit', () => {
  test('is none where the report was only reviewed, with its firm and its opinion', async () => {
    const text = await read('Er regnskabet for Ægir Kode A/S revideret?');
    expect(text).toContain('\n\nNej.\n\n');
    expect(text).toContain('- Årsrapport til 31/12/2020: [udvidet gennemgang]');
    expect(text).toContain('- Revisionsfirma i årsrapporten: Himingleva Revision');
    expect(text).toContain('- Konklusion: konklusion med forbehold');
    expect(text).toContain('- Registreret revisor i dag: [Himingleva Revision]');
    expect(text).toContain('- Revision fravalgt: [nej]');
  });

  test('of the year that is named', async () => {
    const text = await read('Was the 2019 annual report of Ægir Kode A/S audited?');
    expect(text).toContain('\n\nYes.\n\n');
    expect(text).toContain('- Annual report until 31/12/2019: [audited]');
  });

  test.each([
    [
      'Er regnskabet for Njord Vanesøn Holding ApS revideret?',
      'står ikke i disse data',
      /Ja\.|Nej\./,
    ],
    ['Is Njord Vanesøn Holding ApS audited?', 'is not in these data', /Yes\.|No\./],
  ])('that is not known is not judged: %s', async (question, unknown, verdict) => {
    const text = await read(question);
    expect(text).toContain(unknown);
    expect(text).not.toMatch(verdict);
    expect(text).toContain('[Glitre Revision ApS]');
  });
});

describe('the reporting class', () => {
  test.each([
    ['Hvilken regnskabsklasse er Ægir Kode A/S?', '- Regnskabsklasse: [Regnskabsklasse B]'],
    ['What reporting class is Ægir Kode A/S in?', '- Reporting class: [Regnskabsklasse B]'],
    ['Er Ægir Kode A/S i klasse B?', '\n\nJa.\n\n'],
    ['Is Ægir Kode A/S in class C?', '\n\nNo.\n\n'],
    ['Hvilken regnskabsklasse er Njord Vanesøn Holding ApS?', 'Regnskabsklasse: ikke i registret.'],
  ])('%s', async (question, part) => {
    expect(await read(question)).toContain(part);
  });

  test('is explained without a company', async () => {
    expect(await read('Hvad er regnskabsklasse B?')).toMatch(/^Regnskabsklassen siger/);
  });
});

describe('uncertainty about going concern', () => {
  test.each([
    [
      'Er der usikkerhed om fortsat drift i Ægir Kode A/S?',
      'Årsrapporten til 31/12/2020 har en note om usikkerhed om fortsat drift: ”Driften afhænger af moderselskabets støtte.” ([opmærksomhedspunkter]).',
    ],
    [
      'Is there uncertainty about going concern at Ægir Kode A/S?',
      'The annual report to 31/12/2020 has a note on uncertainty about going concern: “Driften afhænger af moderselskabets støtte.” ([signals]).',
    ],
  ])('is quoted from the note: %s', async (question, told) => {
    expect((await read(question)).split('\n\n')).toEqual(['**[Ægir Kode A/S]**', told]);
  });

  test('is not denied where no note is tagged', async () => {
    const text = await read('Is Njord Vanesøn Holding ApS a going concern?');
    expect(text).toContain('No note on uncertainty about going concern is tagged');
    expect(text).toContain('that does not say that it has none');
  });

  test('is explained', async () => {
    expect(await read('Hvad betyder going concern?')).toContain('Fortsat drift (going concern): ');
  });
});
