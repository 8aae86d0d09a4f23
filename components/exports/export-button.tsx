import type { ExportTarget } from '@/lib/exports/types';

type Props = {
  target: ExportTarget;
  /** Companies that it is about. */
  total: number;
};

/** Opens what writes companies into a file. */
export function ExportButton(_: Props) {
  return null;
}
