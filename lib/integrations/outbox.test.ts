import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, expect, it, vi } from 'vitest';

const folder = mkdtempSync(path.join(os.tmpdir(), 'veminto-outbox-'));
vi.stubEnv('DATABASE_URL', 'postgresql://localhost/veminto');
vi.stubEnv('AUTH_SECRET', 'a'.repeat(32));
vi.stubEnv('DATA_DIR', folder);
afterAll(() => rmSync(folder, { recursive: true, force: true }));

it('mails and their links are for the owner alone', async () => {
  const { writeToOutbox } = await import('./outbox');
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  await writeToOutbox({
    ...{ id: '1', orderedAt: '2026-11-21T12:00:00.000Z', to: 'ida@people.example' },
    ...{ subject: 'Hello', html: '<p>Hello</p>', text: 'Hello', link: 'http://localhost/x' },
  });
  const outbox = path.join(folder, 'outbox');
  const files = readdirSync(outbox);
  expect(files).toHaveLength(1);
  const modes = [outbox, ...files.map((file) => path.join(outbox, file))].map((each) =>
    (statSync(each).mode & 0o777).toString(8),
  );
  expect(modes).toEqual(['700', '600']);
});
