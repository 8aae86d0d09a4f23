import { describe, expect, test } from 'vitest';
import { plain, sharedAssistantWorld } from '../support/assistant-world';

const world = await sharedAssistantWorld();

const read = async (question: string) => plain(await world.read(question));

describe('which of the companies of somebody', () => {
  test.each([
    "Which of Njord Vanesøn's companies went bankrupt?",
    'Hvilke af Njord Vanesøns selskaber er gået konkurs?',
    'Er nogen af Njord Vanesøns virksomheder gået konkurs?',
    'How many of the companies of Njord Vanesøn have gone bankrupt?',
  ])('went bankrupt: %s', async (question) => {
    const text = await read(question);
    expect(text).toMatch(/^\*\*\[Njord Vanesøn\]\*\*/);
    expect(text).toContain('- [Noatun Fisk ApS]');
    expect(text).not.toContain('- [Noatun Bådudlejning ApS]');
  });

  test.each([
    [
      "How many of Njord Vanesøn's companies are still active?",
      'Companies today, only “active” ([2]):',
    ],
    [
      'Hvor mange af Njord Vanesøns selskaber er stadig aktive?',
      'Virksomheder i dag, kun ”aktive” ([2]):',
    ],
  ])('are active: %s', async (question, heading) => {
    const text = await read(question);
    expect(text).toContain(heading);
    expect(text).toContain('- [Noatun Bådudlejning ApS]');
    expect(text).not.toContain('- [Noatun Fisk ApS]');
  });

  test.each([
    'Njord Vanesøns selskaber',
    "Which of Njord Vanesøn's companies have an email?",
    'Hvilke af Njord Vanesøns selskaber ligger i Blokhus?',
  ])('whatever else the question says of them: %s', async (question) => {
    expect(await read(question)).toMatch(/^\*\*\[Njord Vanesøn\]\*\*/);
  });

  test('closed', async () => {
    const text = await read('Hvilke af Njord Vanesøns selskaber er lukket?');
    expect(text).toContain('- [Noatun Fisk ApS]');
    expect(text).not.toContain('- [Noatun Bådudlejning ApS]');
  });

  test('of a company as owner', async () => {
    const broke = await read('Which of Skagen Capital’s companies went bankrupt?');
    expect(broke).toMatch(/^\*\*\[Skagen Capital ApS\]\*\*/);
    expect(broke).toContain('- [Sunket ApS]');
    const none = await read('Hvilke af Ægir Kodes selskaber er gået konkurs?');
    expect(none).toContain('Ingen virksomhed, hvor den har eller havde en rolle, er under konkurs');
    const active = await read("How many of Ægir Kode's companies are active?");
    expect(active).toContain('- [Tvilling Kode ApS]');
  });

  test('a name that nobody has is not answered with all companies', async () => {
    const text = await read("Which of Bragi Intetsteds' companies went bankrupt?");
    expect(text).not.toContain('[Sunket ApS]');
  });
});

describe('why there are no accounts', () => {
  test.each([
    [
      'What was the revenue of Tvilling Kode?',
      'They are due by 31/12/2022, and none are known yet.',
    ],
    ['Hvad er egenkapitalen i Tvilling Kode?', '01/03/2021 – 30/06/2022'],
    ['What is the solvency ratio of Thrymheim Jagt?', 'need not publish annual accounts'],
    ['Is Thrymheim Jagt solvent?', 'need not publish annual accounts'],
    ['When was the annual report of Thrymheim Jagt published?', 'need not publish annual accounts'],
  ])('%s', async (question, reason) => {
    expect(await read(question)).toContain(reason);
  });

  test('is not told where nothing is known of it', async () => {
    expect(await read('What was the revenue of Tvilling Tag?')).toMatch(/could be read\.$/);
  });
});

test('employees of many companies are added up, also "i alt"', async () => {
  expect(await read('Hvor mange arbejder i alt i Aarhus?')).toContain('**I alt: 72**');
  expect(await read('How many people work in total in software companies in Aarhus?')).toContain(
    '**Total: 72**',
  );
});
