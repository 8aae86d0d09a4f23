import { employeesText } from '@/lib/companies/employees-text';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import { formatDay, formatNumber, formatPercent, formatPhone } from '@/lib/format';
import messages from '@/messages/en.json';
import { historySections } from './history-sections';
import { roleSections } from './role-sections';
import { KEY_FIGURE_NAMES, keyFigureSection, statementSections } from './statement-sections';
import { ratio } from './texts';
import type { CompanyReport, PrintedDocument, PrintedSection } from './types';

const day = (date: Date | null) => date && formatDay(date);

/** Contacts of companies under advertising protection are in no document. */
function contacts({ advertisingProtected, phone, email, website }: CompanyReport['company']) {
  if (advertisingProtected) return [];
  return [
    [messages.detail.phone, phone && formatPhone(phone)],
    [messages.detail.email, email],
    [messages.detail.website, website],
  ] satisfies [string, string | null][];
}

function factsSection({ company }: CompanyReport): PrintedSection {
  const place = [company.postalCode, company.postalDistrict].filter(Boolean).join(' ');
  const address = [company.careOf && `c/o ${company.careOf}`, company.street, company.town, place];
  return {
    heading: 'OVERVIEW',
    facts: [
      [messages.detail.businessId, company.key],
      [messages.detail.ceo, company.ceoName],
      ['Status', messages.company.status[company.status]],
      [messages.detail.founded, day(company.foundedOn)],
      [messages.detail.ceased, day(company.ceasedOn)],
      [messages.detail.companyType, company.companyType],
      ...company.industries.map(({ code, danish }): [string, string] => [
        messages.detail.industry,
        `${code} ${danish}`,
      ]),
      [messages.detail.address, address.filter(Boolean).join(', ') || company.addressText],
      [messages.detail.municipality, company.municipality],
      [messages.detail.region, company.region],
      ...contacts(company),
      [messages.detail.employees, employeesText(company.employees)],
      [messages.detail.locations, formatNumber(company.locationCount)],
    ],
    note: company.advertisingProtected
      ? `${messages.company.protected}. ${messages.company.protectedHint} Its contacts are left out.`
      : null,
  };
}

function articlesSection({ overview: { articles } }: CompanyReport): PrintedSection {
  const { capital, capitalCurrency, financialYearStart: start, financialYearEnd: end } = articles;
  const year = (text: string) => text.replace(/^--(\d\d)-(\d\d)$/, '$2/$1');
  const waived = articles.auditWaived === true ? 'yes' : 'no';
  return {
    heading: 'REGISTERED',
    facts: [
      ['Purpose', articles.purpose],
      ['Capital', capital === null ? null : `${formatNumber(capital)} ${capitalCurrency ?? ''}`],
      ['Drawing rule', articles.signingRule],
      ['Financial year', start && end ? `${year(start)} – ${year(end)}` : null],
      ['Audit waived', articles.auditWaived === null ? null : waived],
      ['Listed', articles.listed === null ? null : articles.listed ? 'yes' : 'no'],
    ],
  };
}

function financialSections({ financials, keyFigures }: CompanyReport): PrintedSection[] {
  const { solo, group } = financials.periods;
  if (solo.length + group.length === 0) {
    return [{ heading: 'FINANCIAL', text: messages.financial.empty }];
  }
  return [
    ...(solo.length > 0 ? statementSections(solo) : []),
    ...(group.length > 0 ? statementSections(group, { suffix: ' (GROUP)' }) : []),
    keyFigureSection(keyFigures.solo.length > 0 ? keyFigures.solo : keyFigures.group),
  ];
}

function peersSection({ peers }: CompanyReport): PrintedSection[] {
  if (peers === null) return [];
  const rows = KEY_FIGURES.flatMap(({ id }) => {
    const rank = peers.ranks[id];
    if (rank === null) return [];
    const { value, median, percentile, peers: number } = rank;
    const cells = [formatPercent(value), formatPercent(median), `${ratio(percentile)} of 100`];
    return [{ cells: [KEY_FIGURE_NAMES[id], ...cells, formatNumber(number)] }];
  });
  if (rows.length === 0) return [];
  return [
    {
      heading: 'AMONG ITS PEERS',
      table: {
        columns: [
          { label: '', width: 0.32 },
          { label: 'Company', width: 0.17, align: 'right' },
          { label: 'Median', width: 0.17, align: 'right' },
          { label: 'Percentile', width: 0.19, align: 'right' },
          { label: 'Peers', width: 0.15, align: 'right' },
        ],
        rows,
      },
      note: `Living companies of industry group ${peers.industryGroup} and of like size. Year ended ${formatDay(peers.endDate)}.`,
    },
  ];
}

function similarSection({ recommendations }: CompanyReport): PrintedSection[] {
  if (recommendations.length === 0) return [];
  const rows = recommendations.map(({ company }) => ({
    cells: [company.name ?? '', company.key, company.industry ?? '', company.municipality ?? ''],
  }));
  const columns = ['Name', 'CVR', 'Industry', 'Municipality'].map((label, place) => ({
    ...{ label, width: [0.34, 0.12, 0.34, 0.2][place] ?? 0 },
  }));
  return [{ heading: 'SIMILAR COMPANIES', table: { columns, rows } }];
}

function sourcesSection({ company, financials, registerDay, madeAt }: CompanyReport) {
  const reports = financials.reports.map(({ endDate, publishedAt }) => {
    return `year ended ${formatDay(endDate)}${publishedAt ? `, published ${formatDay(publishedAt)}` : ''}`;
  });
  return {
    heading: 'SOURCES',
    facts: [
      ['Company', company.isSample ? messages.detail.sourceSample : messages.detail.source],
      ['Register entry of', day(company.registerUpdatedAt)],
      ['Register as of', day(registerDay)],
      ['Accounts', reports.length === 0 ? null : `annual reports: ${reports.join('; ')}`],
      ['Report made', `${formatDay(madeAt)} ${madeAt.toISOString().slice(11, 16)} UTC`],
    ],
  } satisfies PrintedSection;
}

/** Everything on the page of a company, in words. */
export function companyReport(report: CompanyReport): PrintedDocument {
  const { company } = report;
  const name = company.name ?? messages.company.noName;
  return {
    title: name,
    subtitle: `Company report · CVR ${company.key}`,
    warning: company.isSample ? 'Sample data: this company is invented.' : null,
    sections: [
      factsSection(report),
      articlesSection(report),
      ...historySections(report.overview),
      ...financialSections(report),
      ...peersSection(report),
      ...roleSections(report),
      ...similarSection(report),
      sourcesSection(report),
    ],
    footer: `${name} · CVR ${company.key} · Veminto ${formatDay(report.madeAt)}`,
  };
}
