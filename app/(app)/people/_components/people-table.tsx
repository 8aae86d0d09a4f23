import { useTranslations } from 'next-intl';
import { cardClass } from '@/components/ui/card';
import { cn } from '@/lib/cn';
import type { Trail } from '@/lib/origin/origin';
import type { PersonHit } from '@/lib/people/types';
import { PersonRow } from './person-row';

type Props = { people: PersonHit[]; known: Trail };

/** Never a wide table: on small screens the number of roles is shown below the name. */
export function PeopleTable({ people, known }: Props) {
  const t = useTranslations('people');
  const columns = [
    [t('name'), 'w-[42%] sm:w-[34%]'],
    [t('roles'), 'hidden w-28 text-right sm:table-cell'],
    [t('companies'), ''],
  ] as const;
  return (
    <div className={cn(cardClass, 'overflow-hidden')}>
      <table aria-label={t('list')} className="w-full table-fixed">
        <thead>
          <tr className="border-b bg-raised text-left text-muted text-xs">
            {columns.map(([label, className]) => (
              <th
                key={label}
                scope="col"
                className={cn('px-3 py-2 font-medium sm:px-4', className)}
              >
                {label}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map((person) => (
            <PersonRow key={person.id} person={person} known={known} />
          ))}
        </tbody>
      </table>
    </div>
  );
}
