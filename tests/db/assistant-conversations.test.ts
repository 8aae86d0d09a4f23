import { describe, expect, test } from 'vitest';
import { sharedAssistantWorld } from '../support/assistant-world';

const { last } = await sharedAssistantWorld();

describe('words in small letters are no company while one is under discussion', () => {
  test.each([
    ['Is Ægir Kode A/S solvent?', 'Hvordan ser egenkapitalen ud?', '420.000 DKK'],
    ['Is Ægir Kode A/S solvent?', 'How much do they owe in total?', 'Liabilities'],
    ['Is Ægir Kode A/S solvent?', 'Har selskabet tabt egenkapital?', '420.000 DKK'],
    ['Is Ægir Kode A/S solvent?', 'Hvad var egenkapitalen i det sidste regnskab?', '420.000 DKK'],
    ['Fortæl om Ægir Kode A/S', 'Hvor mange ansatte er der tilbage?', '60'],
    ['Fortæl om Ægir Kode A/S', 'What was the result in 2019?', '-50.000 DKK'],
  ])('%s %s', async (first, question, value) => {
    const text = await last(first, question);
    expect(text).toMatch(/^\*\*\[Ægir Kode A\/S\]/);
    expect(text).toContain(value);
  });

  test('what was not read is told', async () => {
    const text = await last('Is Ægir Kode A/S solvent?', 'Har selskabet tabt egenkapital?');
    expect(text).toContain('Ikke forstået: ”tabt”.');
  });

  test('but a name with a preposition is one', async () => {
    const text = await last('Is Ægir Kode A/S solvent?', 'hvad er omsætningen i vanaheim?');
    expect(text).toContain('Ingen virksomhed hedder ”vanaheim”');
  });

  test('nor is a superlative the name of a company', async () => {
    expect(await last('Hvem har højest omsætning?')).toContain('Hvilken virksomhed mener du?');
  });

  test('a question that was not understood does not change the company', async () => {
    const asked = ['Fortæl om Ægir Kode A/S', 'what is the weather?', 'hvem ejer det?'];
    expect(await last(...asked)).toContain('Bølge Holding ApS');
  });
});

describe('questions that go on with the one before', () => {
  test('how a figure has changed', async () => {
    const text = await last('What is the equity of Ægir Kode?', 'How has it changed?');
    expect(text).toContain('| Equity |');
    expect(text).not.toContain('Revenue');
    const judged = ['Hvad er soliditetsgraden i Ægir Kode?', 'er det godt?'];
    const danish = await last(...judged, 'Hvordan har den udviklet sig?');
    expect(danish).toContain('Soliditetsgrad');
    expect(danish).not.toContain('Nettoomsætning');
  });

  test('a key figure beside others', async () => {
    const asked = ['Hvad er soliditetsgraden i Ægir Kode?', 'Er det bedre end branchen?'];
    expect(await last(...asked)).toContain('Ægir Kode A/S');
    expect(await last(...asked)).not.toContain('Nævn to til fire');
  });

  test('the annual report before', async () => {
    const asked = 'When were the annual reports of Njord Vanesøn Holding ApS published?';
    expect(await last(asked)).toContain('06/05/2021');
    const text = await last(asked, 'and the one before?');
    expect(text).toContain('06/05/2020');
    expect(text).not.toContain('06/05/2021');
  });

  test('who owns the owner', async () => {
    const text = await last('Who owns Tvilling Kode ApS?', 'and who owns that?');
    expect(text).toMatch(/^\*\*\[Ægir Kode A\/S\]/);
    expect(text).toContain('Bølge Holding ApS');
    const people = await last('Hvem ejer Njord Vanesøn Holding ApS?', 'hvem ejer det så?');
    expect(people).toContain('Ingen af ejerne er en virksomhed');
  });

  test('the boards of those compared', async () => {
    const text = await last('Compare Ægir Kode A/S and Tvilling Kode ApS', 'and the boards?');
    expect(text).toContain('Kolga Lund');
    expect(text).toContain('Tvilling Kode ApS');
  });

  test('the same of the second that was found', async () => {
    const asked = ['Virksomheder i Aarhus', 'hvem ejer den første?'];
    expect(await last(...asked)).toContain('Bølge Holding ApS');
    const text = await last(...asked, 'og den anden?');
    expect(text).toContain('Tvilling Kode ApS');
    expect(text).toContain('Ægir Kode A/S');
    expect(text).toContain('Den anden af de');
  });

  test('who was the holder before', async () => {
    expect(await last('Hvem var direktør i Ægir Kode A/S før?')).toContain('Gammel Direktør');
  });
});

