import 'server-only';
import { AppError } from '@/lib/errors';
import { MESSAGES } from './constants';
import { isReadWhole, isWidened, parseSavedParams, type SavedParams } from './saved-params';

/**
 * The parameters of a /saved URL, for a bulk action on everything it shows.
 * @throws AppError invalid_input where it would affect more than intended
 */
export function targetParams(query: string): SavedParams {
  const given = new URLSearchParams(query);
  if (isWidened(given)) throw new AppError('invalid_input', MESSAGES.widened);
  if (!isReadWhole(given)) throw new AppError('invalid_input', MESSAGES.which);
  return parseSavedParams(given);
}
