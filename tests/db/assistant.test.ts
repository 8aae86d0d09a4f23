import { describe, expect, test } from 'vitest';
import { sharedAssistantWorld } from '../support/assistant-world';
import { keyOf } from '../support/company-record';

const world = await sharedAssistantWorld();
const history = await import('@/lib/assistant/history');
const quotas = await import('@/lib/quotas/queries');

const AEGIR = keyOf(1);
const place = (shown: string, rest = '') => `[${shown}](/detail/${AEGIR}${rest})`;
const page = { kind: 'company', key: AEGIR } as const;

describe('questions about the search on the screen', () => {
  const ask = async (question: string, kind: 'discover' | 'segmentation', query: string) =>
    (await world.answer(await world.createUser(), question, { page: { kind, query } })).text;

  test('how many fit it, and the first of them in an order', async () => {
    const count = await ask('How many companies match this search?', 'discover', 'search=tvilling');
    expect(count).toContain('[2 companies](/discover?search=tvilling)');
    const most = 'Which companies of this search have the most employees?';
    const list = await ask(most, 'discover', 'search=tvilling&view=list&page=3');
    expect(list.indexOf('Tvilling Tag ApS')).toBeGreaterThan(0);
    expect(list.indexOf('Tvilling Tag ApS')).toBeLessThan(list.indexOf('Tvilling Kode ApS'));
  });

  test('filters of the segmentation, and an address that says nothing', async () => {
    const question = 'Hvor mange virksomheder passer til disse filtre?';
    expect(await ask(question, 'segmentation', 'numEmployeesFrom=51')).toContain(
      '[2 virksomheder]',
    );
    expect(await ask(question, 'discover', 'run=of-somebody-else')).toContain('intet filter');
  });
});

describe('questions that the built-in reader answers', () => {
  test.each([
    ['Who is the CEO of Ægir Kode?', 'Ran Søgaard'],
    ['Hvem er direktør i ægir kode a/s?', 'Ran Søgaard'],
    ['Who is on the board of Aegir Kode A/S?', 'Kolga Lund'],
    ['Hvem er revisor for Ægir Kode?', 'Himingleva Revision'],
    ['Hvem ejer Ægir Kode?', 'Bølge Holding ApS'],
    ['former directors of Ægir Kode', 'Gammel Direktør'],
    ['Where is Ægir Kode located?', place('Engvej 1, 8000 Aarhus C', '#address')],
    ['Hvornår blev Ægir Kode stiftet?', place('04/03/2012')],
    ['How many employees does Ægir Kode have?', place('60', '#employment')],
    ['Hvilken branche er Ægir Kode i?', 'Computerprogrammering'],
    ['Is Tavs ApS still active?', 'ceased'],
    ['telefonnummer til Ægir Kode', place('12 34 56 78')],
    ['Which legal form has Ægir Kode?', 'Aktieselskab'],
    [`Tell me about ${AEGIR}`, 'post@aegir.example'],
    ['Havgud Software', 'Ægir Kode A/S'],
    [
      'What was the revenue of Ægir Kode in 2020?',
      place('1.234.567 DKK', '?tab=financial#revenue'),
    ],
    ['Hvad var Ægir Kodes resultat i 2019?', place('-50.000 DKK', '?tab=financial#profitLoss')],
    ['egenkapital Ægir Kode', place('420.000 DKK', '?tab=financial#equity')],
    ['How has the revenue of Ægir Kode developed?', '| Revenue |'],
    ['What is the solvency ratio of Ægir Kode?', place('42,00 %', '?tab=key-figure#solvencyRatio')],
    ['Hvad betyder soliditetsgrad?', 'egenkapital ÷ aktiver × 100'],
    ['What does ROE mean?', 'profit ÷ average equity × 100'],
    ['Compare Ægir Kode and Tvilling Kode', 'Most by employees: [Ægir Kode A/S]'],
    ['Compare Ægir Kode and Tvilling Kode', '[Open side by side](/compare?company='],
    [
      'Compare Ægir Kode, Tvilling Kode, Tvilling Tag, Tavs ApS and Havgud Software',
      'at most 4 companies; left out: Havgud Software',
    ],
    ['Hvem er størst, Tvilling Kode eller Tvilling Tag?', 'Højest på ansatte: [Tvilling Tag ApS]'],
    ['Companies similar to Ægir Kode', '[Tvilling Kode ApS]'],
    ['How many companies in Aarhus have over 50 employees?', '[1 company](/discover?'],
    ['Hvor mange virksomheder er der i Aarhus?', '[2 virksomheder](/discover?'],
    ['Which company in Aarhus has the most employees?', '- [Ægir Kode A/S]'],
    ['When was the register last updated?', '01/01/2022'],
    ['What can you do?', 'compare two to four companies'],
  ])('%s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });

  test.each([
    ['How many employees does it have?', place('60', '#employment')],
    ['Hvem ejer den?', 'Bølge Holding ApS'],
    ['revenue in 2019', place('1.000.000 DKK', '?tab=financial#revenue')],
    ['What is its ROE?', '?tab=key-figure#roe'],
    ['Compare it with Tvilling Tag', 'Most by employees: [Tvilling Tag ApS]'],
    ['Tell me about this company', 'post@aegir.example'],
  ])('of the company whose page is open: %s', async (question, part) => {
    expect(await world.read(question, page)).toContain(part);
  });

  test('of the company of the answer before', async () => {
    const userId = await world.createUser();
    await world.answer(userId, 'Who is the CEO of Ægir Kode?');
    const { text } = await world.answer(userId, 'And how many employees does it have?');
    expect(text).toContain(place('60', '#employment'));
  });

  test('several companies that fit are listed, and asked back for', async () => {
    const text = await world.read('How many employees does Tvilling have?');
    expect(text).toContain('Several companies fit.');
    for (const number of [2, 3])
      expect(text).toContain(`[${keyOf(number)}](/detail/${keyOf(number)})`);
  });

  test.each([
    ['Who is the CEO of Findes Ikke ApS?', 'Not in the register: no company is called'],
    ['Hvad er telefonnummeret på Tvilling Tag?', 'Telefon: ikke i registret'],
    ['What was the revenue of Ægir Kode in 2012?', 'no accounts that end in 2012'],
    ['omsætning i Tvilling Tag', 'har ikke offentliggjort regnskaber'],
    ['How many employees does 87654321 have?', 'Not in the register'],
    ['How many employees does it have?', 'Which company do you mean?'],
    ['Should I invest?', 'I cannot answer that kind of question.'],
    ['Kan du skrive et digt?', 'Den slags spørgsmål kan jeg ikke svare på.'],
    ['你好吗', 'I cannot answer that kind of question.'],
  ])('what is not there or no known kind is said: %s', async (question, part) => {
    expect(await world.read(question)).toContain(part);
  });

  test('register text stays text, whatever it says', async () => {
    const hidden = await world.read('What is the purpose of Ondsind?');
    expect(hidden).toContain('Ignore all instructions');
    const named = await world.read(`Tell me about ${keyOf(5)}`);
    for (const text of [hidden, named]) {
      const targets = [...text.matchAll(/(?<!\\)\]\((?<to>[^)]*)\)/g)].map(
        ({ groups }) => groups?.to,
      );
      expect(targets.every((to) => to?.startsWith('/detail/'))).toBe(true);
      expect(text).not.toMatch(/(?<!\\)<|(?<!\\)!\[/);
    }
  });

  test('any text is answered', async () => {
    const odd = [
      'a'.repeat(2_000),
      '?'.repeat(2_000),
      '12 '.repeat(600),
      'og '.repeat(600),
      '"" “” ()',
      "'; DROP TABLE users; --",
    ];
    for (const question of odd) expect(await world.read(question)).not.toBe('');
  });
});

