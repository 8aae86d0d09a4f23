import { createTranslator } from 'use-intl/core';
import { addressLine } from '@/lib/companies/address-line';
import { beginsOn } from '@/lib/companies/begins-on';
import { isBranch } from '@/lib/companies/branch';
import { countryAbroad } from '@/lib/companies/country';
import { isInDistress } from '@/lib/companies/distress';
import { employeesThen } from '@/lib/companies/employees-text';
import { formatCapital } from '@/lib/companies/format';
import { toldEnding } from '@/lib/companies/told-ending';
import { firstAccountsText } from '@/lib/financials/first-accounts';
import { KEY_FIGURES } from '@/lib/financials/key-figure-list';
import { KEY_FIGURE_NAMES } from '@/lib/financials/key-figure-names';
import {
  formatDay,
  formatMinute,
  formatMomentDay,
  formatNumber,
  formatPercent,
  formatPhone,
  lowerFirst,
} from '@/lib/format';
import { ledBy } from '@/lib/roles/led-by';
import { annualReportsSection } from './annual-reports-section';
import { historySections } from './history-sections';
import { ownWordsSection } from './own-words-section';
import { roleSections } from './role-sections';
import { signalsSection } from './signals-section';
import { accountsSections } from './statement-sections';
import { ratio } from './texts';
import type { CompanyReport, PrintedDocument, PrintedSection } from './types';
import type { ReportWords } from './words';

const day = (date: Date | null) => date && formatDay(date);

/** Omits the contact data of companies under advertising protection. */
function contacts(
  { advertisingProtected, phone, email, website }: CompanyReport['company'],
  { messages }: ReportWords,
) {
  if (advertisingProtected) return [];
  return [
    [messages.detail.phone, phone && formatPhone(phone)],
    [messages.detail.email, email],
    [messages.detail.website, website],
  ] satisfies [string, string | null][];
}

/** Protection includes advertising by post: only the locality of a protected company is printed. */
function addressText(company: CompanyReport['company'], { language }: ReportWords): string | null {
  const kept = company.advertisingProtected
    ? { ...company, careOf: null, street: null, addressText: null }
    : company;
  return addressLine(kept, countryAbroad(company.countryCode, language));
}

/** The status, with when the company begins or how it ended. */
function statusText({ company, madeAt }: CompanyReport, { language, messages }: ReportWords) {
  const { status, ending } = company;
  const words = messages.company.status;
  const begins = beginsOn(company, madeAt);
  if (begins) {
    const t = createTranslator({ locale: language, messages, namespace: 'company' });
    return t('status.notBegun', { day: formatDay(begins) });
  }
  const manner = toldEnding(ending);
  return manner ? `${words[status]} · ${lowerFirst(words[manner])}` : words[status];
}

function factsSection(report: CompanyReport, words: ReportWords): PrintedSection {
  const { company } = report;
  const { messages, say } = words;
  const ceo: [string, string | null] = [messages.detail.ceo, company.ceoName];
  return {
    heading: say('OVERVIEW'),
    facts: [
      [messages.detail.businessId, company.key],
      // Who leads the others is in the tables of roles.
      ...(ledBy(company) === null ? [ceo] : []),
      [say('Status'), statusText(report, words)],
      [messages.detail.statusSince, day(company.statusSince)],
      [messages.detail.founded, day(company.foundedOn)],
      [messages.detail.ceased, day(company.ceasedOn)],
      [messages.detail.companyType, company.companyType],
      ...company.industries.map(({ code, danish }): [string, string] => [
        messages.detail.industry,
        `${code} ${danish}`,
      ]),
      [messages.detail.address, addressText(company, words)],
      [messages.detail.municipality, company.municipality],
      [messages.detail.region, company.region],
      ...contacts(company, words),
      [messages.detail.employees, employeesThen(company)],
      [messages.detail.locations, formatNumber(company.locationCount)],
    ],
    note: company.advertisingProtected
      ? `${messages.company.protected}. ${messages.company.protectedHint} ${say('Its contacts and streets are left out.')}`
      : null,
  };
}

function articlesSection(
  { company, overview: { articles, firstAccounts, parent } }: CompanyReport,
  { messages: { detail, roles }, say }: ReportWords,
): PrintedSection {
  const { capital, capitalCurrency, financialYearStart: start, financialYearEnd: end } = articles;
  const amount = capital === null ? null : formatCapital(capital, capitalCurrency);
  const year = (text: string) => text.replace(/^--(\d\d)-(\d\d)$/, '$2/$1');
  const yesOrNo = (is: boolean | null) => (is === null ? null : detail[is ? 'yes' : 'no']);
  return {
    heading: say('REGISTERED'),
    facts: [
      [detail.branchOf, isBranch(company) ? (parent?.name ?? detail.branchOfUnknown) : null],
      [detail.purpose, articles.purpose],
      [
        detail.capital,
        amount && articles.capitalPartlyPaid ? say(`${amount}, partly paid up`) : amount,
      ],
      [detail.shareClasses, articles.shareClasses ? detail.yes : null],
      [detail.signingRule, articles.signingRule],
      [detail.articlesOn, day(articles.articlesOn)],
      [detail.financialYear, start && end ? `${year(start)} – ${year(end)}` : null],
      [detail.firstAccounts, firstAccounts && firstAccountsText(firstAccounts)],
      [detail.auditWaived, yesOrNo(articles.auditWaived)],
      [detail.listed, yesOrNo(articles.listed)],
    ],
    note: isInDistress(company.status) ? roles.signingIn[company.status] : null,
  };
}

