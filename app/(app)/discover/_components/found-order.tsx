'use client';

import { SortSelect } from '@/components/search/sort-select';
import { paths } from '@/lib/paths';
import type { DiscoverParams } from '@/lib/search/search-params';
import { useFrame } from './frame-context';

type Props = Pick<DiscoverParams, 'sort' | 'query'> & { isAsked: boolean };

export function FoundOrder(props: Props) {
  const { navigate } = useFrame();
  return <SortSelect {...props} navigate={navigate} path={paths.discover()} />;
}
