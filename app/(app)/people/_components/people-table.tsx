import { useTranslations } from 'next-intl';
import { ListTable } from '@/components/ui/list-table';
import type { Trail } from '@/lib/origin/origin';
import type { PersonHit } from '@/lib/people/types';
import { PersonRow } from './person-row';

type Props = { people: PersonHit[]; known: Trail };

/** On small screens the number of roles is shown below the name. */
export function PeopleTable({ people, known }: Props) {
  const t = useTranslations('people');
  const columns = [
    [t('name'), 'w-[42%] sm:w-[34%]'],
    [t('roles'), 'hidden w-28 text-right sm:table-cell'],
    [t('companies'), ''],
  ] as const;
  return (
    <ListTable label={t('list')} columns={columns}>
      {people.map((person) => (
        <PersonRow key={person.id} person={person} known={known} />
      ))}
    </ListTable>
  );
}
