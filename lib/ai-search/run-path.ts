import { paths } from '@/lib/paths';

/**
 * The page of a run. It names the search that finds the same, which opens where the run does not:
 * for others, and once it is deleted.
 * @param address The query of that search.
 */
export const runPath = ({ id, address }: { id: string; address: string }): string =>
  paths.discover({ run: id, ...Object.fromEntries(new URLSearchParams(address)) });
