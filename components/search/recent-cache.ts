import { AnswerCache } from '@/components/ui/use-answer';
import type { RecentSearchOnWire } from '@/lib/recent-searches/answers';

/** The searches of the person who is signed in; a search or a clearing empties it. */
export const recentCache = new AnswerCache<RecentSearchOnWire[]>();
