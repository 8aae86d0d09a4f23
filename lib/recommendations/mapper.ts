import { toCompanyRecord } from '@/lib/companies/mapper';
import type { RecommendationsAnswer } from './answers';
import { MESSAGES, REASON_TEXTS } from './constants';
import type { Recommendation } from './types';

/** The answer when nothing can be recommended: the interface hides such an item. */
const NOBODY = [{ Company: MESSAGES.notFound, Data: null, Reasons: [] }];

/** Recommendations with the names the API uses on the wire. */
export function toResponse(recommendations: readonly Recommendation[]): RecommendationsAnswer {
  if (recommendations.length === 0) return { Response: NOBODY };
  return {
    Response: recommendations.map(({ company, reasons }) => ({
      Company: company.name ?? company.key,
      Data: toCompanyRecord(company),
      Reasons: reasons.map((reason) => REASON_TEXTS[reason]),
    })),
  };
}
