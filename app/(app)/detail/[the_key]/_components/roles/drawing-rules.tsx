import { useTranslations } from 'next-intl';
import { CardSection } from '@/components/ui/card';

/** Who may sign for the company; where the register names no rule, its CEO does. */
export function DrawingRules({ rule }: { rule: string | null }) {
  const t = useTranslations('roles');
  return (
    <CardSection id="drawing-rules" heading={t('drawingRules')}>
      {rule ? (
        <p lang="da" className="whitespace-pre-line text-pretty">
          {rule}
        </p>
      ) : (
        <p>{t('byCeo')}</p>
      )}
    </CardSection>
  );
}
