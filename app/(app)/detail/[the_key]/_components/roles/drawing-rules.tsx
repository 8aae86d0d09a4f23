import { useTranslations } from 'next-intl';
import { CardSection } from '@/components/ui/card';

type Props = { rule: string | null; hasManagement: boolean };

/** The rule on who may sign for the company; without one in the register, its CEO if it has one. */
export function DrawingRules({ rule, hasManagement }: Props) {
  const t = useTranslations('roles');
  return (
    <CardSection id="drawing-rules" heading={t('drawingRules')}>
      {rule ? (
        <p lang="da" className="whitespace-pre-line text-pretty">
          {rule}
        </p>
      ) : (
        <p>{t(hasManagement ? 'byCeo' : 'noRule')}</p>
      )}
    </CardSection>
  );
}
