import { useTranslations } from 'next-intl';
import { CardSection } from '@/components/ui/card';
import type { CompanyStatus } from '@/lib/companies/types';
import { SigningNote } from '../signing-note';

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
        <p lang="da" className="whitespace-pre-line">
          {rule}
        </p>
      ) : (
        <p>{t(hasManagement ? 'byCeo' : 'noRule')}</p>
      )}
      <SigningNote status={status} />
    </CardSection>
  );
}
