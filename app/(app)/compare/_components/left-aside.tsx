import { useTranslations } from 'next-intl';
import { IgnoredNote } from '@/components/filters/ignored-note';
import { MOST_COMPARED } from '@/lib/comparison/constants';

type Props = { unreadable?: readonly string[]; leftOut?: readonly string[]; unknown?: string[] };

/** What of the address is not compared, and why. Nothing when all of it is. */
export function LeftAside({ unreadable = [], leftOut = [], unknown = [] }: Props) {
  const t = useTranslations('compare');
  const sentences = [
    ...unreadable.map((text) => t('unreadable', { text })),
    ...unknown.map((key) => t('unknown', { key })),
    ...(leftOut.length > 0 ? [t('leftOut', { most: MOST_COMPARED })] : []),
  ];
  if (sentences.length === 0) return null;
  return <IgnoredNote ignored={[]} also={sentences.join(' · ')} />;
}
