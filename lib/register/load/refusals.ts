import 'server-only';

const maxReasons = 50;

/**
 * Counts refusals by reason. Digits are removed, so that reasons differing only in numbers are
 * counted together.
 */
export class RefusalCounts {
  total = 0;
  readonly byReason: Record<string, number> = {};

  add(reason: string): void {
    this.total += 1;
    const kind = reason.replace(/\d+/g, '…').slice(0, 120);
    const room = kind in this.byReason || Object.keys(this.byReason).length < maxReasons;
    const counted = room ? kind : 'other';
    this.byReason[counted] = (this.byReason[counted] ?? 0) + 1;
  }
}
