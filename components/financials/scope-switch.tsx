import { useTranslations } from 'next-intl';
import { SwitchNav } from '@/components/ui/switch-nav';
import { SCOPES } from '@/lib/financials/constants';
import type { Scope } from '@/lib/financials/types';

type Props = { scope: Scope; hrefOf: (scope: Scope) => string };

/** Switches between the company's own accounts and those of its group. */
export function ScopeSwitch({ scope, hrefOf }: Props) {
  const t = useTranslations('financial');
  const choices = SCOPES.map((choice) => ({
    text: t(choice),
    href: hrefOf(choice),
    isCurrent: choice === scope,
  }));
  return <SwitchNav label={t('scopes')} choices={choices} />;
}
