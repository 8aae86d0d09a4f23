import { useTranslations } from 'next-intl';
import { CardSection } from '@/components/ui/card';

export function Purpose({ text }: { text: string | null }) {
  const t = useTranslations('detail');
  if (!text) return null;
  return (
    <CardSection id="purpose" heading={t('purpose')}>
      <p lang="da" className="max-w-prose text-pretty">
        {text}
      </p>
    </CardSection>
  );
}
