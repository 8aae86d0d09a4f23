import { createTranslator } from 'use-intl/core';
import { spanText } from '@/lib/roles/band-text';
import { goesFurther, type Ownership } from '@/lib/roles/chain';
import {
  type Combined,
  type CombinedShares,
  caveatsOf,
  combinedShares,
  indirectOf,
  lastOf,
} from '@/lib/roles/combined';
import { type Named, nameText } from './named-text';
import type { PrintedSection } from './types';
import type { ReportWords } from './words';

const columns = [
  { label: 'Name', width: 0.6 },
  { label: 'CVR', width: 0.16 },
  { label: 'Share', width: 0.24 },
];

type Printed = { heading: string; text: string; shown: Combined<Named>[] };

/** Total shares, with what they do not include. */
function section(
  { heading, text, shown }: Printed,
  totals: CombinedShares<Named>,
  words: ReportWords,
): PrintedSection {
  const { noShare, combined } = words.messages.roles;
  const rows = shown.map(({ node, share, isOpen }) => ({
    cells: [
      nameText(node, words) + (isOpen ? ` · ${combined.goesOn}` : ''),
      node.key ?? '',
      spanText(share) ?? noShare,
    ],
  }));
  const notes = [text, ...caveatsOf(totals, shown).map((caveat) => combined[caveat])];
  return {
    heading: heading.toLocaleUpperCase('da'),
    ...(rows.length > 0 && {
      table: {
        columns: columns.map((column) => ({ ...column, label: words.say(column.label) })),
        rows,
      },
    }),
    note: notes.join(' '),
  };
}

/** Ultimate owners and indirectly owned companies, as on the page. */
export function combinedSections(
  key: string,
  { owners, owned }: Ownership,
  words: ReportWords,
): PrintedSection[] {
  const { language, messages } = words;
  const { combined } = messages.roles;
  const t = createTranslator({ locale: language, messages, namespace: 'roles.combined' });
  const [above, below] = [combinedShares(key, owners), combinedShares(key, owned)];
  const ultimate = {
    heading: combined.ultimate,
    text: combined.ultimateText,
    shown: lastOf(above),
  };
  const shown = indirectOf(below);
  const heading = t('indirect', { count: shown.length });
  return [
    ...(goesFurther(owners) ? [section(ultimate, above, words)] : []),
    ...(shown.length > 0 || below.isCut
      ? [section({ heading, text: combined.indirectText, shown }, below, words)]
      : []),
  ];
}
