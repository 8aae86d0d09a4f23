import { withUser } from '@/lib/http/wrappers';
import { peopleAnswerSchema } from '@/lib/people/answers';
import { peopleQuerySchema } from '@/lib/people/api-schemas';
import { findPeople } from '@/lib/people/find';
import { toPeopleData } from '@/lib/people/mapper';

const schemas = { query: peopleQuerySchema, answer: peopleAnswerSchema };

// GET /api/company/people?name=&page=
export const GET = withUser(schemas, async ({ query }) => toPeopleData(await findPeople(query)));