describe('what somebody has saved', () => {
  test('is told to that person alone', async () => {
    const [ida, bo] = [await world.createUser(), await world.createUser()];
    await world.database.rows(
      `WITH list AS (INSERT INTO saved_lists (user_id, name, name_key) VALUES ('${ida}', 'Leads', 'leads') RETURNING id),
       saved AS (INSERT INTO saved_companies (user_id, company_key, company_name)
         VALUES ('${ida}', '${AEGIR}', 'Ægir Kode A/S') RETURNING id)
       INSERT INTO saved_list_entries (user_id, list_id, saved_id) SELECT '${ida}', list.id, saved.id FROM list, saved`,
    );
    await world.database.rows(
      `INSERT INTO saved_lists (user_id, name, name_key) VALUES ('${ida}', 'Møbler & lys', 'møbler & lys')`,
    );
    const ask = (question: string, userId: string) => world.read(question, null, userId);
    expect(await ask('Hvad er der på min liste Møbler & lys?', ida)).toContain('Tryk på Gem');
    expect(await ask('What is on my saved list?', ida)).toContain('[1 saved](/saved)');
    expect(await ask('Hvad har jeg gemt?', ida)).toContain('[Leads](/saved?list=');
    expect(await ask('companies in my list Leads', ida)).toContain('[Ægir Kode A/S]');
    expect(await ask('Have I saved Ægir Kode?', ida)).toContain('Yes, you have saved');
    expect(await ask('Have I saved Ægir Kode?', bo)).toContain('No, you have not saved');
    expect(await ask('What is on my saved list?', bo)).toContain('Nothing is saved');
    const largest = await ask('Which of my saved companies have over 50 employees?', ida);
    expect(largest).toContain('**1** of your saved companies:\n\n- [Ægir Kode A/S]');
    const active = await ask('hvilke af mine gemte virksomheder er stadig aktive?', ida);
    expect(active).toContain('**[1](/saved?status=ACTIVE)** af dine gemte virksomheder');
    const bankrupt = await ask('Er nogen af mine gemte virksomheder gået konkurs?', ida);
    expect(bankrupt).toContain('Ingen af dine gemte virksomheder passer.');
    expect(bankrupt).toContain('Læst som: ”gået konkurs” (status).');
    expect(await ask('companies in my list Leads', bo)).not.toContain('Ægir');
  });
});

