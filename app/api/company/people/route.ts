import { withUser } from '@/lib/http/wrappers';
import { peopleAnswerSchema } from '@/lib/people/answers';
import { peopleQuerySchema } from '@/lib/people/api-schemas';
import { toPeopleData } from '@/lib/people/mapper';
import { searchPeople } from '@/lib/people/queries';

const schemas = { query: peopleQuerySchema, answer: peopleAnswerSchema };

// GET /api/company/people?name=&page=
export const GET = withUser(schemas, async ({ query }) => toPeopleData(await searchPeople(query)));
