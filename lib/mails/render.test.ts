import { afterAll, describe, expect, it } from 'vitest';
import { describeCaller, inWords } from './caller-text';
import { closeMails, renderMail } from './render';
import type { DigestContent, MailContent } from './types';

afterAll(closeMails);

const link = 'https://veminto.example/x';
const about = { firstName: 'Ida', at: '21 November 2026', from: 'Firefox on Windows', link };
const group = {
  title: 'Nordhavn & Søn',
  link,
  more: 2,
  lines: [{ text: 'Navn: A → B', at: '21. nov. 20.15', isGrave: false }],
};
const digest: DigestContent = {
  kind: 'digest',
  firstName: 'Ida',
  period: 'weekly',
  alert: null,
  groups: [group],
  total: 3,
  moreGroups: 4,
  link,
  settings: link,
  unsubscribe: `${link}/off`,
};

const deletion = {
  ...({ kind: 'account-deleted', firstName: 'Ida', email: 'ida@people.example' } as const),
  at: '21 November 2026',
};

const mails: [content: MailContent, english: string[], danish: string[]][] = [
  [
    { kind: 'verify', ...about },
    ['Verify your email for Veminto', 'Hello Ida,', 'after 24 hours.', 'only if you confirm.'],
    ['Bekræft din e-mail til Veminto', 'Hej Ida', 'efter 24 timer.', 'kun ind, hvis du bekræfter.'],
  ],
  [
    { kind: 'reset', ...about },
    ['Reset your password for Veminto', 'Somebody asked for a new password for your account.'],
    ['Nulstil din adgangskode til Veminto', 'Nogen har bedt om en ny adgangskode'],
  ],
  [
    { kind: 'password-changed', ...about },
    ['Your Veminto password was changed', 'was changed on 21 November 2026, from Firefox on'],
    ['Din adgangskode til Veminto er ændret', 'blev ændret den 21 November 2026 fra Firefox'],
  ],
  [
    { kind: 'password-reset', ...about },
    ['Your Veminto password was changed', 'API keys of the account were revoked too.'],
    ['Din adgangskode til Veminto er ændret', 'API-nøgler er også tilbagekaldt.'],
  ],
  [
    { kind: 'new-device', ...about },
    ['New sign-in to your Veminto account', 'that ends all sessions.', 'It was not me'],
    ['Nyt login på din konto hos Veminto', 'Det afslutter alle sessioner.', 'Det var ikke mig'],
  ],
  [
    {
      ...({ kind: 'webhook-off', firstName: 'Ida', host: 'crm.example', link } as const),
      ...{ since: '21 November 2026', failure: 'it answered 500', keptDays: 30 },
    },
    [
      ...['Your webhook to crm.example was switched off', 'Hello Ida,'],
      ...['accepted nothing since 21 November 2026', 'The last attempt: it answered 500.'],
      ...['kept for 30 days', 'because your account has this webhook.'],
    ],
    [
      ...['Din webhook til crm.example er slået fra', 'Hej Ida', 'siden 21 November 2026'],
      ...['Leveringer gemmes i 30 dage', 'fordi din konto har denne webhook.'],
    ],
  ],
  [
    { ...deletion, from: 'Firefox on Windows', hadPlan: true },
    [
      ...['Your Veminto account was deleted', 'ida@people.example was deleted on 21 November'],
      ...['saved companies with their lists, tags and notes', 'without your name and email'],
      ...['invoices stay with the payment provider', 'sign up again'],
    ],
    [
      ...['Din konto hos Veminto er slettet', 'ida@people.example blev slettet den 21 November'],
      ...['gemte virksomheder med lister, mærker og noter', 'uden dit navn og din e-mail'],
      ...['Fakturaerne bliver hos betalingstjenesten', 'oprette en ny'],
    ],
  ],
  [
    { kind: 'share', from: 'Bo Bæk', email: 'bo@people.example', message: 'Se <b>her</b>' },
    ['Companies shared with you from Veminto', 'Bo Bæk (bo@people.example) has sent you'],
    ['Virksomheder delt med dig fra Veminto', 'Bo Bæk (bo@people.example) har sendt dig'],
  ],
  [
    digest,
    [
      ...['Your weekly Veminto digest: 3 notifications', '3 notifications you have not read'],
      ...['and 2 more', 'and news of 4 more'],
    ],
    ['Ugens nyt fra Veminto: 3 notifikationer', 'og 2 til', 'og nyt om 4 til'],
  ],
];

/** The text of a mail regardless of line breaks. */
const saidIn = ({ subject, text }: { subject: string; text: string }) =>
  `${subject} ${text}`.replace(/\s+/g, ' ');

