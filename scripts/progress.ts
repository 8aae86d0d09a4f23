import { formatNumber } from '../lib/format';

const terminal = process.stderr.isTTY;
/** A terminal line is updated in place; a log gets a line now and then. */
const everyMs = terminal ? 200 : 10_000;

/** "12 s", "4 min", "3 h 20 min" */
function duration(seconds: number): string {
  if (seconds < 90) return `${Math.ceil(seconds)} s`;
  const minutes = Math.round(seconds / 60);
  return minutes < 90 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}

/** Shows progress, rate and remaining time of a long command. */
export class Progress {
  readonly #since = performance.now();
  #shown = this.#since;

  constructor(private readonly things: string) {}

  /** `fraction` is the completed share from 0 to 1, if known. */
  show(done: number, fraction?: number | null): void {
    const now = performance.now();
    if (now - this.#shown < everyMs) return;
    this.#shown = now;
    const seconds = (now - this.#since) / 1000;
    const rate = formatNumber(Math.round(done / seconds));
    const left =
      fraction && fraction < 1 ? `, ${duration((seconds / fraction) * (1 - fraction))} left` : '';
    const line = `${formatNumber(done)} ${this.things}, ${rate}/s${left}`;
    if (terminal) process.stderr.write(`\r${line}\u001b[K`);
    else console.error(line);
  }

  /** Clears the updating line; call before printing anything else. */
  clear(): void {
    if (terminal) process.stderr.write('\r\u001b[K');
  }

  get seconds(): string {
    return ((performance.now() - this.#since) / 1000).toFixed(1);
  }
}
