import 'server-only';
import { AppError } from '@/lib/errors';
import { COMPANY_STATUSES } from '@/lib/search-index/choices';
import { MESSAGES } from './constants';
import { isReadWhole, isWidened, parseSavedParams, type SavedParams } from './saved-params';

export const UNKNOWN_STATUS = `The status is one of ${COMPANY_STATUSES.join(', ')}.`;

/**
 * The parameters of a /saved URL, for a bulk action on everything it shows.
 * @throws AppError invalid_input where it would affect more than intended
 */
export function targetParams(query: string): SavedParams {
  const given = new URLSearchParams(query);
  if (isWidened(given)) throw new AppError('invalid_input', MESSAGES.widened);
  const params = parseSavedParams(given);
  if (params.status === null && given.get('status')?.trim()) {
    throw new AppError('invalid_input', UNKNOWN_STATUS);
  }
  if (!isReadWhole(given)) throw new AppError('invalid_input', MESSAGES.which);
  return params;
}
