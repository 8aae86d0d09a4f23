import type { RestructuringRecord } from '@/lib/register/record';
import { dayText } from './calendar';
import { MERGED } from './life';
import { HOLDING, type Profile, profile, type World } from './profile';

/** Beyond the numbers of companies, units and people. */
const EVENT_BASE = 4_100_000_000;

/**
 * A company dissolved by a merger became part of the holding company next to it, if that lived then
 * and does now: so each finds the other without a list.
 */
function isMerged({ life: { statusText, ended } }: Profile, receiver: Profile): boolean {
  if (statusText !== MERGED || ended === null) return false;
  return receiver.life.ended === null && receiver.life.founded <= ended;
}

function mergerOf({ index, life }: Profile, side: RestructuringRecord['side']) {
  const on = dayText(life.ended ?? life.founded);
  return { event: EVENT_BASE + index, kind: 'MERGER', side, on } as const;
}

/** The mergers that a company took part in, from its side, oldest first; null for most. */
export function drawMergers(world: World, company: Profile): RestructuringRecord[] | null {
  const { every, first } = HOLDING;
  const start = company.index - (company.index % every);
  const holding = start + first;
  if (company.index !== holding) {
    if (company.life.statusText !== MERGED || holding >= world.companies) return null;
    return isMerged(company, profile(world, holding)) ? [mergerOf(company, 'FROM')] : null;
  }
  if (company.life.ended !== null) return null;
  const merged: RestructuringRecord[] = [];
  for (let index = start; index < Math.min(start + every, world.companies); index += 1) {
    const other = profile(world, index);
    if (isMerged(other, company)) merged.push(mergerOf(other, 'INTO'));
  }
  return merged.length > 0 ? merged.sort((a, b) => (a.on < b.on ? -1 : 1)) : null;
}