function financialSections(
  { financials, keyFigures, noAccounts }: CompanyReport,
  words: ReportWords,
): PrintedSection[] {
  const { language, messages, say } = words;
  const { solo, group } = financials.periods;
  if (solo.length + group.length === 0) {
    const t = createTranslator({ locale: language, messages, namespace: 'financial' });
    const reason = t(`noAccounts.${noAccounts.text}`, noAccounts.values);
    return [{ heading: say('FINANCIAL'), text: `${t('empty')} ${reason}` }];
  }
  return accountsSections(financials.periods, keyFigures, words);
}

function peersSection({ peers }: CompanyReport, { say }: ReportWords): PrintedSection[] {
  if (peers === null) return [];
  const rows = KEY_FIGURES.flatMap(({ id }) => {
    const rank = peers.ranks[id];
    if (rank === null) return [];
    const { value, median, percentile, peers: number } = rank;
    const cells = [formatPercent(value), formatPercent(median), say(`${ratio(percentile)} of 100`)];
    return [{ cells: [say(KEY_FIGURE_NAMES[id]), ...cells, formatNumber(number)] }];
  });
  if (rows.length === 0) return [];
  return [
    {
      heading: say('AMONG ITS PEERS'),
      table: {
        columns: [
          { label: '', width: 0.32 },
          { label: say('Company'), width: 0.17, align: 'right' },
          { label: say('Median'), width: 0.17, align: 'right' },
          { label: say('Percentile'), width: 0.19, align: 'right' },
          { label: say('Peers'), width: 0.15, align: 'right' },
        ],
        rows,
      },
      note: [
        peers.isDivision
          ? say(
              `Active companies of industry division ${peers.industryGroup} and of like size: too few share the first three digits of the industry code. Year ended ${formatDay(peers.endDate)}.`,
            )
          : say(
              `Active companies of industry group ${peers.industryGroup} and of like size. Year ended ${formatDay(peers.endDate)}.`,
            ),
        say('Percentile: how many of 100 peers have a lower figure, equal ones counted half.'),
        peers.unlikeAYear &&
          say(`${peers.unlikeAYear} months, not annualised: ROE and ROI are not compared.`),
      ]
        .filter(Boolean)
        .join(' '),
    },
  ];
}

function similarSection(
  { recommendations }: CompanyReport,
  { say }: ReportWords,
): PrintedSection[] {
  if (recommendations.length === 0) return [];
  const rows = recommendations.map(({ company }) => ({
    cells: [company.name ?? '', company.key, company.industry ?? '', company.municipality ?? ''],
  }));
  const columns = ['Name', 'CVR', 'Industry', 'Municipality'].map((label, place) => ({
    label: say(label),
    width: [0.34, 0.12, 0.34, 0.2][place] ?? 0,
  }));
  return [{ heading: say('SIMILAR COMPANIES'), table: { columns, rows } }];
}

function sourcesSection(
  { company, financials, registerDay, madeAt }: CompanyReport,
  { messages, say }: ReportWords,
) {
  const reports = financials.reports.map(({ endDate, publishedAt }) => {
    const published = publishedAt ? `, published ${formatMomentDay(publishedAt)}` : '';
    return say(`year ended ${formatDay(endDate)}${published}`);
  });
  return {
    heading: say('SOURCES'),
    facts: [
      [say('Company'), company.isSample ? messages.detail.sourceSample : messages.detail.source],
      [
        say('Register entry of'),
        company.registerUpdatedAt && formatMomentDay(company.registerUpdatedAt),
      ],
      [say('Register as of'), day(registerDay)],
      [say('Accounts'), reports.length === 0 ? null : say(`annual reports: ${reports.join('; ')}`)],
      [say('Report made'), say(`${formatMinute(madeAt)} (Danish time)`)],
    ],
  } satisfies PrintedSection;
}

/** A company's page as a printed document. */
export function companyReport(report: CompanyReport, words: ReportWords): PrintedDocument {
  const { messages, say } = words;
  const { company } = report;
  const name = company.name ?? messages.company.noName;
  return {
    title: name,
    subtitle: say(`Company report · CVR ${company.key}`),
    warning: company.isSample ? say('Sample data: this company is invented.') : null,
    sections: [
      factsSection(report, words),
      articlesSection(report, words),
      ...signalsSection(report, words),
      ...financialSections(report, words),
      ...annualReportsSection(report, words),
      ...ownWordsSection(report, words),
      ...peersSection(report, words),
      ...roleSections(report, words),
      ...historySections(report, words),
      ...similarSection(report, words),
      sourcesSection(report, words),
    ],
    footer: `${name} · CVR ${company.key} · Veminto ${formatMomentDay(report.madeAt)}`,
  };
}
