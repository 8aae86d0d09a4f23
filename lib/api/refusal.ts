import { ApiError } from './call';

/** What the server said when it refused; undefined when it did what was asked. */
export async function refusalOf(work: () => Promise<unknown>): Promise<string | undefined> {
  try {
    await work();
    return undefined;
  } catch (failure) {
    if (!(failure instanceof ApiError)) throw failure;
    return failure.message;
  }
}
