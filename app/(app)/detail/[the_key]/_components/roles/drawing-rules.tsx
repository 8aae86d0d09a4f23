import { useTranslations } from 'next-intl';
import { CardSection } from '@/components/ui/card';
import { isInDistress } from '@/lib/companies/distress';
import type { CompanyStatus } from '@/lib/companies/types';

type Props = { rule: string | null; hasManagement: boolean; status: CompanyStatus };

/**
 * The rule on who may sign for the company; without one in the register, its CEO if it has one. And
 * who acts for it instead while it is in bankruptcy or the like.
 */
export function DrawingRules({ rule, hasManagement, status }: Props) {
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
      {isInDistress(status) && (
        <p className="mt-2 text-pretty text-muted text-sm">{t(`signingIn.${status}`)}</p>
      )}
    </CardSection>
  );
}
