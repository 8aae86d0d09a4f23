import 'server-only';
import { cookies } from 'next/headers';
import { env } from '@/lib/env';
import { columnsCookie, readColumns, type TableColumn } from './table-columns';
import type { ResultView } from './types';

/** The columns of the table of results that the browser has chosen; none for other layouts. */
export async function chosenColumns(view: ResultView): Promise<readonly TableColumn[]> {
  if (view !== 'table') return [];
  const name = columnsCookie(env.appUrl.startsWith('https://'));
  return readColumns((await cookies()).get(name)?.value);
}
