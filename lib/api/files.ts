import type { Message } from '@/lib/answer-parts';
import type { ExportOnWire, ExportRequest } from '@/lib/exports/types';
import { ownWords } from '@/lib/i18n/own-words';
import { call } from './call';

/** Company exports, and sharing files by mail. */
export const filesApi = {
  createExport: (request: ExportRequest) =>
    call<{ data: ExportOnWire }>('POST', '/exports', request),
  readExport: (id: string, signal?: AbortSignal) =>
    call<{ data: ExportOnWire }>('GET', `/exports/${id}`, undefined, signal),
  /** Exports of the last day. */
  exports: async (signal?: AbortSignal) => {
    const { data } = await call<{ data: ExportOnWire[] }>('GET', '/exports', undefined, signal);
    const say = await ownWords();
    return { data: data.map((file) => ({ ...file, failure: file.failure && say(file.failure) })) };
  },
  /** Mails a file; form fields: toEmail, message, file, requestKey. */
  share: (form: FormData) => call<Message>('POST', '/saved/upload', form),
};
