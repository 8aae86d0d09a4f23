import { formatDay } from '@/lib/format';
import { bandText } from '@/lib/roles/band-text';
import { isChain, type Ownership } from '@/lib/roles/chain';
import { groupRoles, type RolesOfGroup } from '@/lib/roles/groups';
import { ledBy } from '@/lib/roles/led-by';
import { titleOf } from '@/lib/roles/title';
import type {
  CompanyRole,
  Held,
  Holdings,
  OwnershipTree,
  RoleGroup,
  RolesPage,
} from '@/lib/roles/types';
import { combinedSections } from './combined-sections';
import { type Named, nameText, nameWithCvr } from './named-text';
import { firstOf } from './texts';
import type { CompanyReport, PrintedRow, PrintedSection } from './types';
import type { ReportWords } from './words';

/** The share of the capital, and that of the votes where it is told. */
const shareText = ({ ownership, votes }: Held, { say }: ReportWords) =>
  [ownership && bandText(ownership), votes && say(`votes ${bandText(votes)}`)]
    .filter(Boolean)
    .join(', ');

/** @param isFormer whether the role is over, be it without an end in the register. */
function periodText(
  { group, validFrom, validTo }: Held,
  { say }: ReportWords,
  isFormer = false,
): string {
  const [from, to] = [validFrom && formatDay(validFrom), validTo && formatDay(validTo)];
  if (to) return `${from ?? ''} – ${to}`;
  if (!from) return '';
  if (group === 'FOUNDER') return say(`founded ${from}`);
  return isFormer ? say(`from ${from}`) : say(`since ${from}`);
}

const columns = [
  { label: 'Role', width: 0.2 },
  { label: 'Name', width: 0.34 },
  { label: 'Share', width: 0.22 },
  { label: 'Period', width: 0.24 },
];

/** The register's own title, which it writes in capitals; empty where the heading says it. */
function titleText(role: CompanyRole): string {
  const title = titleOf(role);
  if (title === null || title === 'group') return '';
  return title.words.charAt(0) + title.words.slice(1).toLocaleLowerCase('da');
}

/** Headings of tables with a single holder. */
export const ONE_HOLDER: Partial<Record<RoleGroup, string>> = {
  PARTNER: 'PROPRIETOR OR PARTNER',
  OWNER: 'LEGAL OWNER',
  FOUNDER: 'FOUNDER',
  OTHER: 'OTHER ROLE',
};

/** @param isWhole whether all roles of the group are printed. */
function headingOf(
  { group, roles }: RolesOfGroup,
  isWhole: boolean,
  { messages, say }: ReportWords,
): string {
  const one = ONE_HOLDER[group];
  const isOne = isWhole && new Set(roles.map(({ participant }) => participant.id)).size === 1;
  return one && isOne ? say(one) : messages.roles.groups[group].toLocaleUpperCase('da');
}

/** A table per kind of role, as on the company's page; `before` is the prefix of former roles. */
function roleTables(
  { items, total }: RolesPage,
  words: ReportWords,
  before = '',
): PrintedSection[] {
  const { say } = words;
  const isFormer = before !== '';
  const labelled = columns.map((column) => ({ ...column, label: say(column.label) }));
  const first = firstOf(items.length, total, say);
  return groupRoles(items).map((printed, place, groups): PrintedSection => {
    const isLast = place === groups.length - 1;
    const rows = printed.roles.map((role) => ({
      cells: [
        titleText(role),
        nameWithCvr(role.participant.name, role.participant.companyKey),
        shareText(role, words),
        periodText(role, words, isFormer),
      ],
    }));
    const isOfOwners = printed.group === 'OWNER' && !isFormer;
    const notes = [isOfOwners && words.messages.roles.legalOnly, isLast && first];
    return {
      heading: before + headingOf(printed, !isLast || first === null, words),
      table: { columns: labelled, rows },
      note: notes.filter(Boolean).join(' ') || null,
    };
  });
}

const ownedColumns = [
  { label: 'Company', width: 0.41 },
  { label: 'CVR', width: 0.13 },
  { label: 'Share', width: 0.22 },
  { label: 'Period', width: 0.24 },
];

function ownedTable({ items, total }: Holdings, words: ReportWords): PrintedSection {
  const { say } = words;
  const rows = items.map(({ company, ...holding }) => ({
    cells: [
      nameText(company, words),
      company.key,
      shareText(holding, words),
      periodText(holding, words),
    ],
  }));
  const columns = ownedColumns.map((column) => ({ ...column, label: say(column.label) }));
  const note = firstOf(items.length, total, say);
  return { heading: say('OWNED COMPANIES'), table: { columns, rows }, note };
}

const chainColumns = [
  { label: 'Name', width: 0.46 },
  { label: 'CVR', width: 0.14 },
  { label: 'Share', width: 0.2 },
  { label: 'Period', width: 0.2 },
];

/** Flattens ownership trees to rows, indented by depth. */
function chainRows(trees: OwnershipTree<Named>[], words: ReportWords, indent = ''): PrintedRow[] {
  const { noShare, chainTold } = words.messages.roles;
  const partner = words.messages.people.groups.PARTNER;
  return trees.flatMap(({ node, share, isTold, next }) => {
    const texts = [
      share.group === 'PARTNER' && partner,
      share.ownership ? bandText(share.ownership) : noShare,
      isTold && chainTold,
    ];
    const cells = [
      indent + nameText(node, words),
      node.key ?? '',
      texts.filter(Boolean).join(' · '),
      periodText(share, words),
    ];
    return [{ cells }, ...chainRows(next, words, `${indent}– `)];
  });
}

/**
 * Indirect owners and indirectly owned companies, when there are more than the other tables show.
 */
function chainSections(ownership: Ownership, words: ReportWords): PrintedSection[] {
  if (!isChain(ownership)) return [];
  const { chainOwners, chainOwned, chainCut } = words.messages.roles;
  const columns = chainColumns.map((column) => ({ ...column, label: words.say(column.label) }));
  const parts = [
    { heading: chainOwners, ...ownership.owners },
    { heading: chainOwned, ...ownership.owned },
  ];
  return parts
    .filter(({ trees }) => trees.length > 0)
    .map(({ heading, trees, isCut }) => ({
      heading: heading.toLocaleUpperCase('da'),
      table: { columns, rows: chainRows(trees, words) },
      note: isCut ? chainCut : null,
    }));
}

export function roleSections(
  { company, roles, formerRoles, holdings, ownership }: CompanyReport,
  words: ReportWords,
): PrintedSection[] {
  const { messages, say } = words;
  const noManagement = { heading: messages.roles.groups.MANAGEMENT, text: say('No data found') };
  const isLedByPartners =
    ledBy(company) !== null && roles.items.some(({ group }) => group === 'PARTNER');
  return [
    ...(roles.hasManagement || isLedByPartners ? [] : [noManagement]),
    ...roleTables(roles, words),
    ...(holdings ? [ownedTable(holdings, words)] : []),
    ...combinedSections(company.key, ownership, words),
    ...chainSections(ownership, words),
    ...roleTables(formerRoles, words, `${say('FORMER ROLES')} · `),
  ];
}
