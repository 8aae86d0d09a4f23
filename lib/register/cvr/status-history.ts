import 'server-only';
import type { Day, StatusRecord } from '../record';
import { statusOfText } from './life';
import { periodOf } from './periods';
import { type Json, lineAt, listAt } from './values';

/** No company has a tenth of it. */
const mostStatuses = 50;

const isTrouble = ({ status }: StatusRecord) => status.startsWith('IN_');

/**
 * The statuses that a company has had up to a day, oldest first; null unless it was in trouble and
 * had another status as well. Entries of the same status in other words count as one.
 */
export function statusHistoryOf(document: Json, day: Day): StatusRecord[] | null {
  const entries = listAt(document, 'virksomhedsstatus').flatMap((item): StatusRecord[] => {
    const { validFrom: from } = periodOf(item);
    const text = lineAt(item, 'status');
    return from === null || from > day || text === null
      ? []
      : [{ status: statusOfText(text), from }];
  });
  const changes = entries
    .sort((a, b) => (a.from < b.from ? -1 : 1))
    .filter(({ status }, place, all) => status !== all[place - 1]?.status);
  return changes.length > 1 && changes.some(isTrouble) ? changes.slice(-mostStatuses) : null;
}
