import type { PeopleAnswer } from './answers';
import { PEOPLE_PAGE_SIZE } from './constants';
import type { FoundPeople, PersonCompany } from './types';

const toWireCompany = ({ key, name, advertisingProtected, group }: PersonCompany) => ({
  the_key: key,
  Firmnavn: name,
  reklamebeskyttet: advertisingProtected,
  group,
});

/** Maps a page of people to the API's wire format. */
export const toPeopleData = ({
  items,
  total,
  hasMore,
  page,
  totalPages,
  placed,
}: FoundPeople): PeopleAnswer => ({
  data: items.map(({ id, kind, name, currentRoles, companies, companiesTotal }) => ({
    participant_id: id,
    participant_kind: kind,
    name,
    current_roles: currentRoles,
    companies: companies.map(toWireCompany),
    companies_total: companiesTotal,
  })),
  /** Whether more match than the pages list. */
  has_more: hasMore,
  placed,
  pagination: { currentPage: page, totalPages, pageSize: PEOPLE_PAGE_SIZE, totalRecords: total },
});
