import { describe, expect, test } from 'vitest';
import { sharedAssistantWorld } from '../support/assistant-world';

const world = await sharedAssistantWorld();

const { last } = world;

describe('yes or no, with the fact', () => {
  test.each([
    ['Ligger Ægir Kode i Aarhus?', 'Ja.', '- Kommune: [Aarhus]('],
    ['Is Ægir Kode located in Odense?', 'No.', '- Municipality: [Aarhus]('],
    ['er Ægir Kode et aktieselskab?', 'Ja.', '- Virksomhedsform: [Aktieselskab]('],
    ['Is Ægir Kode an ApS?', 'No.', '- Company type: [Aktieselskab]('],
    ['Er Aarhus Industries stadig aktivt?', 'Ja.', '- Status: [aktiv]('],
    ['Is Tavs active?', 'No.', '- Status: [ceased]('],
    ['er Sunket gået konkurs?', 'Ja.', '- Status: [under konkurs]('],
    ['Has Noatun Fisk gone bankrupt?', 'Yes.', 'dissolved after bankruptcy'],
    ['er Ægir Kode stiftet før 2010?', 'Nej.', '- Stiftet: [04/03/2012]('],
    ['Was Ægir Kode founded in 2012?', 'Yes.', '- Founded: [04/03/2012]('],
    ['har Ægir Kode større omsætning end 1 mio.?', 'Ja.', '[1.234.567 DKK]('],
    ['Does Ægir Kode have fewer employees than 50?', 'No.', '- Employees: [60]('],
    ['er Ægir Kode den største i branchen?', 'Ja.', '- Ansatte: [60]('],
    ['Is Tvilling Kode the largest in its industry?', 'No.', '- Employees: [12]('],
    ['er Ægir Kode den største i sin branche i Aarhus?', 'Ja.', 'i branchen i Aarhus, hvor'],
    ['Is Ægir Kode the largest in its industry in Denmark?', 'Yes.', 'in its industry for which'],
    ['Is Ægir Kode the largest in its industry in Odense?', 'No.', '- Municipality: [Aarhus]('],
  ])('%s', async (question, verdict, fact) => {
    const text = await world.read(question);
    expect(text).toContain(`\n\n${verdict}\n\n`);
    expect(text).toContain(fact);
  });

  test('the place in the industry, which the list of it shows', async () => {
    expect(await world.read('Is Tvilling Kode the largest in its industry?')).toMatch(
      /no\. 2 of the \[2\]\(\/discover\?industry=Computerprogrammering&status=ACTIVE&sort=employees-desc\)/,
    );
  });

  test('of the company under discussion, and of another', async () => {
    const first = 'Hvem leder Ægir Kode?';
    expect(await last(first, 'ligger den i Odense?')).toContain('\n\nNej.\n\n');
    expect(await last(first, 'ligger den i Odense?', 'og Skagen Capital?')).toMatch(
      /^\*\*\[Skagen Capital ApS\]\(\/detail\/\d+\)\*\*\n\nJa\./,
    );
  });
});

describe('no yes or no', () => {
  test.each([
    ['er Sunket aktivt?', '- Status: [under konkurs]('],
    ['Is Tavs bankrupt?', '- Status: [ceased]('],
    ['ligger Ægir Kode i Tyskland?', '- Adresse: ['],
    ['er Ægir Kode stiftet efter 2012?', '- Stiftet: [04/03/2012]('],
    ['virksomheder i Aarhus med flere end 50 ansatte', '[1 virksomhed]('],
    ['er der virksomheder i Aarhus med flere end 50 ansatte?', '[1 virksomhed]('],
    ['Are there software companies in Aarhus?', '[2 companies]('],
    ['er Sunket den største i branchen?', 'Kun aktive virksomheder'],
  ])('%s', async (question, fact) => {
    const text = await world.read(question);
    expect(text).not.toMatch(/(?:^|\n)(?:Ja|Nej|Yes|No)\./);
    expect(text).toContain(fact);
  });
});

describe('how much two companies differ', () => {
  test.each([
    ['hvor mange flere ansatte har Ægir Kode end Tvilling Kode?', '[12]', '**48** flere.'],
    ['How many more employees does Tvilling Kode have than Ægir Kode?', '[60]', '**48** fewer.'],
    [
      'hvor meget højere egenkapital har Ægir Kode end Njord Vanesøn Holding?',
      '[200.000 DKK]',
      '**220.000 DKK** mere.',
    ],
    [
      'what is the difference in equity between Ægir Kode and Njord Vanesøn Holding?',
      '[420.000 DKK]',
      '**220.000 DKK** more.',
    ],
    ['hvor mange flere ansatte har Ægir Kode end Tavs?', 'ikke i registret', 'afgør tallene ikke'],
  ])('%s', async (question, figure, difference) => {
    const [first = ''] = (await world.read(question)).split('\n\n');
    expect(first).toContain(figure);
    expect(first).toContain(difference);
  });
});

describe('other years', () => {
  test('of the figure of one company', async () => {
    const first = 'hvad er omsætningen i Ægir Kode?';
    expect(await last(first, 'hvad med sidste år?')).toContain('[1.000.000 DKK]');
    expect(await last(first, 'og for to år siden?')).toContain('slutter i 2018');
    expect(await last('What is the equity of Ægir Kode?', 'and last year?')).toContain(
      '[300.000 DKK]',
    );
  });

  test('of two companies', async () => {
    const first = 'Compare the equity of Ægir Kode and Njord Vanesøn Holding';
    const text = await last(first, 'and last year?');
    expect(text).toContain('[300.000 DKK]');
    expect(text).toContain('[-100.000 DKK]');
  });

  test('not of what has no years', async () => {
    expect(await last('er Ægir Kode aktivt?', 'og sidste år?')).not.toContain('Status');
  });
});

describe('after a comparison', () => {
  const first = 'sammenlign Ægir Kode og Njord Vanesøn Holding';

  test('another figure is told of both', async () => {
    const text = await last(first, 'hvad med soliditeten?');
    expect(text).toMatch(
      /^Soliditetsgrad:\n- \[Ægir Kode A\/S\].*\n- \[Njord Vanesøn Holding ApS\]/,
    );
  });

  test('a further company is compared too', async () => {
    const text = await last(first, 'og Skagen Capital?');
    expect(text).toMatch(/\| \*\*\[Ægir.*\| \*\*\[Njord.*\| \*\*\[Skagen Capital ApS\]/);
  });

  test('a further company by the same figure', async () => {
    const asked = 'har Ægir Kode flere ansatte end Tvilling Kode?';
    expect(await last(asked, 'og Skagen Capital?')).toMatch(
      /^Ansatte:\n- .*\[60\].*\n- .*\[12\].*\n- \[Skagen Capital ApS\].*\[31\]/,
    );
  });
});
