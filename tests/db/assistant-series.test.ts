import { describe, expect, onTestFinished, test } from 'vitest';
import { sharedAssistantWorld } from '../support/assistant-world';
import { keyOf } from '../support/company-record';

const world = await sharedAssistantWorld();

const { last } = world;

describe('one figure of several years', () => {
  test.each([
    ['When was the revenue of Ægir Kode lowest?', 'lowest in the year until 31/12/2019'],
    ['Hvilket år var det bedste for Ægir Kode?', 'højest i året til 31/12/2020: [120.000 DKK]'],
    ['Has Ægir Kode ever made a loss?', 'below zero in 1 of 2 years with accounts: [2019]'],
    ['Har Ægir Kode nogensinde haft negativ egenkapital?', 'under nul i ingen af de 2 år'],
    ['When did Ægir Kode have a loss?', 'below zero in 1 of 2 years with accounts: [2019]'],
    ['Hvornår har Ægir Kode A/S haft underskud?', 'under nul i 1 af 2 år med regnskab: [2019]'],
    ['Hvornår havde Ægir Kode negativ egenkapital?', 'under nul i ingen af de 2 år'],
    ['How has the equity of Ægir Kode developed since 2019?', '+40,00\u00a0%'],
    ['Revenue of Ægir Kode since 2020', '31/12/2020'],
    ['Revenue of Ægir Kode since 2021', 'no accounts that end in 2021 or later'],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });

  test('as many years as are asked for', async () => {
    const text = await world.read('Revenue of Ægir Kode over the last one years');
    expect(text).not.toContain('1.000.000');
    expect(await world.read('Egenkapital i Ægir Kode de seneste to år')).toContain('300.000');
  });
});

describe('figures go on', () => {
  test('in the years that were spoken of', async () => {
    const first = 'What was the revenue of Ægir Kode in 2019?';
    expect(await last(first, 'and the equity?')).toContain('300.000 DKK');
    expect(await last(first, 'and the equity?', 'and in 2020?')).toContain('420.000 DKK');
    expect(await last(first, 'and the equity in 2020?')).toContain('420.000 DKK');
    const years = 'Revenue of Ægir Kode over the last five years';
    expect(await last(years, 'og egenkapitalen?')).toContain('300.000 DKK');
  });

  test('with the best year of the figure that was spoken of', async () => {
    const first = 'How has the equity of Ægir Kode developed?';
    expect(await last(first, 'which year was best?')).toContain('Equity was highest');
    expect(await last('Who owns Ægir Kode?', 'which year was best?')).toContain('Net profit');
  });

  test('of the company that was spoken of before thanks and what nobody understood', async () => {
    const asked = ['Who owns Ægir Kode?', 'thanks', 'what does the moon weigh?'];
    expect(await last(...asked, 'what was the equity?')).toContain(`/detail/${keyOf(1)}`);
  });

  test('but not of one before another that was asked for in vain', async () => {
    const asked = ['Who owns Ægir Kode?', 'Who owns Findes Ikke ApS?'];
    expect(await last(...asked, 'what was its equity?')).toContain('Which company do you mean?');
  });
});

test('figures of which a corrected report was published later say so', async () => {
  const note =
    /a corrected report was published on 10\/12\/2021; the figures are those of the first/;
  const question = 'What was the equity of Njord Vanesøn Holding in 2020?';
  expect(await world.read(question)).not.toMatch(note);
  await world.database.rows(`
    INSERT INTO filings (id, company_key, kind, end_date, published_at, amended, pdf_url)
    VALUES ('corrected', '${keyOf(7)}', 'ANNUAL', '2020-12-31', '2021-12-10T10:00:00Z', true,
      'https://reports.example/corrected.pdf')`);
  onTestFinished(async () => {
    await world.database.rows(`DELETE FROM filings WHERE id = 'corrected'`);
  });
  expect(await world.read(question)).toMatch(note);
  expect(await world.read(question.replace('2020', '2019'))).not.toMatch(note);
});

test('a return on a restated opening balance says so beside its formula', async () => {
  const question = 'What was the ROE of Ægir Kode in 2020?';
  const formula = 'profit ÷ average equity × 100';
  expect(await world.read(question)).toContain(`(${formula})`);
  await world.database.rows(`
    INSERT INTO accounting_periods (company_key, filing_id, start_date, end_date, scope, comparative,
      effective, equity)
    VALUES ('${keyOf(1)}', '${keyOf(1)}-1', '2019-01-01', '2019-12-31', 'SOLO', true, false, 100000)`);
  onTestFinished(async () => {
    await world.database.rows('DELETE FROM accounting_periods WHERE comparative');
  });
  expect(await world.read(question)).toContain(
    `(${formula}; averaged with the opening balance as the report restates it, 100.000)`,
  );
  expect(await world.read('Hvad var egenkapitalens forrentning i Ægir Kode i 2020?')).toContain(
    'gennemsnit med beløbet primo, som årsrapporten oplyser det på ny, 100.000)',
  );
});

test('a return without an opening balance says that it is on the closing one', async () => {
  const setRoe = (roe: string) =>
    world.database.rows(
      `UPDATE accounting_periods SET roe = ${roe} WHERE company_key = '${keyOf(1)}'`,
    );
  await setRoe('30');
  onTestFinished(() =>
    setRoe("CASE end_date WHEN '2020-12-31' THEN 33.33 END").then(() => undefined),
  );
  expect(await world.read('What was the ROE of Ægir Kode in 2019?')).toContain(
    '(profit ÷ average equity × 100; on the closing balance, as no opening balance is known)',
  );
  expect(await world.read('Hvad var egenkapitalens forrentning i Ægir Kode i 2019?')).toContain(
    '; af beløbet ultimo, da beløbet primo ikke kendes)',
  );
  const newest = await world.read('What was the ROE of Ægir Kode in 2020?');
  expect(newest).not.toContain('closing balance');
  expect(newest).not.toContain('on the year before');
});
