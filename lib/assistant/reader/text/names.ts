import type { MeasuredField } from '@/lib/assistant/tools/breakdown';
import type { CompanyFacts } from '@/lib/assistant/tools/company';
import type { ChosenRef, Fact, ListedCompany } from '@/lib/assistant/tools/facts';
import type { Distress } from '@/lib/companies/distress';
import { englishOf } from '@/lib/companies/sectors';
import { keysOf } from '@/lib/entries';
import type { KeyFigureId } from '@/lib/financials/key-figure-list';
import type { StatementField } from '@/lib/financials/types';
import { REASON_TEXTS } from '@/lib/recommendations/constants';
import type { RoleGroup } from '@/lib/roles/types';
import { STATUS_CHOICES } from '@/lib/search-index/choices';
import { GROWTH_FILTERS, type GrowthFilter } from '@/lib/search-index/percent-filters';
import { DANISH_LABELS } from '@/lib/statements/danish-labels';
import english from '@/messages/en.json';
import { isRatio, type Measure } from '../question/measures';
import { ofPages, withinOf } from './of-pages';
import type { Speak, Words } from './reply';
import { link, TEXTS } from './texts';

/** Facts of the company tool that a company's page has under the same key. */
const ON_PAGE = [
  ...(['statusSince', 'companyType', 'industry', 'sector', 'address'] as const),
  ...(['municipality', 'region'] as const),
  ...(['founded', 'ceased', 'ceo', 'employees', 'locations', 'phone', 'email', 'website'] as const),
  ...(['purpose', 'capital', 'shareClasses', 'signingRule', 'articlesOn'] as const),
  ...(['financialYear', 'firstAccounts', 'auditWaived', 'listed', 'otherNames'] as const),
];

/** Display names of the company tool's facts. */
const FACT_NAMES: Record<string, Words> = {
  ...Object.fromEntries(ON_PAGE.map((field) => [field, ofPages(({ detail }) => detail[field])])),
  cvr: { en: 'CVR number', da: 'CVR-nummer' },
  status: { en: 'Status', da: 'Status' },
  secondaryIndustries: { en: 'Secondary industries', da: 'Bibrancher' },
  capitalPartlyPaid: { en: 'Capital only partly paid up', da: 'Kapital kun delvist indbetalt' },
  advertisingProtected: { en: 'Advertising protection', da: 'Reklamebeskyttelse' },
};

export const factName = (field: string): Words => FACT_NAMES[field] ?? { en: field, da: field };

/** The statuses, and how companies ended, within a sentence. */
export const STATUS_NAMES: Record<string, Words> = {
  ...Object.fromEntries(
    STATUS_CHOICES.map((status) => [status, withinOf(({ company }) => company.status[status])]),
  ),
  UNKNOWN: { en: 'unknown', da: 'ukendt' },
};

/**
 * The ways in which companies cease, by the wording of the register; unknown ones stay as they are.
 */
const MANNERS: Record<string, Words> = {
  'OPLØST EFTER KONKURS': { en: 'dissolved after bankruptcy', da: 'opløst efter konkurs' },
  TVANGSOPLØST: { en: 'compulsorily dissolved', da: 'tvangsopløst' },
  'OPLØST EFTER ERKLÆRING': { en: 'dissolved by declaration', da: 'opløst efter erklæring' },
  'OPLØST EFTER FRIVILLIG LIKVIDATION': {
    en: 'dissolved after voluntary liquidation',
    da: 'opløst efter frivillig likvidation',
  },
  'OPLØST EFTER FUSION': { en: 'dissolved by merger', da: 'opløst efter fusion' },
  'OPLØST EFTER SPALTNING': { en: 'dissolved by demerger', da: 'opløst efter spaltning' },
  SLETTET: { en: 'struck off', da: 'slettet' },
};

/** The register's own term, as the pages show it. */
export const PROTECTED = 'reklamebeskyttet';

/** "Ceased – dissolved after bankruptcy" */
export function statusWords(status: string, text: string | null): Words {
  const name = STATUS_NAMES[status] ?? { en: 'not in the register', da: 'ikke i registret' };
  const manner = text && status === 'CEASED' ? text.trim().toLocaleUpperCase('da') : null;
  if (manner === null || manner === 'OPHØRT') return name;
  const words = MANNERS[manner] ?? { en: text ?? '', da: (text ?? '').toLocaleLowerCase('da') };
  return { en: `${name.en} – ${words.en}`, da: `${name.da} – ${words.da}` };
}

export const GROUP_NAMES: Record<RoleGroup, Words> = {
  MANAGEMENT: { en: 'Management', da: 'Direktion' },
  BOARD: { en: 'Board of directors', da: 'Bestyrelse' },
  PARTNER: { en: 'Fully liable owners', da: 'Fuldt ansvarlige deltagere' },
  OWNER: { en: 'Owners', da: 'Ejere' },
  AUDITOR: { en: 'Auditor', da: 'Revisor' },
  FOUNDER: { en: 'Founders', da: 'Stiftere' },
  OTHER: { en: 'Other roles', da: 'Andre roller' },
};

/** The role of one holder. */
export const ROLE_NAMES: Record<RoleGroup, Words> = {
  ...GROUP_NAMES,
  PARTNER: { en: 'Fully liable owner', da: 'Fuldt ansvarlig deltager' },
  OWNER: { en: 'Owner', da: 'Ejer' },
  FOUNDER: { en: 'Founder', da: 'Stifter' },
  OTHER: { en: 'Other role', da: 'Anden rolle' },
};