describe('lists', () => {
  test('are narrowed', async () => {
    const asked = ['Lav en liste over virksomheder i Aarhus', 'hvilke har telefon?'];
    const text = await last(...asked);
    expect(text).toContain('Ægir Kode A/S');
    expect(text).not.toContain('Tvilling Kode ApS');
    expect(await last(asked[0] ?? '', 'hvor mange har en e-mail?')).toContain('1 virksomhed');
    expect(await last('Companies in Aarhus', 'the ones with a phone number')).toContain(
      '1 company',
    );
  });

  test('without some', async () => {
    const text = await last('Virksomheder i Odense', 'fjern de ophørte');
    expect(text).toContain('Skagen Capital ApS');
    expect(text).toContain('”ikke ophørte”');
  });

  test('with the directors', async () => {
    const text = await last('Find directors of companies in Aarhus');
    expect(text).toContain('CEO: [Ran Søgaard]');
  });

  test('of an address go on', async () => {
    const shared = 'Which companies are at the same place as Skagen Capital ApS?';
    const text = await last(shared, 'how many of them are in bankruptcy?');
    expect(text).toContain('Sunket ApS');
    expect(text).not.toContain('Not understood');
  });

  test('without a company have no owners', async () => {
    const asked = ['Virksomheder i Aarhus med over 5000 ansatte', 'hvem er direktøren?'];
    const none = 'Den forrige søgning fandt ingen virksomhed';
    expect(await last(...asked)).toContain(none);
    expect(await last(...asked, 'Hvem har størst overskud?')).toContain(none);
  });
});

describe('people', () => {
  test('how long a firm has audited a company', async () => {
    const asked = 'Hvor længe har Glitre Revision ApS revideret Njord Vanesøn Holding ApS?';
    const text = await last(asked);
    expect(text).toMatch(
      /Glitre Revision ApS\]\(\/people\/72\)\*\* i \[Njord Vanesøn Holding ApS\]/,
    );
    expect(text).toContain('siden');
    const none = await last('Hvor længe har Glitre Revision ApS revideret Ægir Kode A/S?');
    expect(none).toContain('Hverken [Glitre Revision ApS]');
  });

  test('which of the companies somebody owns, and has left', async () => {
    const asked = 'Hvilke virksomheder er Njord Vanesøn med i?';
    const owned = await last(asked, 'hvilke af dem ejer han?');
    expect(owned).toContain('Som ejer');
    expect(owned).toContain('Njord Vanesøn Holding ApS');
    const left = await last(asked, 'hvilke er han udtrådt af?');
    expect(left).toContain('Noatun Fisk ApS');
    expect(left).not.toContain('Noatun Bådudlejning ApS');
  });

  test('bankruptcies', async () => {
    const text = await last('Has Njord Vanesøn been director of a bankrupt company?');
    expect(text).toContain('In bankruptcy or dissolved after it');
    expect(text).toContain('Noatun Fisk ApS');
  });

  test('whom to call', async () => {
    const text = await last('Tell me about Ægir Kode A/S', 'who should I ask for?');
    expect(text).toContain('Ran Søgaard');
  });
});

describe('what the data does not have', () => {
  test.each([
    ['Hvad er omsætningshastigheden i Ægir Kode A/S?', 'Af nøgletal kender jeg'],
    ['What is the quick ratio of Ægir Kode A/S?', 'Of ratios I know'],
    ['Will Ægir Kode A/S go bankrupt?', 'I know nothing of what is to come'],
    ['Which companies are late with their annual reports?', 'is not in these data'],
    ['Did the auditor of Ægir Kode A/S warn?', 'What the auditor wrote'],
    ['Gem Ægir Kode A/S på min liste', 'Tryk på Gem'],
  ])('%s', async (question, said) => {
    expect(await last(question)).toContain(said);
  });

  test('nor who has what of its own', async () => {
    const text = await last('Tell me about Ægir Kode A/S', 'how many temps do they have?');
    expect(text).toContain('I cannot answer that kind of question');
  });
});
