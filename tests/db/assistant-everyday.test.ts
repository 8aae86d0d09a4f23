import { describe, expect, test } from 'vitest';
import { plain, sharedAssistantWorld } from '../support/assistant-world';

const world = await sharedAssistantWorld();

const last = async (...questions: string[]) => plain(await world.last(...questions));

describe('"it" right after a comparison', () => {
  const compared = 'Sammenlign Ægir Kode og Sunket';

  test.each(['er det aktivt?', 'er de aktive?', 'hvad er dens status?'])(
    'is each of them: %s',
    async (question) => {
      const text = await last(compared, question);
      expect(text).toContain('- [Ægir Kode A/S]. Status: [aktiv]');
      expect(text).toContain('- [Sunket ApS]. Status: [under konkurs]');
    },
  );

  test('in English, and on to the next question', async () => {
    const text = await last('Compare Ægir Kode and Sunket', 'is it active?', 'who is its auditor?');
    expect(text).toContain('**[Ægir Kode A/S]**\n\nAuditor');
    expect(text).toContain('**[Sunket ApS]**\n\nAuditor');
  });

  test('but the one that is named since', async () => {
    const text = await last(compared, 'Hvem ejer Sunket ApS?', 'er det aktivt?');
    expect(text).toContain('Status: [under konkurs]');
    expect(text).not.toContain('Ægir');
  });
});

describe('the largest of an industry', () => {
  test.each([
    ['Is Ægir Kode the largest by employees in its industry in Aarhus?', 'Yes.'],
    ['Is Tvilling Kode the largest company by employees in its industry?', 'No.'],
    ['er Ægir Kode den største efter ansatte i sin branche i Aarhus?', 'Ja.'],
    ['er Ægir Kode den største i Aarhus i sin branche?', 'Ja.'],
  ])('wherever the measure stands: %s', async (question, verdict) => {
    const text = await last(question);
    expect(text).toContain(`\n\n${verdict}\n\n`);
    expect(text).toMatch(/(?:Employees|Ansatte): \[\d+\], n(?:o|r)\. \d/);
  });

  test('in a place that is not known, of the country', async () => {
    const text = await last('er Ægir Kode den største i sin branche i Blåvandby?');
    expect(text).toMatch(/^Stedet ”Blåvandby” kender jeg ikke; svaret gælder hele landet\./);
    expect(text).toContain('\n\nJa.\n\n');
  });
});

describe('why a company ended', () => {
  test.each([
    ['Why is Sunket being dissolved?', 'Why something happened is not in these data', 'Signals'],
    ['Hvorfor er Sunket gået konkurs?', 'Hvorfor noget skete', 'Opmærksomhedspunkter'],
    ['Hvad er årsagen til konkursen i Sunket?', 'Hvorfor noget skete', 'Opmærksomhedspunkter'],
  ])('is not known, but what is registered: %s', async (question, why, signals) => {
    const text = await last(question);
    expect(text).toMatch(/^\*\*\[Sunket ApS\]\*\*/);
    expect(text).toContain(why);
    expect(text).toContain(`- ${signals}: [`);
    expect(text).toMatch(/Skifteretten|the court has taken over/);
  });

  test('of the company under discussion', async () => {
    const text = await last('Hvem ejer Sunket ApS?', 'hvorfor er den under konkurs?');
    expect(text).toContain('- Status: [under konkurs]');
    expect(text).toContain('Hvorfor noget skete');
  });

  test('and when it went bankrupt', async () => {
    const text = await last('Hvem ejer Sunket ApS?', 'when did it go bankrupt?');
    expect(text).toContain('- Status: [in bankruptcy]');
  });
});

describe('who was there before', () => {
  test.each([
    ['Hvem var direktør i Ægir Kode før den nuværende?', 'Direktion, tidligere ([1]):'],
    ['Hvem var direktør i Skagen Capital før den nuværende?', 'Direktion: ingen tidligere; i dag'],
    ['Who used to own Skagen Capital ApS?', 'Owners: not in the register'],
    ['Who used to own Noatun Fisk ApS?', '- [Vidar Odinsen]'],
  ])('%s', async (question, told) => {
    expect(await last(question)).toContain(told);
  });

  test('after a question for changes', async () => {
    const text = await last('Har Ægir Kode skiftet direktør?', 'hvem var det før?');
    expect(text).toContain('- [Gammel Direktør]');
  });

  test('the key people of a company', async () => {
    const text = await last('Hvem er nøglepersonerne bag Ægir Kode A/S?');
    expect(text).toMatch(/Direktion \(\[1\]\):.*Bestyrelse \(\[1\]\):.*Ejere \(\[1\]\):/s);
  });
});

describe('addresses', () => {
  test.each([
    'Which companies share an address with Skagen Capital ApS?',
    'Hvilke virksomheder deler adresse med Skagen Capital ApS?',
    'Deler Skagen Capital ApS adresse med andre?',
  ])('that are shared: %s', async (question) => {
    const text = await last(question);
    expect(text).toMatch(/(?:That is the address of|Det er adressen for) \[Skagen Capital ApS\]/);
  });

  test('of two companies', async () => {
    const text = await last('Do Skagen Capital ApS and Aarhus Industries ApS share an address?');
    expect(text).toContain('That is the address of [Skagen Capital ApS]');
    expect(text).toContain('That is the address of [Aarhus Industries ApS]');
  });

  test('of a person are not held', async () => {
    const text = await last('Hvem er direktør i Ægir Kode?', 'hvad er hans mail?');
    expect(text).toContain('telefon, e-mail og adresse er virksomhedens');
  });
});

describe('figures in other words', () => {
  test.each([
    ['Hvor stor en andel af balancen er egenkapital i Ægir Kode?', 'Soliditetsgrad: [42'],
    ['Hvad er egenkapitalens andel af balancen i Ægir Kode?', 'Soliditetsgrad: [42'],
    ['What share of the assets is equity in Ægir Kode?', 'Solvency ratio: [42'],
    ['What are the assets of Ægir Kode compared to its equity?', 'Equity: [420.000 DKK]'],
  ])('%s', async (question, told) => {
    const text = await last(question);
    expect(text).toContain('**[Ægir Kode A/S]**');
    expect(text).toContain(told);
  });

  test('a figure without a size is no filter', async () => {
    const text = await last('virksomheder i Odense med omsætning');
    expect(text).toContain('Ikke forstået: ”omsætning”');
  });

  test('"been" is not a filter either', async () => {
    const text = await last('Hvor mange konkurser har der været i Odense?');
    expect(text).toContain('[1 virksomhed]');
    expect(text).not.toContain('Ikke forstået');
  });

  test('what the auditor wrote is not held', async () => {
    const text = await last('Hvem ejer Ægir Kode?', 'har revisoren taget forbehold?');
    expect(text).toContain('**[Ægir Kode A/S]**');
    expect(text).toContain('Hvad revisor skrev');
  });
});

describe('after a list', () => {
  test('details of those that it names', async () => {
    const text = await last('Find virksomheder i Aarhus', 'giv mig telefonnumrene');
    expect(text).toContain('- [Ægir Kode A/S]. Telefon: [12 34 56 78]');
    expect(text).not.toContain('Skagen');
  });

  test.each(['sort them by revenue', 'giv mig telefonnumrene'])(
    'nothing after a search that found none: %s',
    async (question) => {
      const text = await last('Find virksomheder i Aarhus med over 5000 ansatte', question);
      expect(text).toMatch(/The previous search found no company|Den forrige søgning fandt ingen/);
    },
  );
});
