import 'server-only';
import type { ChangeFilter } from '@/lib/search-index/change-filters';
import { basesOf } from './inflect';
import type { Scan } from './scan';

const words = (filter: ChangeFilter, text: string) =>
  text.split(' ').map((word): [string, ChangeFilter] => [word, filter]);

/** Folded words for what companies change, and the filter that knows when they last did. */
const FILTERS = new Map<string, ChangeFilter>([
  ...words('newAuditor', 'revisor auditor accountant'),
  ...words('newManager', 'direktor direktion ledelse ceo director management executive leder'),
  ...words('newOwner', 'ejer ejerkreds kapitalejer owner ownership'),
  ...words('newBoardMember', 'bestyrelse bestyrelsesmedlem bestyrelsesmedlemm board'),
  ...words('renamed', 'navn firmanavn virksomhedsnavn name'),
  ...words('moved', 'adresse hjemsted domicil address'),
]);

/** "navneskift", "adresseændringer", "ledelsesudskiftning": what is changed, and that it is. */
const COMPOUND = /^(.{4,}?)(?:skift|skifte|aendring|udskiftning|forandring)(?:e?t|en|er|erne)?$/;

function compoundOf(fold: string): ChangeFilter | undefined {
  const stem = COMPOUND.exec(fold)?.[1] ?? '';
  return basesOf(stem).flatMap((base) => FILTERS.get(base) ?? [])[0];
}

/** The end of one word that names a change. */
export const compoundChangeAt = (scan: Scan, at: number): number | null =>
  compoundOf(scan.fold(at)) ? at + 1 : null;

const filterAt = (scan: Scan, at: number): ChangeFilter | undefined =>
  basesOf(scan.fold(at)).flatMap((base) => FILTERS.get(base) ?? [])[0] ?? compoundOf(scan.fold(at));

/** The filter for the first thing that a stretch of a sentence says is changed; null for others. */
export function changedThing(scan: Scan, from: number, to: number): ChangeFilter | null {
  for (let at = from; at < to; at += 1) {
    const filter = filterAt(scan, at);
    if (filter) return filter;
  }
  return null;
}

/** The end of a word for the name or the address of a company. */
export function nameOrAddressAt(scan: Scan, at: number): number | null {
  const filter = filterAt(scan, at);
  return filter === 'renamed' || filter === 'moved' ? at + 1 : null;
}
