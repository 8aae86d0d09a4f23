import { useEffect, useState } from 'react';
import { useChipText } from '@/components/filters/chip-text';
import { chipsOf } from '@/components/filters/chips';
import { savedSearchesApi } from '@/lib/api/saved-searches';
import { suggestedName } from './suggested-name';

/** A name that none of the user's searches has, once those are loaded. */
export function useSuggestedName(query: Record<string, string>): string {
  const textOf = useChipText();
  const [taken, setTaken] = useState<string[]>([]);
  useEffect(() => {
    savedSearchesApi.list().then(
      ({ data }) => setTaken(data.map(({ name }) => name)),
      // Without them, the server refuses a name that is taken.
      () => {},
    );
  }, []);
  return suggestedName([query.search ?? '', ...chipsOf(query).map(textOf)], taken);
}
