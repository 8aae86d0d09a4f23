'use client';

import { AnswerCache, useAnswer } from '@/components/ui/use-answer';
import { companiesApi } from '@/lib/api/companies';
import type { UnitPoint } from '@/lib/units/types';

const cache = new AnswerCache<UnitPoint[]>();
const NONE: UnitPoint[] = [];

/** The positions of a company's units; empty until loaded, and for null. */
export function useUnitPoints(companyKey: string | null) {
  const { answer, error, retry } = useAnswer({
    cache,
    key: companyKey,
    load: (signal) => companiesApi.unitPoints(companyKey ?? '', signal),
  });
  return { units: answer ?? NONE, error, retry };
}
