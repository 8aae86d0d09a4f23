import 'server-only';
import type { ParticipantAnswer } from './answers';
import { toParticipantData } from './mapper';
import { getCombinedHoldings } from './ownership';
import { getParticipant } from './queries';

/**
 * A page of all roles that a person or an organisation has, and the companies that they own through
 * others, in the API's wire format.
 *
 * @throws AppError not_found
 */
export async function getParticipantAnswer(asked: {
  id: string;
  page?: number;
}): Promise<ParticipantAnswer> {
  const roles = await getParticipant(asked);
  return toParticipantData(roles, await getCombinedHoldings(roles.participant));
}