describe('mails', () => {
  it.each(mails)('%o are written in both languages', async (content, english, danish) => {
    for (const [language, said] of [['en', english] as const, ['da', danish] as const]) {
      const mail = await renderMail(content, language);
      expect(mail.html).toContain(`<html dir="ltr" lang="${language}"`);
      expect(mail.html).not.toMatch(/mails\.|undefined|<b>/);
      expect(mail.text).not.toMatch(/color|prefers|!important/);
      for (const text of said) expect(saidIn(mail)).toContain(text);
    }
  });

  it('an administrator’s deletion tells no device, and no invoices of who never had any', async () => {
    const content = { ...deletion, from: null, hadPlan: false };
    for (const [language, said] of [
      ['en', 'An administrator deleted your account'] as const,
      ['da', 'En administrator har slettet din konto'] as const,
    ]) {
      const text = saidIn(await renderMail(content, language));
      expect(text).toContain(said);
      expect(text).not.toMatch(/Firefox|invoices|Fakturaerne|sign up again|oprette en ny/);
    }
  });

  it('a digest tells the gravest in its subject, and names who came to a saved search', async () => {
    const members = {
      added: { names: ['Ask ApS', 'Birk A/S'], hasMore: true },
      left: { names: ['Cedertræ I/S'], hasMore: false },
    };
    const search = {
      ...group,
      lines: [{ text: '7 nye', at: '21. nov. 20.15', isGrave: false, members }],
    };
    const content = {
      ...digest,
      alert: { what: 'Gik konkurs', title: 'Nordhavn & Søn' },
      groups: [search],
    };
    const danish = await renderMail(content, 'da');
    expect(danish.subject).toBe('Gik konkurs: Nordhavn & Søn og 2 notifikationer mere');
    expect(saidIn(danish)).toContain(
      '7 nye (21. nov. 20.15) Nye: Ask ApS, Birk A/S … Faldet fra: Cedertræ I/S og 2 til',
    );
    const english = await renderMail({ ...content, total: 1 }, 'en');
    expect(english.subject).toBe('Gik konkurs: Nordhavn & Søn');
    expect(saidIn(english)).toContain('New: Ask ApS, Birk A/S … Left: Cedertræ I/S');
  });

  it('a digest marks what is grave, and nothing else', async () => {
    const lines = [
      { text: 'Kom under likvidation', at: '21. nov. 20.15', isGrave: true },
      { text: 'Navn: A → B', at: '20. nov. 20.15', isGrave: false },
    ];
    const mail = await renderMail({ ...digest, groups: [{ ...group, lines }] }, 'da');
    expect(saidIn(mail)).toContain('⚠\uFE0E Kom under likvidation (21. nov. 20.15) Navn: A → B');
    expect(mail.html.match(/class="grave"/g)).toHaveLength(1);
  });

  it('says that it suits light and dark, and colours every text for both', async () => {
    for (const [content] of mails) {
      const { html } = await renderMail(content, 'en');
      expect(html).toContain('<meta name="color-scheme" content="light dark"/>');
      expect(html).toContain('<meta name="supported-color-schemes" content="light dark"/>');
      expect(html).toContain('.body > table > tbody > tr > td {');
      const dark = html.slice(html.indexOf('prefers-color-scheme'), html.indexOf('</style>'));
      // The cell of the body repeats its colours, and is named by its place.
      const coloured = html.match(/<(?!td)[^>]* style="[^"]*color:[^>]*>/g) ?? [];
      expect(coloured.length).toBeGreaterThan(4);
      for (const tag of coloured)
        expect(dark).toContain(`.${/class="(\w+)"/.exec(tag)?.[1] ?? tag}`);
    }
  });

  it('as text it has each address once, and no spacing lines', async () => {
    for (const kind of ['verify', 'reset', 'new-device'] as const) {
      const { text } = await renderMail({ kind, ...about }, 'en');
      expect(text.split(link)).toHaveLength(2);
      expect(text.startsWith('Veminto\n')).toBe(true);
    }
    const { text } = await renderMail({ ...digest, settings: `${link}/s` }, 'da');
    expect(text).toContain(`Åbn Veminto ${link}\n`);
    expect(text).not.toMatch(/\u00a0|Eller åbn/);
  });

  it('large numbers are written as on the screen', async () => {
    const content = { ...digest, total: 1_234, moreGroups: 1_100 };
    const { subject, text } = await renderMail(content, 'en');
    expect(subject).toBe('Your weekly Veminto digest: 1.234 notifications');
    expect(text).toContain('1.234 notifications you have not read');
    expect(text).toContain('and news of 1.100 more');
    const alert = { what: 'Gik konkurs', title: 'Nordhavn' };
    expect((await renderMail({ ...content, alert }, 'da')).subject).toBe(
      'Gik konkurs: Nordhavn og 1.233 notifikationer mere',
    );
  });

  it('one notification is one', async () => {
    const content = { ...digest, total: 1, period: 'daily' } as const;
    expect((await renderMail(content, 'en')).subject).toBe(
      'Your daily Veminto digest: 1 notification',
    );
    expect((await renderMail(content, 'da')).subject).toBe(
      'Dagens nyt fra Veminto: 1 notifikation',
    );
  });
});

it('from where and when something was done', () => {
  const caller = { userAgent: 'Windows Firefox/140.0', address: '192.0.2.1' };
  const at = '2026-11-21T19:15:00Z';
  expect(describeCaller(caller, 'en')).toBe('Firefox on Windows, address 192.0.2.1');
  expect(describeCaller(caller, 'da')).toBe('Firefox på Windows, adresse 192.0.2.1');
  expect(inWords(at, 'en')).toBe('21 November 2026 at 20:15 (Danish time)');
  expect(inWords(at, 'da')).toBe('21. november 2026 kl. 20.15 (dansk tid)');
});
