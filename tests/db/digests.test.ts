import { beforeEach, describe, expect, test, vi } from 'vitest';
import type { ResendFault } from '../doubles/resend';
import { digestWorld, patience } from '../support/digest-world';

const digests = await digestWorld('digests');
beforeEach(() => digests.forget());

describe('a digest', () => {
  test('has what is new and unread since it was chosen, by company', async () => {
    const { id, email, choose } = await digests.createReader('off');
    await digests.news(id, ['Old ApS', 'Before it was switched on', '10000009']);
    const message = 'You get a digest every day with news.';
    expect((await choose('daily')).body).toEqual({ message, digest: 'daily' });
    await digests.news(
      id,
      ['Nordhavn & Søn', 'Accounts filed', '10000001'],
      ['Nordhavn & Søn', 'Name changed', '10000001'],
      ['Document not sent', '<b>To bo</b>'],
      ['Read ApS', 'Seen already', '10000002'],
    );
    await digests.world.database.rows(
      `UPDATE notifications SET read_at = now() WHERE title = 'Read ApS'`,
    );
    expect(await digests.orderDigests(), 'not on the day of the choice').toBe(0);
    await digests.daysLater(id);
    expect(await digests.orderDigests()).toBe(1);
    await digests.allDone();
    expect(digests.resend.sent).toHaveLength(1);
    const [mail] = digests.resend.sent;
    expect(mail).toMatchObject({
      to: email,
      subject: 'Your daily Veminto digest: 3 notifications',
    });
    expect(mail?.text).toContain('Hello Ida,');
    expect(mail?.text).toContain('Accounts filed');
    expect(mail?.html).toContain('href="http://localhost/detail/10000001"');
    expect(mail?.html.match(/Nordhavn &amp; Søn<\/a>/g)).toHaveLength(1);
    expect(mail?.html).toContain('&lt;b&gt;To bo&lt;/b&gt;');
    expect(mail?.html).toContain('href="http://localhost/search"');
    expect(mail?.text).not.toMatch(/Before it was|Seen already/);
  });

  test('is in the language of its reader', async () => {
    const { id } = await digests.createReader('daily');
    await digests.world.database.rows(`UPDATE users SET language = 'da' WHERE id = '${id}'`);
    await digests.news(
      id,
      ['Active', 'Name: Active → B and 2 more changes', '10000001'],
      [
        'Document not sent',
        'Your file to bo@people.example may not have arrived: ask, before you send it again.',
      ],
    );
    await digests.daysLater(id);
    await digests.orderDigests();
    await digests.allDone();
    const [mail] = digests.resend.sent;
    expect(mail?.subject).toBe('Dagens nyt fra Veminto: 2 notifikationer');
    const text = mail?.text.replace(/\s+/g, ' ');
    expect(text).toContain(
      'Active http://localhost/detail/10000001 Navn: Active → B og 2 ændringer mere (',
    );
    expect(text).toContain(
      'Filen blev ikke sendt Din fil til bo@people.example er måske ikke nået frem',
    );
  });

  test('tells of companies under advertising protection that they moved, and not where to', async () => {
    const { id } = await digests.createReader('daily');
    await digests.world.database.rows(`INSERT INTO companies
      (key, status, digest, advertising_protected) VALUES
      ('10000001', 'ACTIVE', '', true), ('10000002', 'ACTIVE', '', false)`);
    await digests.world.database.rows(`INSERT INTO notifications
      (user_id, kind, title, message, company_key, load_id, fields) VALUES
      ('${id}', 'CHANGE', 'Closed', 'Address: Bygade 1 → Havnen 2', '10000001', 1, '{ADDRESS}'),
      ('${id}', 'CHANGE', 'Closed', 'Adresse: Bygade 3 → Havnen 4 and 2 more changes: …',
        '10000001', 2, '{ADDRESS,INDUSTRY,EMPLOYEES}'),
      ('${id}', 'CHANGE', 'Open', 'Address: Bygade 5 → Havnen 6 and 1 more change', '10000002', 1,
        '{ADDRESS,INDUSTRY}'),
      ('${id}', 'CHANGE', 'Unknown', 'Address: Bygade 7 → nothing', '10000003', 1, '{ADDRESS}')`);
    await digests.daysLater(id);
    await digests.orderDigests();
    await digests.allDone();
    const { text = '', html = '' } = digests.resend.sent[0] ?? {};
    expect(text.replace(/\s+/g, ' ')).toContain('Address: Bygade 5 → Havnen 6 and 1 more change');
    expect(text.match(/The address has changed/g)).toHaveLength(3);
    expect(text).toContain('The address has changed and 2 more changes: Industry · Employees');
    expect(text + html).not.toMatch(/Bygade [137]|Havnen [24]/);
  });

  test('begins with companies in distress, however much came after, and says so as subject', async () => {
    const { id } = await digests.createReader('weekly');
    await digests.world.database.rows(`INSERT INTO notifications
      (user_id, kind, title, message, company_key, load_id, weight, created_at)
      SELECT '${id}', kind::notification_kind, title, message, key, load_id, weight,
        now() - age::interval
      FROM (VALUES
        ('BANKRUPTCY', 'Vesterbro ApS', 'Went into bankruptcy: Active → In bankruptcy',
          '10000002', 1, 1, '6 days'),
        ('CHANGE', 'Amager ApS', 'Went into liquidation: Active → In liquidation',
          '10000003', 1, 10, '3 days'),
        ('CHANGE', 'Vesterbro ApS', 'Auditor left', '10000002', 2, 45, '1 day')
      ) AS grave (kind, title, message, key, load_id, weight, age)`);
    await digests.world.database.rows(
      `INSERT INTO notifications (user_id, kind, title, message, company_key)
       SELECT '${id}', 'CHANGE', 'Company ' || n, 'Name: A → B', (20000000 + n)::text
       FROM generate_series(1, 40) n`,
    );
    await digests.daysLater(id, 8);
    await digests.orderDigests();
    await digests.allDone();
    const { subject, text = '' } = digests.resend.sent[0] ?? {};
    expect(subject).toBe('Went into bankruptcy: Vesterbro ApS and 42 more notifications');
    const places = ['Went into bankruptcy', 'Auditor left', 'Went into liquidation', 'Company'];
    const found = places.map((what) => text.indexOf(what, text.indexOf('Hello')));
    expect(found[0]).toBeGreaterThan(0);
    expect(found).toEqual([...found].sort((one, other) => one - other));
  });

  test('leads where the bell leads', async () => {
    const { id } = await digests.createReader('daily');
    await digests.world.database.rows(`INSERT INTO notifications
      (user_id, kind, title, message, company_key, load_id) VALUES
      ('${id}', 'ACCOUNTS', 'Nordhavn', 'Filed accounts', '10000001', 1),
      ('${id}', 'BANKRUPTCY', 'Vesterbro', 'Went into bankruptcy', '10000002', 1),
      ('${id}', 'GONE', 'Amager', 'The newest register no longer has it', '10000003', 1)`);
    await digests.daysLater(id);
    await digests.orderDigests();
    await digests.allDone();
    const html = digests.resend.sent[0]?.html ?? '';
    expect(html).toContain('href="http://localhost/detail/10000001?tab=financial"');
    expect(html).toContain('href="http://localhost/detail/10000002#timeline"');
    expect(html).toContain('Amager');
    expect(html).not.toContain('10000003');
  });

  test('comes once for a day, however often it is ordered', async () => {
    const { id } = await digests.createReader('daily');
    await digests.news(id, ['Nordhavn', 'Accounts filed']);
    await digests.daysLater(id);
    const ordered = await Promise.all([
      digests.orderDigests(),
      digests.orderDigests(),
      digests.orderDigests(),
    ]);
    expect(ordered.reduce((sum, due) => sum + due)).toBe(1);
    await digests.news(id, ['Nordhavn', 'Bankrupt']);
    expect(await digests.orderDigests()).toBe(0);
    await digests.allDone();
    expect(digests.resend.sent).toHaveLength(1);
    // The next day has the rest, without duplicates.
    await digests.daysLater(id);
    await digests.orderDigests();
    await digests.allDone();
    expect(digests.resend.sent).toHaveLength(2);
    expect(digests.resend.sent[1]?.text).toContain('Bankrupt');
    expect(digests.resend.sent[1]?.text).not.toContain('Accounts filed');
  });

  test('has nothing that its reader did', async () => {
    const { id } = await digests.createReader('daily');
    const { noteOwnAct } = await import('@/lib/notifications/mutations');
    const { db } = await import('@/lib/db');
    const act = { title: 'Nordhavn', message: 'Company saved successfully!' };
    await db.$transaction((tx) => noteOwnAct(tx, id, [act, act]));
    await digests.daysLater(id);
    expect(await digests.orderDigests()).toBe(1);
    await digests.allDone();
    expect(digests.resend.sent, 'alone it is no news').toHaveLength(0);
    await digests.news(id, ['Vesterbro', 'Accounts filed']);
    await digests.daysLater(id);
    await digests.orderDigests();
    await digests.allDone();
    expect(digests.resend.sent[0]?.subject).toBe('Your daily Veminto digest: 1 notification');
    expect(digests.resend.sent[0]?.text).not.toContain('Nordhavn');
    const all = `SELECT count(*)::int FROM notifications WHERE user_id = '${id}'`;
    expect(await digests.world.database.rows(all), 'the list has all').toEqual([{ count: 3 }]);
  });

  test('without news is no mail', async () => {
    const { id } = await digests.createReader('daily');
    await digests.daysLater(id);
    expect(await digests.orderDigests()).toBe(1);
    await digests.allDone();
    expect(digests.resend.keys).toEqual([]);
  });

  test.each([
    ['a Tuesday after a Wednesday of the week before', '2026-11-24', '2026-11-18', 1],
    ['a Monday', '2026-11-23', '2026-11-20', 1],
    ['the Sunday of the same week', '2026-11-22', '2026-11-16', 0],
    ['the same Monday', '2026-11-23', '2026-11-23', 0],
  ])('that is weekly, on %s', async (_what, today, before, due) => {
    const { id } = await digests.createReader('weekly');
    await digests.world.database.rows(
      `UPDATE users SET digest_day = '${before}' WHERE id = '${id}'`,
    );
    expect(await digests.orderDigests(new Date(`${today}T06:00:00Z`))).toBe(due);
  });

  test('follows Danish days: late in the evening the next one has not begun', async () => {
    const { id } = await digests.createReader('daily');
    await digests.world.database.rows(
      `UPDATE users SET digest_day = '2026-07-01' WHERE id = '${id}'`,
    );
    expect(await digests.orderDigests(new Date('2026-07-01T21:59:00Z'))).toBe(0);
    expect(await digests.orderDigests(new Date('2026-07-01T22:01:00Z'))).toBe(1);
  });

  const troubles: ResendFault[][] = [['cut'], ['lost'], [500, 'lost', 'lost']];
  test.each(troubles)('is one mail in the end after %s', async (...faults) => {
    const { id, email } = await digests.createReader('daily');
    await digests.news(id, ['Nordhavn', 'Accounts filed'], ['Vesterbro', 'Bankrupt']);
    await digests.daysLater(id);
    digests.resend.faults.push(...faults);
    await digests.orderDigests();
    await vi.waitFor(() => expect(digests.resend.keys).not.toHaveLength(0), patience);
    // Notifications read between two tries make the second a different mail under the same key.
    await digests.world.database.rows(
      `UPDATE notifications SET read_at = now() WHERE title = 'Nordhavn'`,
    );
    await digests.allDone();
    expect(digests.resend.sent.map(({ to }) => to)).toEqual([email]);
    expect(new Set(digests.resend.keys).size).toBe(1);
  });

  test('is a list of bounded length', async () => {
    const { id } = await digests.createReader('daily');
    await digests.world.database.rows(
      `INSERT INTO notifications (user_id, title, message, company_key)
       SELECT '${id}', 'Company ' || n % 50, 'News ' || n, (10000000 + n % 50)::text
       FROM generate_series(1, 990) n`,
    );
    await digests.daysLater(id);
    await digests.orderDigests();
    await digests.allDone();
    const [mail] = digests.resend.sent;
    expect(mail?.subject).toContain(': 990 notifications');
    expect(mail?.html.match(/\/detail\//g)).toHaveLength(30);
    expect(mail?.text).toContain('and news of 20 more');
    expect(mail?.text.match(/and 1[45] more/g)).toHaveLength(30);
    expect(mail?.html.length).toBeLessThan(100_000);
    const { readNews } = await import('@/lib/digests/read-news');
    await digests.world.database.rows(
      `INSERT INTO notifications (user_id, title, message, company_key, digested_at)
       SELECT '${id}', title, message, company_key, '2026-11-25T06:00Z'
       FROM notifications, generate_series(1, 3) WHERE user_id = '${id}'`,
    );
    const news = await readNews(id, new Date('2026-11-25T06:00Z'));
    expect(news, 'of each group some').toHaveLength(600);
    expect(news[0]).toMatchObject({ total: 2_970, groups: 50 });
  });
});

test('what is none of the three is refused', async () => {
  const { choose } = await digests.createReader('off');
  for (const period of ['DAILY', 'hourly', '']) {
    const answer = await choose(period);
    expect([answer.status, answer.body.error]).toEqual([422, 'Choose off, daily or weekly.']);
  }
});
