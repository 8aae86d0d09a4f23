import { ApiError } from '@/lib/api/call';
import { filesApi } from '@/lib/api/files';
import type { ExportFormat, ExportOnWire, ExportRequest, ExportTarget } from '@/lib/exports/types';
import { ownWords } from '@/lib/i18n/own-words';

/** Polling interval. */
const ASK_MS = 700;

const FAILED = 'The file could not be made. Try again in a moment.';
const NOT_FETCHED = 'The file could not be fetched. Check your connection and try again.';

const wait = (ms: number, signal?: AbortSignal) =>
  new Promise<void>((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    if (signal?.aborted) stop();
    else signal?.addEventListener('abort', stop, { once: true });
  });

type Watching = { onChange?: (now: ExportOnWire) => void; signal?: AbortSignal };

/** Polls until the file is ready. Retries when the server is unreachable for a moment. */
async function watchExport(
  begun: ExportOnWire,
  { onChange, signal }: Watching = {},
): Promise<ExportOnWire> {
  let now = begun;
  let misses = 0;
  while (now.status === 'WAITING' || now.status === 'RUNNING') {
    await wait(ASK_MS * (1 + misses), signal);
    try {
      now = (await filesApi.readExport(begun.id, signal)).data;
      misses = 0;
    } catch (error) {
      misses += 1;
      const isPassing = error instanceof ApiError && (error.status === 0 || error.status >= 500);
      if (!isPassing || misses > 20) throw error;
      continue;
    }
    onChange?.(now);
  }
  if (now.status === 'FAILED') throw new Error((await ownWords())(now.failure ?? FAILED));
  return now;
}

/** Requests a file and waits for it. @throws Error with a message to show. */
export async function makeExport(
  request: ExportRequest,
  watching: Watching = {},
): Promise<ExportOnWire> {
  const { data } = await filesApi.createExport(request);
  watching.onChange?.(data);
  return watchExport(data, watching);
}

/**
 * The companies as a file in memory, ready to be shared.
 * @throws Error with a message to show.
 */
export async function fetchSharedFile(target: ExportTarget, format: ExportFormat): Promise<File> {
  const { href, fileName } = await makeExport({ target: { ...target, shared: true }, format });
  const response = await fetch(href ?? '').catch(() => undefined);
  const content = await (response?.ok ? response.blob().catch(() => undefined) : undefined);
  if (!content) throw new Error((await ownWords())(NOT_FETCHED));
  return new File([content], fileName, { type: content.type });
}
