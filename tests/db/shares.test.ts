import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { csv, pdf, workbook } from '../support/share-files';
import { shareWorld, type Upload, uploadForm } from '../support/share-world';

const sharing = await shareWorld('shares');

const address = () => `${randomUUID()}@people.example`;

test.each([
  ['xlsx', workbook(), 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ['csv', csv(), 'text/csv; charset=utf-8'],
  ['pdf', pdf(), 'application/pdf'],
] as const)(
  '%s: the file goes out as it is, with the words, and is forgotten',
  async (...given) => {
    const [kind, file, type] = given;
    const { id, email, address: from, share } = await sharing.createSender();
    const to = address();
    const message = ` Hej Bo\r\n<b>se</b> her:\thttps://example.dk \u202eok\0 `;
    const answer = await share({
      toEmail: ` ${to.toUpperCase()} `,
      message,
      file,
      name: `x.${kind}`,
    });
    expect([answer.status, answer.body]).toEqual([200, { message: 'Document sent Successfully' }]);
    await sharing.ended(id);
    const [mail, ...more] = sharing.sentTo(to);
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      from: 'Veminto <no-reply@veminto.example>',
      subject: 'Companies shared with you from Veminto',
      reply_to: email,
    });
    expect(mail?.html).toContain('Hej Bo<br/>&lt;b&gt;se&lt;/b&gt; her:');
    expect(mail?.text).toContain(`Ida Holm (${email}) has sent you`);
    expect(mail?.text).toMatch(/Hej Bo\n<b>se<\/b> her:\s+https:\/\/example\.dk ok/);
    expect(mail?.attachments).toHaveLength(1);
    const [attached] = mail?.attachments ?? [];
    expect(attached?.filename).toMatch(new RegExp(`^veminto-companies-\\d{8}-\\d{6}\\.${kind}$`));
    expect(attached?.content_type).toBe(type);
    expect(Buffer.from(attached?.content ?? '', 'base64')).toEqual(file);
    expect(await sharing.shares(id)).toEqual([
      { status: 'SENT', to_email: null, message: null, content: null },
    ]);
    expect(await sharing.notices(id)).toEqual([]);
    const [entry] = await sharing.world.database.rows(
      `SELECT action, address, details FROM audit_events WHERE actor_id = '${id}' ORDER BY id DESC`,
    );
    expect(entry).toEqual({
      action: 'file_shared',
      address: from,
      details: { format: kind, bytes: file.length, to: 'people.example' },
    });
  },
);

const required = 'This Field is requried!';
const oneEmail = 'Give one address, such as bo@people.example, and nothing else.';
const lookAlike = 'This address has letters that only look like those of an address.';
const email = 'Please, enter valid email.';

const refusals: [what: string, given: Upload, field: string, sentence: string][] = [
  ['no address', { toEmail: undefined }, 'toEmail', required],
  ['an empty address', { toEmail: '  ' }, 'toEmail', required],
  ['two addresses', { toEmail: 'a@b.dk, c@d.dk' }, 'toEmail', oneEmail],
  ['two with a semicolon', { toEmail: 'a@b.dk;c@d.dk' }, 'toEmail', oneEmail],
  ['a name and an address', { toEmail: 'Bo <bo@people.example>' }, 'toEmail', oneEmail],
  ['a header behind it', { toEmail: 'a@b.dk\r\nBcc: eve@b.dk' }, 'toEmail', oneEmail],
  ['a line end within', { toEmail: 'a\n@b.dk' }, 'toEmail', oneEmail],
  ['a null byte', { toEmail: 'a\0@b.dk' }, 'toEmail', lookAlike],
  ['Cyrillic letters', { toEmail: 'bо@people.example' }, 'toEmail', lookAlike],
  ['a domain that looks alike', { toEmail: 'bo@pеople.example' }, 'toEmail', lookAlike],
  ['what is not seen', { toEmail: 'b\u200do@people.example' }, 'toEmail', lookAlike],
  ['no domain', { toEmail: 'bo@' }, 'toEmail', email],
  ['no at', { toEmail: 'people.example' }, 'toEmail', email],
  ['too long', { toEmail: `${'a'.repeat(300)}@people.example` }, 'toEmail', email],
  ['no message', { message: undefined }, 'message', required],
  ['a message of nothing that is seen', { message: ' \u200b\r\n' }, 'message', required],
  [
    'a message without end',
    { message: 'a'.repeat(2_001) },
    'message',
    'The message has more than 2000 characters.',
  ],
  ['no file', { file: undefined }, 'file', required],
  ['an empty file', { file: '' }, 'file', required],
  [
    'a program that is called a table',
    { file: 'MZ\0\x01', name: 'list.xlsx' },
    'file',
    'This file is not what it says. Send an Excel, CSV or PDF file.',
  ],
  ['a key that is none', { requestKey: 'once' }, 'requestKey', 'Not a key of a request'],
];

