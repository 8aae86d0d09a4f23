import type { ExportTarget } from '@/lib/exports/types';

type Props = {
  target: ExportTarget;
  /** Companies that it is about. */
  total: number;
};

/** Opens what mails companies to somebody. */
export function ShareButton(_: Props) {
  return null;
}
