import { companyRecord } from '../../tests/support/company-record';
import type { Case } from './draw';
import { type HardCase, hardCases } from './hard-cases';

/** Sample registers assign numbers from 99 downwards, so these are free. */
const keyOf = (place: number) => String(10_000_001 + place);

const since = { validFrom: '2010-01-01', validTo: null };
const until = { validFrom: '2001-01-01', validTo: '2010-01-01' };

function namesOf({ name, former, secondary }: HardCase) {
  return [
    { ...since, kind: 'PRIMARY' as const, name },
    ...(former ? [{ ...until, kind: 'PRIMARY' as const, name: former }] : []),
    ...(secondary ? [{ ...since, kind: 'SECONDARY' as const, name: secondary }] : []),
  ];
}

export const hardCompanies = hardCases.map((hard, place) =>
  companyRecord(place, {
    key: keyOf(place),
    registerId: 100_000 + place,
    isSample: false,
    name: hard.name,
    names: namesOf(hard),
    ...(hard.district ? { postalDistrict: hard.district } : {}),
    ...(hard.town ? { town: hard.town } : {}),
  }),
);

/** `alone`: no other company may have the name, because it would be equally right. */
export const hardQueries: (Case & { alone: boolean })[] = hardCases.flatMap((hard, place) =>
  hard.queries.map((query) => ({
    class: `hard: ${hard.kind}`,
    rule: 'by hand',
    key: keyOf(place),
    name: hard.name,
    query,
    alone: hard.district === undefined,
  })),
);