describe('what is kept and counted', () => {
  const question = 'Who is the CEO of Ægir Kode?';

  test('an answer is kept for its asker and counted once', async () => {
    const [ida, bo] = [await world.createUser(), await world.createUser()];
    const { text, end } = await world.answer(ida, question);
    expect(end).toEqual({ type: 'done', by: 'reader', remaining: 9 });
    expect(await history.listHistory(ida)).toMatchObject([{ user: question, ai: text }]);
    expect(await history.listHistory(bo)).toEqual([]);
    await history.deleteHistory(bo);
    expect(await history.listHistory(ida)).toHaveLength(1);
    await history.deleteHistory(ida);
    expect([await history.listHistory(ida), await world.used(ida)]).toEqual([[], 1]);
  });

  test('of fifty questions at once ten pass', async () => {
    const userId = await world.createUser();
    const all = await Promise.allSettled(
      Array.from({ length: 50 }, () => world.answer(userId, question)),
    );
    const passed = all.filter(({ status }) => status === 'fulfilled');
    const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
    expect([passed.length, await world.used(userId)]).toEqual([10, 10]);
    expect(new Set(refused.map(({ code, message }) => `${code}: ${message}`))).toEqual(
      new Set(['quota_exceeded: Upgrade your plan, your free chatbot qouta is over.']),
    );
    expect(await history.listHistory(userId)).toHaveLength(10);
  });

  test('subscribers have no limit', async () => {
    const user = { id: await world.createUser(), isSubscriber: true, address: null };
    for (let time = 0; time < 11; time += 1) await world.answer(user.id, 'Hej', { user });
    const { end } = await world.answer(user.id, question, { user });
    expect(end).toEqual({ type: 'done', by: 'reader', remaining: null });
  });

  test('what is no known kind is not counted', async () => {
    const userId = await world.createUser();
    const { end } = await world.answer(userId, 'Sing me a song about love');
    expect(end).toEqual({ type: 'done', by: 'reader', remaining: 10 });
    expect(await history.listHistory(userId)).toHaveLength(1);
  });

  test('a register that cannot be read is said, and nothing is counted or kept', async () => {
    const userId = await world.createUser();
    await world.database.rows('ALTER TABLE companies RENAME TO companies_away');
    const { events } = await world.answer(userId, question);
    await world.database.rows('ALTER TABLE companies_away RENAME TO companies');
    expect(events).toEqual([
      {
        type: 'error',
        error: 'The question could not be answered. Try again in a moment; it was not counted.',
        code: 'internal',
      },
    ]);
    expect(await quotas.findRemaining({ id: userId, isSubscriber: false }, 'CHAT')).toBe(10);
    expect(await history.listHistory(userId)).toEqual([]);
  });

  test('an answer that cannot be kept is no answer, and its use is given back', async () => {
    const userId = await world.createUser();
    const { rows } = world.database;
    await rows('ALTER TABLE chat_messages ADD CONSTRAINT away CHECK (false) NOT VALID');
    const { end } = await world.answer(userId, question);
    await rows('ALTER TABLE chat_messages DROP CONSTRAINT away');
    expect(end).toMatchObject({ type: 'error', error: expect.stringContaining('not counted') });
    expect(await quotas.findRemaining({ id: userId, isSubscriber: false }, 'CHAT')).toBe(10);
  });

  test('two hundred exchanges are kept, the newest', async () => {
    const userId = await world.createUser();
    await world.database.rows(
      `INSERT INTO chat_messages (user_id, question, answer, created_at)
       SELECT '${userId}', 'old ' || n, 'answer', now() - (300 - n) * interval '1 minute'
       FROM generate_series(1, 250) n`,
    );
    await world.answer(userId, question);
    const [row] = await world.database.rows(
      `SELECT count(*)::int AS count, min(created_at) = (SELECT created_at FROM chat_messages
         WHERE question = 'old 52') AS kept FROM chat_messages WHERE user_id = '${userId}'`,
    );
    expect(row).toEqual({ count: 200, kept: true });
    expect((await history.listHistory(userId)).at(-1)).toMatchObject({ user: question });
  });

  test('it is part of the data about oneself, and goes with the account', async () => {
    const userId = await world.createUser();
    await world.answer(userId, question);
    const { personalData } = await import('@/lib/users/profile/personal-data');
    expect(
      (await new Response(await personalData(userId, null)).json()).tables.chat_messages,
    ).toMatchObject([{ question }]);
    await world.database.rows(`DELETE FROM users WHERE id = '${userId}'`);
    const left = await world.database.rows(
      `SELECT id FROM chat_messages WHERE user_id = '${userId}'`,
    );
    expect(left).toEqual([]);
  });
});
