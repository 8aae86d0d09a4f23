import type { PeopleAnswer } from './answers';
import { PEOPLE_PAGE_SIZE } from './constants';
import type { PeoplePage, PersonCompany } from './types';

const toWireCompany = ({ key, name, advertisingProtected, group }: PersonCompany) => ({
  the_key: key,
  Firmnavn: name,
  reklamebeskyttet: advertisingProtected,
  group,
});

/** A page of people with the names the API uses on the wire. */
export const toPeopleData = ({
  items,
  total,
  hasMore,
  page,
  totalPages,
}: PeoplePage): PeopleAnswer => ({
  data: items.map(({ id, name, currentRoles, companies, companiesTotal }) => ({
    participant_id: id,
    name,
    current_roles: currentRoles,
    companies: companies.map(toWireCompany),
    companies_total: companiesTotal,
  })),
  /** Whether there are more than the pages list. */
  has_more: hasMore,
  pagination: { currentPage: page, totalPages, pageSize: PEOPLE_PAGE_SIZE, totalRecords: total },
});
