import { AnswerCache } from '@/components/ui/use-answer';
import type { RecentSearch } from '@/lib/api/search';

/** The searches of the person who is signed in; a search or a clearing empties it. */
export const recentCache = new AnswerCache<RecentSearch[]>();
