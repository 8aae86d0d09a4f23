import { withUser } from '@/lib/http/wrappers';
import { peopleQuerySchema } from '@/lib/people/api-schemas';
import { toPeopleData } from '@/lib/people/mapper';
import { searchPeople } from '@/lib/people/queries';

// GET /api/company/people?name=&page=
export const GET = withUser({ query: peopleQuerySchema }, async ({ query }) =>
  toPeopleData(await searchPeople(query)),
);
