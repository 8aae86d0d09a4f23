import { log } from '@/lib/log';

/**
 * What a part of a page is made of, or that it could not be read: the rest of
 * the page does not depend on it, so the failure stays in the part.
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
