import { describe, expect, test } from 'vitest';
import { sharedAssistantWorld } from '../support/assistant-world';

const world = await sharedAssistantWorld();

describe('questions that only go on with the one before', () => {
  test('since when somebody holds a role', async () => {
    const text = await world.last('Hvem er revisor for Njord Vanesøn Holding?', 'siden hvornår?');
    expect(text).toContain('Njord Vanesøn Holding ApS');
    expect(text).toContain('Glitre Revision ApS');
    expect(text).toMatch(/siden \d\d\/\d\d\/\d{4}/);
  });

  test('who held it before', async () => {
    const asked = ['who is the director of Ægir Kode?', 'since when?', 'and before that?'];
    expect(await world.last(...asked)).toContain('Gammel Direktør');
  });

  test('since when an address or a status is what it is', async () => {
    const address = await world.last('Hvad er adressen på Ægir Kode A/S?', 'siden hvornår?');
    expect(address).toContain('Adresse: ingen ændring er kendt her');
    expect(address).toMatch(/Stiftet: \[04\/03\/2012\]/);
    const status = await world.last('is Ægir Kode A/S active?', 'since when');
    expect(status).toContain('Founded: [04/03/2012]');
  });

  test('since when a figure is below zero', async () => {
    const text = await world.last(
      'har Njord Vanesøn Holding ApS positiv egenkapital?',
      'siden hvornår?',
    );
    expect(text).toContain('200.000 DKK');
    expect(text).toContain('-100.000 DKK');
  });

  test('the year before, and the size of the figure', async () => {
    const asked = ['is the equity of Ægir Kode above 400000?', 'and the year before?'];
    const before = await world.last(...asked);
    expect(before).toContain('No.');
    expect(before).toContain('300.000 DKK');
    const size = await world.last(...asked, 'is it over 250 thousand?');
    expect(size).toContain('Yes.');
    expect(size).toContain('300.000 DKK');
  });

  test('whether a key figure is good', async () => {
    const text = await world.last('what is the solvency ratio of Ægir Kode?', 'is that good?');
    expect(text).toContain('Ægir Kode A/S');
    expect(text).toContain('peers');
  });

  test('why is not known', async () => {
    const text = await world.last('who is the auditor of Ægir Kode?', 'why did they change');
    expect(text).toContain('Why something happened is not in these data');
  });

  test('without a company before, nothing is guessed', async () => {
    expect(await world.last('hello', 'since when?')).not.toContain('/detail/');
    expect(await world.last('companies in Odense', 'since when?')).not.toContain('**[');
  });
});

describe('yes or no', () => {
  test.each([
    ['har Ægir Kode A/S over 50 ansatte?', 'Ja.'],
    ['har Ægir Kode A/S mindst 61 ansatte?', 'Nej.'],
    ['er egenkapitalen i Ægir Kode over 10 mio?', 'Nej.'],
    ['er egenkapitalen i Ægir Kode over 400.000 kr.?', 'Ja.'],
    ['er soliditetsgraden i Ægir Kode over 40 %?', 'Ja.'],
    ['is the revenue of Ægir Kode below 2 million in 2020?', 'Yes.'],
  ])('%s', async (question, verdict) => {
    expect(await world.last(question)).toContain(`\n\n${verdict}\n\n`);
  });

  test('for the next company too', async () => {
    const text = await world.last('har Ægir Kode over 50 ansatte?', 'og Tvilling Kode ApS?');
    expect(text).toContain('Tvilling Kode ApS');
    expect(text).toContain('Nej.');
  });

  test('not of figures that are not asked about so', async () => {
    expect(await world.last('hvor mange ansatte har Ægir Kode?')).not.toMatch(/Ja\.|Nej\./);
  });
});

describe('the company with most of a trade', () => {
  test.each([
    'hvem er direktør i den største it-virksomhed?',
    'who is the ceo of the largest programming business?',
  ])('%s', async (question) => {
    const text = await world.last(question);
    expect(text).toContain('Ægir Kode A/S');
    expect(text).toContain('Ran Søgaard');
  });

  test('the largest owner is one of the company', async () => {
    const text = await world.last('who is the largest owner of Ægir Kode A/S?');
    expect(text).toContain('Bølge Holding ApS');
  });
});

describe('searches that are corrected or narrowed', () => {
  const odense = ['virksomheder i Aarhus', 'nej jeg mente Odense'];

  test('another place is meant', async () => {
    const text = await world.last(...odense);
    expect(text).toContain('”Odense” (kommune)');
    expect(text).not.toContain('”Aarhus” (kommune)');
    expect(await world.last('companies in Aarhus', 'no sorry i meant odense')).toContain('odense');
  });

  test('how many have something is of those found', async () => {
    const text = await world.last(...odense, 'hvor mange har over 30 ansatte?');
    expect(text).toContain('”Odense” (kommune)');
    expect(text).toContain('”over 30 ansatte” (ansatte)');
  });

  test('also after a question about one of them', async () => {
    const asked = [...odense, 'hvem er direktør i den største?'];
    const text = await world.last(...asked, 'hvor mange af dem har over 30 ansatte?');
    expect(text).toContain('”Odense” (kommune)');
  });

  test('in another year', async () => {
    const asked = ['hvor mange virksomheder gik konkurs i 2018?', 'og i 2019?'];
    expect(await world.last(...asked)).toContain('”i 2019” (status siden)');
    const narrowed = await world.last(...asked, 'hvor mange af dem var i Aarhus?');
    expect(narrowed).toContain('”i 2019” (status siden)');
    expect(narrowed).not.toContain('2018');
  });
});

test('a person is followed to other places', async () => {
  const text = await world.last(
    'hvem er direktør i Ran Både ApS?',
    'er han også direktør andre steder?',
  );
  expect(text).toContain('Ran Søgaard');
  expect(text).toContain('Ægir Kode A/S');
});
