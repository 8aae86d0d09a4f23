import 'server-only';
import { AppError } from '@/lib/errors';
import { MESSAGES } from './constants';
import { isWidened, parseSavedParams, type SavedParams } from './saved-params';

/**
 * What an address of /saved shows, for whatever is done to all of it.
 * @throws AppError invalid_input where it would be more than was asked for
 */
export function targetParams(query: string): SavedParams {
  const given = new URLSearchParams(query);
  if (isWidened(given)) throw new AppError('invalid_input', MESSAGES.widened);
  return parseSavedParams(given);
}
