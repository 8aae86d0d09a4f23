import { useTranslations } from 'next-intl';
import type { ConnectedNode } from '@/lib/connections/types';
import { formatDay } from '@/lib/format';

type Props = {
  /** What the data say and what they do not. */
  text: string;
  nodes: readonly ConnectedNode[];
  /** The register's day. */
  asOf: Date | null;
};

/** How far roles can be taken, and where they are from. */
export function SourceNote({ text, nodes, asOf }: Props) {
  const t = useTranslations('person');
  const isSample = nodes.some((node) => node.kind === 'COMPANY' && node.isSample);
  return (
    <p className="text-muted text-xs">
      {text} {isSample ? t('sourceSample') : t('source')}
      {asOf && ` · ${t('snapshot', { day: formatDay(asOf) })}`}
    </p>
  );
}
