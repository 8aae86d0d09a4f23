import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { toast } from '@/components/ui/toast';
import { useInTurn } from '@/components/ui/use-in-turn';
import type { Message } from '@/lib/answer-parts';
import { sentenceOf } from '@/lib/api/call';

/** Saves each choice immediately; if the server refuses, the saved value is restored. */
export function useSavedChoice<Choice>(
  saved: Choice,
  save: (choice: Choice) => Promise<Message>,
): [chosen: Choice, choose: (choice: Choice) => Promise<void>] {
  const router = useRouter();
  const [chosen, setChosen] = useState(saved);
  const kept = useRef(saved);
  const last = useRef(0);
  const inTurn = useInTurn();

  async function choose(choice: Choice) {
    last.current += 1;
    const turn = last.current;
    setChosen(choice);
    try {
      const { message } = await inTurn(() => save(choice));
      kept.current = choice;
      if (turn !== last.current) return;
      toast.success(message);
      router.refresh();
    } catch (failure) {
      toast.error(sentenceOf(failure));
      if (turn === last.current) setChosen(kept.current);
    }
  }

  return [chosen, choose];
}
