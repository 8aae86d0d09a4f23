import 'server-only';
import { cutText } from '@/lib/cut-text';

const maxReasons = 50;

/** Without what jsonb refuses: reasons quote documents, and one must not end the load. */
const storable = (reason: string) => reason.toWellFormed().replaceAll('\0', '');

/**
 * Counts refusals by reason. Digits are removed, so that reasons differing only in numbers are
 * counted together.
 */
export class RefusalCounts {
  total = 0;
  readonly byReason: Record<string, number> = {};

  add(reason: string): void {
    this.total += 1;
    const kind = cutText(storable(reason).replace(/\d+/g, '…'), 120);
    const room = kind in this.byReason || Object.keys(this.byReason).length < maxReasons;
    const counted = room ? kind : 'other';
    this.byReason[counted] = (this.byReason[counted] ?? 0) + 1;
  }
}
