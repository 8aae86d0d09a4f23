import 'server-only';
import type { SqlDriverAdapterFactory } from '@prisma/driver-adapter-utils';
import type { Pool } from 'pg';
import { log } from '@/lib/log';
import { within } from '@/lib/within';

const LOOK_MS = 2_000;
const PATIENCE_MS = 4_000;
/** A standby with a greater lag is not used. */
const MOST_BEHIND_MS = 10_000;
/** WAL positions kept until the standby has replayed them; the oldest determines the lag. */
const MOST_MARKS = 10;
/**
 * Errors that are not retried on the primary: a timeout would take as long there, and writes are
 * not allowed here.
 */
const NOT_PUT_AGAIN: ReadonlySet<unknown> = new Set(['57014', '25006']);

/** The primary's WAL position at a moment. */
type Mark = { at: number; position: string };

function codeOf(error: unknown): unknown {
  const { code, cause } = error as { code?: unknown; cause?: { originalCode?: unknown } };
  return cause?.originalCode ?? code;
}

/**
 * A streaming standby that serves reads while it responds and hardly lags. Otherwise, and until its
 * first check, reads go to the primary.
 */
export class Standby {
  /** Unknown until the first look. */
  #fit?: boolean;
  #looking?: NodeJS.Timeout;
  #look?: Promise<void>;
  #marks: Mark[] = [];

  constructor(
    private readonly primary: Pick<Pool, 'query'>,
    private readonly standby: Pick<Pool, 'query'>,
  ) {}

  get state() {
    const [oldest] = this.#marks;
    return {
      used: this.#fit ?? false,
      behindSeconds: oldest ? (Date.now() - oldest.at) / 1000 : 0,
    };
  }

  /** Falls back to the primary. If only the standby fails, it is marked unfit. */
  async read<T>(there: () => Promise<T>, here: () => Promise<T>): Promise<T> {
    this.#watch();
    if (!this.#fit) return here();
    try {
      return await there();
    } catch (error) {
      if (NOT_PUT_AGAIN.has(codeOf(error))) throw error;
      const answer = await here();
      this.#judge(false, error);
      return answer;
    }
  }

  stop(): void {
    clearInterval(this.#looking);
  }

  #watch(): void {
    if (this.#looking) return;
    this.#looking = setInterval(() => void this.look(), LOOK_MS);
    this.#looking.unref();
    void this.look();
  }

  #judge(fit: boolean, err?: unknown): void {
    if (fit === this.#fit) return;
    this.#fit = fit;
    const { behindSeconds } = this.state;
    if (fit) log.info({ behindSeconds }, 'The register is read from the replica.');
    else log.warn({ err, behindSeconds }, 'The register is read from the primary.');
  }

  /** Concurrent calls share one check. */
  look(): Promise<void> {
    this.#look ??= this.#lookOnce().finally(() => {
      this.#look = undefined;
    });
    return this.#look;
  }

  /** Compares the positions of both. While the primary is unavailable, no new lag is recorded. */
  async #lookOnce(): Promise<void> {
    await this.#mark().catch(() => {});
    try {
      const isStandby = await within(PATIENCE_MS, this.#readReplayed());
      if (isStandby === undefined) throw new Error('The replica does not answer.');
      if (!isStandby) throw new Error('The address of the replica is not that of a standby.');
      this.#judge(this.state.behindSeconds * 1000 <= MOST_BEHIND_MS);
    } catch (error) {
      this.#judge(false, error);
    }
  }

  async #mark(): Promise<void> {
    const at = Date.now();
    const asked = this.primary.query<{ position: string }>(
      'SELECT pg_current_wal_lsn()::text AS position',
    );
    const position = (await within(PATIENCE_MS, asked))?.rows[0]?.position;
    if (!position) return;
    if (this.#marks.length >= MOST_MARKS) this.#marks.pop();
    this.#marks.push({ at, position });
  }

  /** Removes the positions that the standby has replayed. */
  async #readReplayed(): Promise<boolean> {
    const marks = [...this.#marks];
    const { rows } = await this.standby.query<{ isStandby: boolean; reached: number }>(
      `SELECT pg_is_in_recovery() AS "isStandby", count(*)::int AS reached
       FROM unnest($1::pg_lsn[]) AS position WHERE position <= pg_last_wal_replay_lsn()`,
      [marks.map(({ position }) => position)],
    );
    // A late answer, after its timeout, may refer to positions that are no longer in the list.
    const reached = new Set(marks.slice(0, rows[0]?.reached ?? 0));
    this.#marks = this.#marks.filter((mark) => !reached.has(mark));
    return rows[0]?.isStandby ?? false;
  }
}

const refuse = () => Promise.reject(new Error('The register is only read here.'));

/** A client's driver adapter that reads from the standby when possible. */
export function readingFrom(
  standby: Standby,
  adapters: { there: SqlDriverAdapterFactory; here: SqlDriverAdapterFactory },
): SqlDriverAdapterFactory {
  const { provider, adapterName } = adapters.here;
  return {
    provider,
    adapterName,
    connect: async () => {
      const [there, here] = await Promise.all([adapters.there.connect(), adapters.here.connect()]);
      return {
        provider,
        adapterName,
        queryRaw: (query) =>
          standby.read(
            () => there.queryRaw(query),
            () => here.queryRaw(query),
          ),
        executeRaw: refuse,
        executeScript: refuse,
        startTransaction: refuse,
        getConnectionInfo: () => here.getConnectionInfo?.() ?? { supportsRelationJoins: true },
        dispose: async () => {
          standby.stop();
          await there.dispose();
        },
      };
    },
  };
}
