import 'server-only';
import { cookies } from 'next/headers';
import { tableColumnsCookie } from '@/lib/cookies';
import { readColumns, type TableColumn } from './table-columns';
import type { ResultView } from './types';

/** The columns of the table of results that the browser has chosen; none for other layouts. */
export async function chosenColumns(view: ResultView): Promise<readonly TableColumn[]> {
  if (view !== 'table') return [];
  return readColumns((await cookies()).get(tableColumnsCookie.name)?.value);
}
