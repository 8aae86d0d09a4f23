import { csv } from './share-files';

export type Upload = {
  toEmail?: unknown;
  message?: unknown;
  file?: Buffer | string;
  name?: string;
  requestKey?: string;
};

const LIST = { toEmail: 'bo@people.example', message: 'Look at these', file: csv() };

/** The form of an upload; undefined fields are omitted. */
export function uploadForm(given: Upload = {}): FormData {
  const { file, name = 'list.csv', ...fields } = { ...LIST, ...given };
  const form = new FormData();
  for (const [key, value] of Object.entries(fields)) {
    if (value !== undefined) form.set(key, String(value));
  }
  if (file !== undefined) form.set('file', new File([new Uint8Array(Buffer.from(file))], name));
  return form;
}
