import { cardClass } from '@/components/ui/card';
import type { Operation } from '@/lib/openapi/types';
import { OperationDetails } from './operation-details';

type Props = {
  id: string;
  name: string;
  base: string;
  exampleKey: string | undefined;
  operations: { method: string; address: string; operation: Operation }[];
};

export function OperationGroup({ id, name, base, exampleKey, operations }: Props) {
  return (
    <section aria-labelledby={id} className="flex flex-col gap-3">
      <h2 id={id} className="scroll-mt-4 text-lg">
        {name}
      </h2>
      <ul className={cardClass}>
        {operations.map((listed) => (
          <li key={listed.operation.operationId} className="border-line border-t first:border-t-0">
            <OperationDetails {...listed} base={base} exampleKey={exampleKey} />
          </li>
        ))}
      </ul>
    </section>
  );
}
