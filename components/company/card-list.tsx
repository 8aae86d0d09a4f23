'use client';

import { paths } from '@/lib/paths';
import type { ResultView } from '@/lib/search/types';
import type { CardCompany } from './card-company';
import { CompanyCard } from './company-card';

type Props = {
  companies: CardCompany[];
  /** Where the list stands, for the way back from a company. */
  origin: Parameters<typeof paths.company>[1];
  /** The number of the first card; without it they have none. */
  first?: number;
  layout?: ResultView;
  className: string;
};

/**
 * Cards of a list. Rendered in the browser too, so that a page sends what they show once and
 * not a second time as elements: with those it was half as large again.
 */
export function CardList({ companies, origin, first, layout, className }: Props) {
  const cards = companies.map((company, index) => (
    <li key={company.key}>
      <CompanyCard
        company={company}
        href={paths.company(company.key, origin)}
        number={first === undefined ? undefined : first + index}
        layout={layout}
      />
    </li>
  ));
  if (first === undefined) return <ul className={className}>{cards}</ul>;
  return (
    <ol start={first} className={className}>
      {cards}
    </ol>
  );
}
