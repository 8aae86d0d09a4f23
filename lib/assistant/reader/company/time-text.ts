import type { RoleTime } from '../question/role-time';
import type { Speak } from '../text/reply';
import { dayText } from '../text/texts';

const yearAt = (day: string, end: '01-01' | '12-31') =>
  day.slice(5) === end ? day.slice(0, 4) : null;

/** "2018", "on 01/05/2018", "from 2018", "2015–2018"; whole years are told as such. */
function daysText({ from, to }: RoleTime, say: Speak): string {
  if (from && from === to) return `${say({ en: 'on', da: 'den' })} ${dayText(from)}`;
  const first = from && (yearAt(from, '01-01') ?? dayText(from));
  const last = to && (yearAt(to, '12-31') ?? dayText(to));
  if (first && last) return first === last ? first : `${first}–${last}`;
  return first
    ? `${say({ en: 'from', da: 'fra' })} ${first}`
    : `${say({ en: 'until', da: 'til' })} ${last}`;
}

/** The same, with whether it is of those who joined or left then. */
export function timeText(time: RoleTime, say: Speak): string {
  const days = daysText(time, say);
  if (time.moved === 'began') return `${say({ en: 'joined', da: 'tiltrådt' })} ${days}`;
  return time.moved === 'left' ? `${say({ en: 'left', da: 'fratrådt' })} ${days}` : days;
}
