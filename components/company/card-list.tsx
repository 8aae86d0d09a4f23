'use client';

import { paths } from '@/lib/paths';
import type { ResultView } from '@/lib/search/types';
import type { CardCompany } from './card-company';
import { CompanyCard } from './company-card';

type Props = {
  companies: CardCompany[];
  /** Where the list is shown, for the way back from a company. */
  origin: Parameters<typeof paths.company>[1];
  /** The position of the first card in the whole result. */
  first: number;
  /** Whether the cards show their positions. */
  isNumbered?: boolean;
  layout?: ResultView;
  className: string;
};

/**
 * A list of cards. A client component, so that the page sends their data once and not a second time
 * as rendered elements, which made it half as large again.
 */
export function CardList({ companies, origin, first, isNumbered, layout, className }: Props) {
  const cards = companies.map((company, index) => (
    <li key={company.key}>
      <CompanyCard
        company={company}
        href={paths.company(company.key, origin)}
        place={first + index}
        isNumbered={isNumbered}
        layout={layout}
      />
    </li>
  ));
  if (!isNumbered) return <ul className={className}>{cards}</ul>;
  return (
    <ol start={first} className={className}>
      {cards}
    </ol>
  );
}
