import type { Result } from './try';
import type { Counts } from './watch';

const percent = (part: number, whole: number) =>
  whole === 0 ? '0 %' : `${Math.round((100 * part) / whole)} %`;

function countsText(counts: Counts | null): string {
  if (!counts) return 'away';
  return `${counts.register} / ${counts.others} / ${counts.writes}`;
}

function registerShare({ primary, standby }: Result): string {
  const there = standby?.register ?? 0;
  return percent(there, there + (primary?.register ?? 0));
}

function inColumns(rows: string[][]): string[] {
  const widths = (rows[0] ?? []).map((_, at) =>
    Math.max(...rows.map((row) => row[at]?.length ?? 0)),
  );
  return rows.map((row) =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  );
}

/** Requests, answers, and which server received the statements. */
export function phaseLines(results: Result[]): string[] {
  const head = [
    ...['', 'answers', 'wrong', 'p95', 'slowest', 'file', 'on the primary', 'on the standby'],
    ...['register from standby', 'lag'],
  ];
  const rows = results.map((result) => [
    ...[result.name, String(result.asked), result.failed || '0'],
    ...[`${result.p95.toFixed(0)} ms`, `${result.slowest.toFixed(0)} ms`, String(result.exported)],
    ...[countsText(result.primary), countsText(result.standby), registerShare(result)],
    `${result.seen.lagMs.toFixed(0)} ms, ${(result.seen.lagBytes / 1024).toFixed(0)} kB`,
  ]);
  return [
    ...inColumns([head, ...rows]),
    'Statements: of the register / other reads / writes. Lag: the most while one was connected.',
  ];
}

/** Maximum number of connections during the run. */
export function connectionLines(results: Result[]): string[] {
  const pools = new Map<string, { clients: number; waiting: number; servers: number }>();
  const direct = new Map<string, number>();
  for (const { seen } of results) {
    for (const [name, { clients, waiting, servers }] of seen.pools) {
      const most = pools.get(name) ?? { clients: 0, waiting: 0, servers: 0 };
      pools.set(name, {
        clients: Math.max(most.clients, clients),
        waiting: Math.max(most.waiting, waiting),
        servers: Math.max(most.servers, servers),
      });
    }
    for (const [name, count] of seen.connections) {
      direct.set(name, Math.max(direct.get(name) ?? 0, count));
    }
  }
  return [
    ...[...pools].map(
      ([name, { clients, waiting, servers }]) =>
        `PgBouncer, ${name}: at most ${clients} clients, ${waiting} of them waiting, on ${servers} connections.`,
    ),
    `PostgreSQL, by application_name: ${[...direct].map(([name, count]) => `${name} ${count}`).join(', ')}.`,
  ];
}
