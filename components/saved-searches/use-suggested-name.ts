import { useEffect, useState } from 'react';
import { useChipText } from '@/components/filters/chip-text';
import { chipsOf } from '@/components/filters/chips';
import { savedSearchesApi } from '@/lib/api/saved-searches';
import { suggestedName } from './suggested-name';

/** A name for a search that no other of its owner has, as soon as those are known. */
export function useSuggestedName(query: Record<string, string>): string {
  const textOf = useChipText();
  const [taken, setTaken] = useState<string[]>([]);
  useEffect(() => {
    savedSearchesApi.list().then(
      ({ data }) => setTaken(data.map(({ name }) => name)),
      // Then a name that is taken is refused in words.
      () => {},
    );
  }, []);
  return suggestedName([query.search ?? '', ...chipsOf(query).map(textOf)], taken);
}
