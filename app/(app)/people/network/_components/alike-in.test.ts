import { expect, test } from 'vitest';
import type { ConnectedNode } from '@/lib/connections/types';
import type { NetworkNode } from '@/lib/network/types';
import { alikeIn } from './alike-in';

const company = (key: string, name: string): ConnectedNode => ({
  ...{ kind: 'COMPANY', key, name, status: 'ACTIVE' },
  ...{ advertisingProtected: false, isSample: true },
});
const person = (name: string): ConnectedNode => ({
  ...{ kind: 'PARTICIPANT', id: name, participantKind: 'PERSON', name },
});

test('companies that are called the same are alike, a person and a company are not', () => {
  const all = [company('1', 'Bo'), company('2', 'Bo'), company('3', 'Ida'), person('Ida')];
  const nodes = all.map(
    (node): NetworkNode => ({ id: 'x', node, step: 1, isOpen: false, hidden: 0 }),
  );
  expect(all.map(alikeIn({ nodes }))).toEqual([true, true, false, false]);
});
