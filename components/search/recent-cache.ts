import { AnswerCache } from '@/components/ui/use-answer';
import type { RecentSearchOnWire } from '@/lib/recent-searches/answers';

/** The signed-in user's recent searches; cleared by a new search or by deleting some. */
export const recentCache = new AnswerCache<RecentSearchOnWire[]>();
