import { log } from '@/lib/log';

/**
 * Awaits the data of an independent part of a page. A failure is logged and returned as 'failed',
 * so that the rest of the page still renders.
 */
export async function contained<Value>(
  part: string,
  key: string,
  work: Promise<Value>,
): Promise<Value | 'failed'> {
  try {
    return await work;
  } catch (error) {
    log.error({ err: error, part, key }, 'a part of a page failed');
    return 'failed';
  }
}
