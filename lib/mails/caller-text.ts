import { describeDevice } from '@/lib/users/describe-device';

/** "Firefox on Windows, address 192.0.2.1" */
export function describeCaller(caller: {
  userAgent: string | null;
  address: string | null;
}): string {
  const device = describeDevice(caller.userAgent);
  return caller.address ? `${device}, address ${caller.address}` : device;
}

const format = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/Copenhagen',
});

/** "21 November 2026 at 20:15 (Danish time)" */
export function inWords(at: string): string {
  return `${format.format(new Date(at))} (Danish time)`;
}