test.each(refusals)('%s is refused with a sentence', async (_what, given, field, sentence) => {
  const { id, share } = await sharing.createSender();
  const answer = await share(given);
  expect([answer.status, answer.body]).toEqual([
    422,
    { error: sentence, code: 'invalid_input', fields: { [field]: sentence } },
  ]);
  expect(await sharing.shares(id)).toEqual([]);
});

test('a field too many, a file too large and no form are refused', async () => {
  const { id, headers, share } = await sharing.createSender();
  const ask = (body: unknown) => sharing.world.ask('POST', 'saved/upload', { body, headers });
  const form = uploadForm();
  form.set('from', 'eve@b.dk');
  expect((await ask(form)).status).toBe(422);
  for (const bytes of [5 * 1024 ** 2 + 1, 20 * 1024 ** 2]) {
    const large = await share({ file: Buffer.alloc(bytes, 'a;b\n') });
    expect([large.status, large.body.error]).toEqual([
      413,
      'The file is larger than 5 MB, which is the most that can be mailed.',
    ]);
  }
  expect((await ask({ toEmail: 'a@b.dk' })).status).toBe(415);
  expect(await sharing.shares(id)).toEqual([]);
});

test('five MiB of a table are mailed', async () => {
  const { id, share } = await sharing.createSender();
  const toEmail = address();
  expect((await share({ toEmail, file: Buffer.alloc(5 * 1024 ** 2, 'a;b\n') })).status).toBe(200);
  await sharing.ended(id);
  expect(sharing.sentTo(toEmail)).toHaveLength(1);
});

test('a click that is repeated sends once, at the same moment too', async () => {
  const { id, share } = await sharing.createSender();
  const again = { toEmail: address(), requestKey: randomUUID() };
  const answers = await Promise.all([1, 2, 3, 4].map(() => share(again)));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  await sharing.ended(id);
  expect((await share(again)).body).toEqual({ message: 'Document sent Successfully' });
  const other = await share({ ...again, message: 'Something else' });
  expect([other.status, other.body.error]).toEqual([
    409,
    'This was sent with other contents already.',
  ]);
  expect(sharing.sentTo(again.toEmail)).toHaveLength(1);
  expect(await sharing.shares(id)).toHaveLength(1);
  // One user's key is independent of another user's.
  const stranger = await sharing.createSender();
  expect((await stranger.share({ ...again, message: 'Mine' })).status).toBe(200);
});

test('twenty a day; what is refused does not count', async () => {
  const { id, share } = await sharing.createSender();
  for (let time = 0; time < 3; time += 1) expect((await share({ file: '' })).status).toBe(422);
  const statuses = [];
  for (let time = 0; time < 21; time += 1) statuses.push((await share()).status);
  expect(statuses).toEqual([...Array(20).fill(200), 429]);
  await sharing.ended(id);
  expect(await sharing.shares(id)).toHaveLength(20);
});

test('twenty a day from one address, whoever sends', async () => {
  const [one, other] = [await sharing.createSender(), await sharing.createSender()];
  for (let time = 0; time < 12; time += 1) expect((await one.share()).status).toBe(200);
  const statuses = [];
  for (let time = 0; time < 9; time += 1)
    statuses.push((await other.share({}, one.address)).status);
  expect(statuses).toEqual([...Array(8).fill(200), 429]);
  expect((await other.share()).status).toBe(200);
  for (const { id } of [one, other]) await sharing.ended(id);
});

test('sixty files an hour are looked into, whoever they would go to', async () => {
  const { throttle } = await import('@/lib/throttle');
  const { id, share } = await sharing.createSender();
  for (let time = 0; time < 60; time += 1) await throttle('shareFile', { account: id });
  expect((await share()).status).toBe(429);
  expect(await sharing.shares(id)).toEqual([]);
});
