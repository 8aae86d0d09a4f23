import { useTranslations } from 'next-intl';
import { CopyButton } from '@/components/company/copy-button';
import { InitialsCircle } from '@/components/company/initials-circle';
import { CompanyMarks } from '@/components/company/marks';
import { ListsButton } from '@/components/saved/lists-button';
import { SaveButton } from '@/components/saved/save-button';
import { StreamWhenSlow } from '@/components/shell/stream-when-slow';
import { Card } from '@/components/ui/card';
import { dotted } from '@/components/ui/dotted';
import { cn } from '@/lib/cn';
import type { CompanyDetail } from '@/lib/companies/types';
import type { Successors } from '@/lib/history/restructurings';
import type { SaveState, Written } from '@/lib/saved/types';
import type { SharedContact } from '@/lib/shared-contacts/types';
import { CompareLink } from './compare-link';
import { Contacts } from './contacts';
import { OwnWords } from './own-words';
import { ReportLink } from './report-link';
import { SuccessorsLine } from './successors-line';

/** Names longer than this are set in a smaller size, to leave room for the rest. */
const LONG_NAME = 80;

type Props = {
  company: CompanyDetail;
  /** Of a company that ended by a merger or demerger. */
  successors: Successors | null;
  otherHref: (key: string) => string;
  shared: Promise<SharedContact[] | 'failed'>;
  saved: SaveState;
  written: Written | null;
};

export function CompanyHeader(props: Props) {
  const { company, successors, otherHref, shared, saved, written } = props;
  const t = useTranslations();
  const name = company.name ?? t('company.noName');
  return (
    <Card className="flex flex-wrap gap-4 p-4">
      <InitialsCircle companyKey={company.key} name={name} className="size-14 text-xl" />
      {/* When the buttons leave less room than this, they wrap below. */}
      <div className="flex min-w-0 flex-1 flex-col gap-2 sm:basis-72">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1
            lang="da"
            dir="auto"
            className={cn('min-w-0', name.length > LONG_NAME ? 'text-lg' : 'text-xl')}
          >
            {name}
          </h1>
          <CompanyMarks company={company} />
        </div>
        <p className="dotted">
          {dotted([
            company.industry && <span lang="da">{company.industry}</span>,
            // On each tab and on paper, where the facts are not.
            <span key="cvr" className="whitespace-nowrap">
              <span className="text-muted">{t('company.cvr', { key: company.key })}</span>{' '}
              <CopyButton text={company.key} label={t('detail.copy.cvr')} />
            </span>,
          ])}
        </p>
        {successors && <SuccessorsLine successors={successors} href={otherHref} />}
        <StreamWhenSlow work={shared} skeleton={<Contacts company={company} />}>
          {(found) => <Contacts company={company} shared={found === 'failed' ? [] : found} />}
        </StreamWhenSlow>
        {company.advertisingProtected && (
          <p className="text-muted text-xs">{t('company.protectedHint')}</p>
        )}
        {written && <OwnWords companyKey={company.key} state={saved} written={written} />}
      </div>
      <div className="flex flex-wrap items-start gap-2 max-sm:w-full max-sm:*:flex-1 print:hidden">
        <SaveButton companyKey={company.key} name={name} state={saved} shortcut />
        <ListsButton companyKey={company.key} name={name} state={saved} />
        <CompareLink companyKey={company.key} />
        <ReportLink companyKey={company.key} />
      </div>
    </Card>
  );
}
