import 'server-only';
import type { Client } from 'pg';
import { withOwnConnection } from '@/lib/db/own-connection';
import { AppError } from '@/lib/errors';
import { type LoadResult, loadBatches, type Refusal } from '../load';
import { makersOf, type RowCounts } from './batches';
import { type DownloadOptions, downloadGeneration } from './download';
import { chooseFiles } from './files';

type DatafordelerProgress =
  | { step: 'download'; file: string; bytes: number; total: number | null }
  | { step: 'read'; file: string; rows: number }
  | { step: 'load'; entries: number; refused: number };

type DatafordelerOptions = Pick<DownloadOptions, 'limits' | 'employment'> & {
  /** Files and folders to read; if empty, the files are downloaded. */
  paths?: readonly string[];
  removeMissing?: boolean;
  dryRun?: boolean;
  /** Called for every refused row; the place is `file, row number`. */
  onRefused: (place: string, reason: string) => void;
  onProgress?: (progress: DatafordelerProgress) => void;
};

type DatafordelerResult = LoadResult & RowCounts;

const withClient = <T>(work: (client: Client) => Promise<T>): Promise<T> =>
  withOwnConnection('veminto-datafordeler', work);

/**
 * Apart from partners, these files contain no people, and no owners, capital, purposes or websites:
 * loading them over companies from another source would erase all of that.
 */
async function refuseOverOthers(client: Client): Promise<void> {
  const { rows } = await client.query<{ foreign: boolean }>(`
    SELECT EXISTS (SELECT FROM companies WHERE NOT is_sample AND status <> 'UNKNOWN')
       AND (EXISTS (SELECT FROM register_loads
                    WHERE source IN ('FILES', 'DISTRIBUTION') AND loaded + updated > 0)
            OR NOT EXISTS (SELECT FROM register_loads
                           WHERE status = 'DONE' AND source = 'DATAFORDELER')) AS foreign`);
  if (!rows[0]?.foreign) return;
  throw new AppError(
    'conflict',
    'The register has companies from another source, whose boards, owners and purposes the files of Datafordeler lack: they load only into an empty register, or one that came from them. Nothing was changed.',
  );
}

/**
 * Replaces the register with the complete files of Datafordeler, given or downloaded. Unreadable
 * rows are reported and skipped; if a file is missing, truncated or of another format, nothing is
 * loaded.
 * @throws AppError with a user-facing message: `invalid_input` for files, `conflict` over a
 *   register from another source or while another load runs, and the errors of the download.
 */
export async function importDatafordeler({
  paths = [],
  removeMissing,
  dryRun,
  onRefused,
  onProgress,
  ...download
}: DatafordelerOptions): Promise<DatafordelerResult> {
  await withClient(refuseOverOthers);
  const given =
    paths.length > 0
      ? paths
      : [
          await downloadGeneration({
            ...download,
            onBytes: (file, bytes, total) => onProgress?.({ step: 'download', file, bytes, total }),
          }),
        ];
  const files = await chooseFiles(given);
  return withClient(async (client) => {
    await refuseOverOthers(client);
    const counts: RowCounts = { replacedRows: 0, repeatedRows: 0 };
    const onRows = (file: string, rows: number) => onProgress?.({ step: 'read', file, rows });
    const makers = makersOf(client, files, { counts, onRows });
    const result = await loadBatches(
      { makers, ahead: 1 },
      {
        source: 'DATAFORDELER',
        kind: 'FULL',
        snapshotDate: files.day,
        removeMissing,
        dryRun,
        onRefused: ({ place, reason }: Refusal) => onRefused(place, reason),
        onProgress: (progress) => onProgress?.({ step: 'load', ...progress }),
      },
    );
    return { ...result, ...counts };
  });
}