export const amountName = (field: string): Words => ({
  en: english.financial.fields[field as StatementField],
  da: DANISH_LABELS[field as StatementField],
});

/** The formula of a key figure, as the page shows it. */
export const formulaOf = (id: KeyFigureId): Words =>
  ofPages(({ keyFigures }) => keyFigures.formulas[id]);

/** Who acts for a company in this state, as its Roles tab says it. */
export const signingIn = (status: Distress): Words =>
  ofPages(({ roles }) => roles.signingIn[status]);

/** Name and meaning of each key figure, in the terms of its formula. */
export const KEY_FIGURE_NAMES: Record<KeyFigureId, { name: Words; meaning: Words }> = {
  roe: {
    name: { en: 'ROE', da: 'Egenkapitalens forrentning (ROE)' },
    meaning: {
      en: 'Return on equity: what the owners’ capital earned in the year.',
      da: 'Viser årets afkast af ejernes kapital.',
    },
  },
  roi: {
    name: { en: 'ROI', da: 'Afkastningsgrad (ROI)' },
    meaning: {
      en: 'Return on investment: what all assets earned, however they are financed.',
      da: 'Viser afkastet af alle aktiver, uanset hvordan de er finansieret.',
    },
  },
  coverageRatio: {
    name: { en: 'Coverage ratio', da: 'Dækningsgrad' },
    meaning: {
      en: 'How much of the revenue is left as gross profit.',
      da: 'Viser, hvor stor en del af nettoomsætningen der bliver til bruttofortjeneste.',
    },
  },
  liquidityRatio: {
    name: { en: 'Liquidity ratio', da: 'Likviditetsgrad' },
    meaning: {
      en: 'Whether current assets cover the short-term liabilities, due within a year: above 100 % they do.',
      da: 'Viser, om omsætningsaktiverne dækker de kortfristede gældsforpligtelser: Over 100 % gør de det.',
    },
  },
  profitMargin: {
    name: { en: 'Profit margin', da: 'Overskudsgrad' },
    meaning: {
      en: 'How much of each krone of revenue is left as operating profit.',
      da: 'Viser, hvor stor en del af nettoomsætningen der bliver til resultat af ordinær primær drift.',
    },
  },
  solvencyRatio: {
    name: { en: 'Solvency ratio', da: 'Soliditetsgrad' },
    meaning: {
      en: 'How much of the assets equity pays for; the rest is owed or provided for.',
      da: 'Viser, hvor stor en del af aktiverne egenkapitalen finansierer; resten er gæld og hensatte forpligtelser.',
    },
  },
};

/** The name of a figure of companies. */
export const measureName = (field: Measure['field']): Words =>
  field === 'employees'
    ? factName(field)
    : isGrowth(field)
      ? ofPages(({ aiSearch }) => aiSearch.field[field])
      : isRatio(field)
        ? KEY_FIGURE_NAMES[field].name
        : amountName(AMOUNTS[field]);

export const isGrowth = (field: string): field is GrowthFilter =>
  GROWTH_FILTERS.some((one) => one === field);

const AMOUNTS = {
  revenue: 'revenue',
  grossProfit: 'grossProfit',
  profit: 'profitLoss',
  equity: 'equity',
  assets: 'assets',
} as const satisfies Record<Exclude<MeasuredField, 'employees'>, string>;

/** Why a company is like another one, by the text that the tool returns. */
export function reasonName(told: string): Words {
  const reason = keysOf(REASON_TEXTS).find((one) => REASON_TEXTS[one] === told);
  return reason ? ofPages(({ detail }) => detail.reason[reason]) : { en: told, da: told };
}

/** The name of a company as a link to its page. */
export const companyLink = ({ name, href }: { name: string; href: string }) => link(name, href);

/** A company in a list to choose from, marked when it must not be contacted for advertising. */
export const chosenLink = (company: ChosenRef) =>
  companyLink(company) + (company.advertisingProtected ? ` (${PROTECTED})` : '');

/** The same with its status, unless it is active: "(ceased)". */
export function listedLink(company: ListedCompany, say: Speak): string {
  const status = company.status === 'ACTIVE' ? undefined : STATUS_NAMES[company.status];
  const marks = [
    ...(company.advertisingProtected ? [PROTECTED] : []),
    ...(status && company.status !== 'UNKNOWN' ? [say(status)] : []),
  ];
  return companyLink(company) + (marks.length > 0 ? ` (${marks.join('; ')})` : '');
}

function shownFact(fact: Fact, { industry, statusText }: CompanyFacts, say: Speak): string {
  const { field, value, shown } = fact;
  if (value === null) return say(TEXTS.notReported);
  if (field === 'status') return say(statusWords(String(value), statusText));
  if (field === 'industry' && industry?.english) {
    return say({ en: `${industry.english} (${shown})`, da: shown });
  }
  if (field === 'sector') {
    const english = shown.split(' – ').map((name) => englishOf(name) ?? name);
    return say({ en: `${english.join(' – ')} (${shown})`, da: shown });
  }
  if (shown === 'yes' || shown === 'no') {
    return say({ en: shown, da: shown === 'yes' ? 'ja' : 'nej' });
  }
  return shown;
}

/** Texts that would fill a screen are cut; the link leads to the full text. */
const LONGEST = 400;
const cut = (text: string) => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** "Employees: [12](…)"; a missing value has no link. */
export function factLine(fact: Fact, facts: CompanyFacts, say: Speak): string {
  const shown = cut(shownFact(fact, facts, say));
  return `${say(factName(fact.field))}: ${fact.value === null ? shown : link(shown, fact.href)}`;
}
