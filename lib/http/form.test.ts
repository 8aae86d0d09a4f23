import { expect, test, vi } from 'vitest';
import { readForm } from './form';

const of = (body: string, type: string) =>
  new Request('http://localhost/', { method: 'POST', headers: { 'content-type': type }, body });
const part = (name: string, value = 'x') =>
  `--line\r\ncontent-disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
const parts = (count: number) =>
  `${Array.from({ length: count }, (_, at) => part(`n${at}`)).join('')}--line--\r\n`;

test('fields and files come as a browser sends them', async () => {
  const form = new FormData();
  form.set('toEmail', 'bo@people.example');
  form.set('file', new File(['--line\r\n'.repeat(99)], 'a.csv'));
  const request = new Request('http://localhost/', { method: 'POST', body: form });
  const { toEmail, file } = await readForm(request, 1_000);
  expect(toEmail).toBe('bo@people.example');
  expect(file).toMatchObject({ name: 'a.csv', size: 8 * 99 });
});

test.each(['; boundary=line', ';boundary="line"', '; charset=utf-8; Boundary=line; a=b'])(
  'the boundary is read of “%s”',
  async (rest) => {
    const fields = await readForm(of(parts(2), `multipart/form-data${rest}`), 0);
    expect(fields).toEqual({ n0: 'x', n1: 'x' });
  },
);

test.each([
  ['without a boundary', parts(1), 'multipart/form-data'],
  ['with one that may be read in two ways', parts(1), 'multipart/form-data; boundary="li\\ne"'],
  ['that is cut off', part('a'), 'multipart/form-data; boundary=line'],
  ['with a field twice', `${part('a')}${parts(1)}${part('a')}`, 'multipart/form-data; boundary=x'],
])('a form %s is refused', async (_what, body, type) => {
  await expect(readForm(of(body, type), 0)).rejects.toMatchObject({ code: 'bad_request' });
});

test('what is no form is refused by its kind', async () => {
  const refused = readForm(of('{}', 'application/json'), 0);
  await expect(refused).rejects.toMatchObject({ code: 'unsupported_media_type' });
});

test('more parts than a form of ours has are never parsed', async () => {
  const parsed = vi.spyOn(Response.prototype, 'formData');
  const type = 'multipart/form-data; boundary=line';
  expect(Object.keys(await readForm(of(parts(20), type), 0))).toHaveLength(20);
  expect(parsed).toHaveBeenCalledTimes(1);
  for (const count of [21, 900]) {
    await expect(readForm(of(parts(count), type), 0)).rejects.toMatchObject({
      code: 'bad_request',
    });
  }
  expect(parsed).toHaveBeenCalledTimes(1);
});
