import { useTranslations } from 'next-intl';
import { MISSING } from '@/components/company/company-text';
import { CopyButton } from '@/components/company/copy-button';
import { ProtectionMark } from '@/components/company/marks';
import { Badge } from '@/components/ui/badge';
import { cn } from '@/lib/cn';
import { employeesText } from '@/lib/companies/employees-text';
import { formatDay, formatPhone } from '@/lib/format';
import type { ProductionUnit } from '@/lib/units/types';

export function UnitItem({ unit }: { unit: ProductionUnit }) {
  const t = useTranslations();
  const count = employeesText(unit.employees);
  const contacts = [unit.phone && formatPhone(unit.phone), unit.email].filter(Boolean);
  return (
    <li className="grid gap-x-6 gap-y-1 py-3 md:grid-cols-[minmax(0,5fr)_minmax(0,4fr)_minmax(0,3fr)]">
      <div>
        <UnitName unit={unit} />
        <p className="text-muted text-sm">
          {unit.pNumber}{' '}
          <CopyButton
            text={unit.pNumber}
            label={t('detail.copy.pNumber', { pNumber: unit.pNumber })}
          />
          {unit.industry && <span lang="da"> · {unit.industry}</span>}
        </p>
      </div>
      <UnitAddress unit={unit} />
      <div className="text-sm md:text-right">
        <p>{count ? t('company.employees', { count, plural: count === '1' ? 1 : 2 }) : MISSING}</p>
        {contacts.length > 0 && <p className="wrap-anywhere text-muted">{contacts.join(' · ')}</p>}
      </div>
    </li>
  );
}

function UnitName({ unit }: { unit: ProductionUnit }) {
  const t = useTranslations();
  const { name, isMain, active, ceasedOn, advertisingProtected } = unit;
  return (
    <div className="flex flex-wrap items-center gap-x-2 gap-y-1">
      <h3 lang="da" dir="auto" className={cn('min-w-0 text-base', !active && 'text-muted')}>
        {name ?? t('company.noName')}
      </h3>
      {isMain && <Badge tone="accent">{t('detail.mainUnit')}</Badge>}
      {!active && (
        <Badge>
          {t('company.status.CEASED')}
          {ceasedOn && ` ${formatDay(ceasedOn)}`}
        </Badge>
      )}
      {advertisingProtected && <ProtectionMark />}
    </div>
  );
}

function UnitAddress({ unit }: { unit: ProductionUnit }) {
  const { street, town, postalCode, postalDistrict, municipality } = unit;
  const city = [postalCode, postalDistrict ?? municipality].filter(Boolean).join(' ');
  const house = [street, town].filter(Boolean).join(', ');
  const lines = new Set([house, city].filter((line) => line !== ''));
  return (
    <address lang="da" className="text-sm not-italic">
      {lines.size === 0 && MISSING}
      {[...lines].map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
