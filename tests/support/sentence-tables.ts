import type { Tables } from '@/lib/ai-search/reader/vocabulary';
import { readReference } from '@/lib/register/reference';

/** The code tables of the whole register, on the day of the sample's snapshot. */
export function sentenceTables(): Tables {
  const { industries, legalForms, municipalities, regions, postalDistricts } = readReference();
  const regionNames = new Map([...regions.values()].map(({ code, name }) => [code, name]));
  return {
    industries: [...industries.values()],
    forms: [...legalForms.values()],
    municipalities: [...municipalities.values()].map(
      ({ name, regionCode, latitude, longitude }) => ({
        name,
        region: regionNames.get(regionCode) ?? null,
        center: { latitude, longitude },
      }),
    ),
    districts: [...postalDistricts.values()].map(({ postalCode, name, latitude, longitude }) => ({
      postalCode,
      name,
      center: { latitude, longitude },
    })),
    usedIndustries: null,
    usedSectors: null,
    today: '2022-01-31',
  };
}
