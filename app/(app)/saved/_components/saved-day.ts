import { formatMoment } from '@/lib/format';

/** The day on which a company was saved, on Danish clocks: "31/01/2022" */
export const savedDay = (savedAt: string): string => formatMoment(new Date(savedAt)).slice(0, 10);
