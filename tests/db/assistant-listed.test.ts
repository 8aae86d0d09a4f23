import { describe, expect, test } from 'vitest';
import { sharedAssistantWorld } from '../support/assistant-world';
import { keyOf } from '../support/company-record';

const world = await sharedAssistantWorld();

const { last } = world;

/** The companies that lines or headings of an answer begin with, in its order. */
const told = (text: string) =>
  [...text.matchAll(/^(?:- )?(?:\*\*)?\[[^\]]*\]\(\/detail\/(\d{8})\)/gm)].map(([, key]) => key);

const [aegir, tvilling] = [keyOf(1), keyOf(2)];

describe('the companies that were just listed', () => {
  const danish = 'vis de to største it-virksomheder i Aarhus';
  const english = 'give me 2 software companies in Aarhus';

  test.each([
    ['hvad er deres telefonnumre?', 'Telefon: [12 34 56 78]'],
    ['vis deres hjemmesider', 'Hjemmeside: [https://aegir.example]'],
    ['hvem er direktør i dem?', '[Ran Søgaard]'],
    ['hvem ejer dem?', '[Bølge Holding ApS]'],
    ['hvor mange ansatte har de?', 'Ansatte: [60]'],
    ['hvad er deres egenkapital?', '[420.000 DKK]'],
    ['hvornår er de stiftet?', 'Stiftet: [04/03/2012]'],
    ['hvem er revisor i hver af dem?', 'Himingleva Revision'],
  ])('are meant, each in its place: %s', async (question, part) => {
    const text = await last(danish, question);
    expect(text).toContain(part);
    expect(told(text)).toEqual([aegir, tvilling]);
  });

  test.each([
    ['show their phone numbers', 'Phone: [12 34 56 78]'],
    ['who runs them?', '[Ran Søgaard]'],
    ['who is the auditor of these companies?', 'Himingleva Revision'],
    ['what is their equity?', '[420.000 DKK]'],
    ['which of them is active?', 'Status: [active]'],
  ])('in English: %s', async (question, part) => {
    const text = await last(english, question);
    expect(text).toContain(part);
    expect(told(text).toSorted()).toEqual([aegir, tvilling]);
  });

  test('only those that have what is asked for', async () => {
    const text = await last(english, 'which of them have a website?');
    expect(told(text)).toEqual([aegir]);
    expect(
      await last('Vis de 3 største virksomheder i Odense', 'hvilke af dem har en hjemmeside?'),
    ).toBe('Det står ikke i registret for nogen af dem.');
  });

  test.each([
    ['hvilken af dem har højest egenkapital?', 'Egenkapital:\n- **[Ægir Kode A/S]'],
    ['hvilken af dem har færrest ansatte?', 'Ansatte:\n- **[Tvilling Kode ApS]'],
    ['hvilken af de to er størst?', 'Ansatte:\n- **[Ægir Kode A/S]'],
    ['hvem er størst?', 'Ansatte:\n- **[Ægir Kode A/S]'],
    ['sorter dem efter omsætning', 'Nettoomsætning:\n- [Ægir Kode A/S]'],
    ['sorter dem efter ansatte, mindste først', 'Ansatte:\n- [Tvilling Kode ApS]'],
  ])('are put in order: %s', async (question, part) => {
    const text = await last(danish, question);
    expect(text).toContain(part);
    expect(told(text)).toHaveLength(2);
  });

  test('whatever has been told of them since', async () => {
    const asked = [danish, 'hvem er direktør i dem?'];
    expect(told(await last(...asked, 'og revisor?'))).toEqual([aegir, tvilling]);
    expect(told(await last(...asked, 'og deres e-mail?'))).toEqual([aegir, tvilling]);
    const text = await last(...asked, 'og i Odense?');
    expect(text).toContain('”Odense” (kommune)');
  });

  test('are compared', async () => {
    expect(await last(danish, 'sammenlign dem')).toContain(
      `/compare?company=${aegir}&company=${tvilling}`,
    );
  });

  test('are asked about once more, or narrowed', async () => {
    const asked = [
      'Virksomheder i Odense',
      'hvem er direktør i dem?',
      'kun dem med over 30 ansatte',
    ];
    expect(await last(...asked)).toContain('/discover?municipality=Odense&numEmployeesFrom=31');
    expect(told(await last(...asked, 'og deres ejere?'))).toEqual([keyOf(16), keyOf(14)]);
  });

  test('are all that were found, where no number was asked for', async () => {
    const first = 'Virksomheder i Odense';
    const text = await last(first, 'sorter dem efter ansatte');
    expect(text).toContain('/discover?municipality=Odense&sort=employees-desc');
    expect(await last(first, 'hvilken af dem har højest egenkapital?')).toContain(
      'sort=equity-desc',
    );
    const phones = await last(first, 'hvad er deres telefonnumre?');
    expect(told(phones)).toHaveLength(5);
    expect(phones).toContain('Af de [8 virksomheder](/discover?municipality=Odense), der blev');
  });

  test('or those that were counted', async () => {
    const text = await last('How many companies are in Odense?', 'what are their addresses?');
    expect(told(text)).toHaveLength(5);
    expect(text).toContain('these are the first 5.');
  });
});

