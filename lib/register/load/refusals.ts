import 'server-only';

const maxReasons = 50;

/** Reasons differ in numbers and places; a load's report counts them without. */
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
