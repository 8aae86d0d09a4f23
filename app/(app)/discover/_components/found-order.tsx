'use client';

import { SortSelect } from '@/components/search/sort-select';
import { paths } from '@/lib/paths';
import type { DiscoverParams } from '@/lib/search/search-params';
import { useFrame } from './frame-context';

export function FoundOrder({ sort, query }: Pick<DiscoverParams, 'sort' | 'query'>) {
  const { navigate } = useFrame();
  return <SortSelect sort={sort} query={query} navigate={navigate} path={paths.discover()} />;
}
