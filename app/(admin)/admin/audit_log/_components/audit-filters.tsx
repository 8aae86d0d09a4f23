import { useMessages, useTranslations } from 'next-intl';
import { wordFor } from '@/components/admin/word-for';
import { Button, buttonClass } from '@/components/ui/button';
import { Field, Input, inputClass } from '@/components/ui/field';
import { Link } from '@/components/ui/link';
import { adminPaths } from '@/lib/admin-paths';
import { AUDIT_ACTIONS } from '@/lib/audit/actions';
import type { AuditQuestion } from '@/lib/audit/search-params';
import { cn } from '@/lib/cn';

/** A plain GET form, so that the filters are kept in the URL. */
export function AuditFilters({ question: { action, person } }: { question: AuditQuestion }) {
  const t = useTranslations('admin');
  const words = useMessages().audit.actions;
  const actions = [...new Set([...AUDIT_ACTIONS, ...(action === '' ? [] : [action])])];
  return (
    <form action={adminPaths.auditLog()} className="flex flex-wrap items-end gap-3 max-sm:*:w-full">
      <Field id="action" label={t('action')}>
        <select
          id="action"
          name="action"
          defaultValue={action}
          key={action}
          className={cn(inputClass, 'sm:w-56')}
        >
          <option value="">{t('allActions')}</option>
          {actions.map((name) => (
            <option key={name} value={name}>
              {wordFor(words, name)}
            </option>
          ))}
        </select>
      </Field>
      <Field id="person" label={t('person')}>
        <Input
          id="person"
          name="person"
          type="search"
          key={person}
          defaultValue={person}
          autoComplete="off"
          className="sm:w-72"
        />
      </Field>
      <Button type="submit" variant="primary">
        {t('apply')}
      </Button>
      {(action !== '' || person !== '') && (
        <Link href={adminPaths.auditLog()} className={buttonClass({ variant: 'ghost' })}>
          {t('clearFilters')}
        </Link>
      )}
    </form>
  );
}
