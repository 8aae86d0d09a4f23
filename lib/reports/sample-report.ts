import { formatDay } from '@/lib/format';
import { accountsSections } from './statement-sections';
import type { PrintedDocument, PrintedSection, SampleReport } from './types';
import { reportWords } from './words';

const INVENTED =
  'INVENTED: this company, its people and all figures are made up. No such report was ever filed.';

function managementSection({ management, signingRule }: SampleReport): PrintedSection {
  const rows = management.map(({ name, title }) => ({ cells: [name, title ?? ''] }));
  return {
    heading: 'MANAGEMENT',
    ...(rows.length > 0 && {
      table: {
        columns: [
          { label: 'Name', width: 0.5 },
          { label: 'Role', width: 0.5 },
        ],
        rows,
      },
    }),
    text: rows.length === 0 ? 'No management is registered.' : null,
    note: signingRule,
  };
}

/** A sample company's annual report as a document: as filed, so in one language for all users. */
export function sampleReport(report: SampleReport): PrintedDocument {
  const { company, periods, keyFigures } = report;
  const [year] = [...periods.solo, ...periods.group];
  const name = company.name ?? company.key;
  const days = year ? `${formatDay(year.startDate)} – ${formatDay(year.endDate)}` : '';
  const place = [company.postalCode, company.postalDistrict].filter(Boolean).join(' ');
  return {
    title: name,
    subtitle: `Annual report ${days}`,
    warning: INVENTED,
    sections: [
      {
        heading: 'THE COMPANY',
        facts: [
          ['CVR number', company.key],
          ['Company type', company.companyType],
          ['Industry', company.industry],
          ['Address', [company.street, place].filter(Boolean).join(', ') || null],
          ['Purpose', company.purpose],
        ],
      },
      managementSection(report),
      ...accountsSections(periods, keyFigures, reportWords('en')),
    ],
    footer: `${name} · CVR ${company.key} · invented sample data`,
  };
}