describe('the companies of somebody', () => {
  test('are meant, and not those of the whole register', async () => {
    const first = 'Who is Njord Vanesøn?';
    const text = await last(first, 'which of these companies is the largest?');
    expect(told(text).toSorted()).toEqual([keyOf(7), keyOf(11)]);
    expect(told(await last(first, 'what are their phone numbers?'))).toHaveLength(2);
  });
});

describe('those that were compared', () => {
  const first = 'Sammenlign Ægir Kode A/S og Njord Vanesøn Holding ApS';

  test.each([
    ['hvilket selskab er ældst?', 'Stiftet:\n- **[Njord Vanesøn Holding ApS]'],
    ['hvilket af de to er ældst?', 'Stiftet:\n- **[Njord Vanesøn Holding ApS]'],
    ['hvilket af de to selskaber er ældst?', 'Stiftet:\n- **[Njord Vanesøn Holding ApS]'],
    ['hvilket af selskaberne er størst?', 'Ansatte:\n- **[Ægir Kode A/S]'],
    ['hvilket af de to selskaber har flest ansatte?', 'Ansatte:\n- **[Ægir Kode A/S]'],
    ['which of the two companies is the oldest?', 'Founded:\n- **[Njord Vanesøn Holding ApS]'],
    ['hvad er deres telefonnumre?', 'Telefon: [12 34 56 78]'],
    ['hvem er direktør i dem?', '[Njord Vanesøn]'],
  ])('are put in order: %s', async (question, part) => {
    const text = await last(first, question);
    expect(text).toContain(part);
    expect(told(text).toSorted()).toEqual([aegir, keyOf(7)]);
  });

  test('whatever was not understood in between', async () => {
    const text = await last(
      first,
      'hvilke virksomheder er prisvindende?',
      'hvilken har flest ansatte?',
    );
    expect(text).not.toContain('prisvindende');
    expect(text).toContain('Ansatte:\n- **[Ægir Kode A/S]');
  });
});

describe('without such companies', () => {
  test.each([
    'hvad er deres telefonnumre?',
    'hvilken af dem har højest egenkapital?',
    'which of them are active?',
  ])('it is asked which are meant: %s', async (question) => {
    expect(await last(question)).toMatch(/Hvilken virksomhed mener du|Which company do you mean/);
  });

  test('the one that was spoken of is meant', async () => {
    const text = await last('Hvem er direktør i Ægir Kode A/S?', 'hvad er deres telefonnumre?');
    expect(told(text)).toEqual([aegir]);
    expect(text).toContain('12 34 56 78');
  });

  test('a question that says itself which are meant is a search', async () => {
    const text = await last('Find virksomheder i Odense og sorter dem efter ansatte');
    expect(text).toContain('municipality=Odense');
  });
});
