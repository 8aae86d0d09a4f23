import { useOutcome } from '@/components/ui/use-outcome';
import { sentenceOf } from '@/lib/api/call';

/** Shows the server's refusal inside the dialog, and keeps what was typed. */
export function useAttempt(onClose: () => void) {
  const { error, tell, close } = useOutcome(onClose);
  /** @returns the answer, or undefined if the server refused. */
  async function attempt<Answer>(call: () => Promise<Answer>): Promise<Answer | undefined> {
    tell(undefined);
    try {
      return await call();
    } catch (failure) {
      tell(sentenceOf(failure));
      return undefined;
    }
  }
  return { error, attempt, close };
}
