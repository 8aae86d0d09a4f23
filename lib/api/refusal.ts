import { sentenceOf } from './call';

/** The server's message when it rejects the request; undefined on success. */
export async function refusalOf(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (failure) {
    return sentenceOf(failure);
  }
}
