import { formatNumber } from '../lib/format';
import type { LoadResult } from '../lib/register/load/types';

/** A line per name, the most frequent first; nothing without any. */
export function printCounts(title: string, counts: Record<string, number>): void {
  const entries = Object.entries(counts).sort(([, a], [, b]) => b - a);
  if (entries.length === 0) return;
  console.log(`${title}:`);
  for (const [name, count] of entries) console.log(`  ${formatNumber(count)} × ${name}`);
}

/** Tells reports that we failed to read. Sets exit code 1 if there are any. */
export function printFaults(faults: number): void {
  if (faults === 0) return;
  console.error(
    `${formatNumber(faults)} reports could not be read because of a fault of this program; the log has the errors.`,
  );
  process.exitCode = 1;
}

/** Refusals are printed individually up to a limit; the report has the rest. */
const maxToldRefusals = 200;

export function refusalTeller(clear: () => void): (place: string, reason: string) => void {
  let told = 0;
  return (place, reason) => {
    told += 1;
    if (told > maxToldRefusals) return;
    clear();
    console.error(`${place}: ${reason}`);
  };
}

const maxCodes = 20;

/** Prints the counts of a company load. Sets exit code 1 if any was refused. */
export function printReport(
  result: LoadResult,
  { seconds, dryRun = false }: { seconds: string; dryRun?: boolean },
): void {
  const { loaded, updated, unchanged, refused, deleted, repeated } = result;
  const removed = deleted > 0 ? `, ${deleted} removed` : '';
  const trial = dryRun ? 'Dry run, nothing was kept: ' : '';
  console.log(
    `${trial}${loaded} loaded, ${updated} updated, ${unchanged} unchanged, ${refused} refused${removed} in ${seconds} s`,
  );
  if (result.keptMissing > 0) {
    console.log(
      `${result.keptMissing} companies that the source lacks were kept, because documents that cannot be read may be theirs.\n` +
        'Repair these and load again, or add --remove-missing to remove the companies.',
    );
  }
  if (repeated > 0) {
    console.log(`${repeated} documents came more than once; the newest of each was taken.`);
  }
  if (result.unknownCompanies > 0) {
    console.log(`${result.unknownCompanies} companies are known only from their production units.`);
  }
  if (result.unplaced > 0) console.log(`${result.unplaced} companies have no coordinates.`);
  printCounts('Left out', result.ignored);
  printCounts('Refused', result.refusedByReason);
  for (const [list, codes] of Object.entries(result.unknownCodes)) {
    if (codes.length === 0) continue;
    const more = codes.length > maxCodes ? ` and ${codes.length - maxCodes} more` : '';
    console.log(`Unknown ${list}, entered as data: ${codes.slice(0, maxCodes).join(', ')}${more}`);
  }
  if (refused > 0) process.exitCode = 1;
}
