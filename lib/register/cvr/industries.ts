import 'server-only';
import type { IndustryVersion } from '@/prisma/client/enums';
import type { Day, IndustryRef } from '../record';
import { currentItem, currentOrLast, periodOf } from './periods';
import { type Json, lineAt, listAt, objectAt } from './values';

/** From this day on, the register uses the code list of 2025. */
const db25From: Day = '2025-01-01';

/** Only the start of a code's period tells which list it belongs to. */
export function industryVersion(validFrom: Day | null): IndustryVersion {
  return validFrom !== null && validFrom >= db25From ? 'DB25' : 'DB07';
}

function industryOf(item: Json | null): IndustryRef | null {
  const written =
    item &&
    (typeof item.branchekode === 'number' ? String(item.branchekode) : lineAt(item, 'branchekode'));
  if (!item || !written || !/^\d{1,6}$/.test(written)) return null;
  const version = industryVersion(periodOf(item).validFrom);
  return { version, code: written.padStart(6, '0'), text: lineAt(item, 'branchetekst') };
}

export function mainIndustry(document: Json, metadata: Json, at: Day): IndustryRef | null {
  const item = currentOrLast(listAt(document, 'hovedbranche'), at);
  return industryOf(item ?? objectAt(metadata, 'nyesteHovedbranche'));
}

export function secondaryIndustries(document: Json, metadata: Json, at: Day): IndustryRef[] {
  return [1, 2, 3].flatMap((number) => {
    const key = `bibranche${number}`;
    const newest = document[key] ? null : objectAt(metadata, `nyesteBibranche${number}`);
    const items = newest ? [newest] : listAt(document, key);
    return industryOf(currentItem(items, at)) ?? [];
  });
}
