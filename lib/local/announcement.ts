import type { DemoAccount } from './demo-accounts';
import { formatTable, type IntegrationRow } from './integrations';
import type { Log } from './log';

export type Announcement = {
  url: string;
  seconds: number;
  accounts: DemoAccount[];
  integrations: IntegrationRow[];
};

/** Prints the final output of a start: the URL, the demo accounts and the integration modes. */
export function announce({ url, seconds, accounts, integrations }: Announcement, log: Log): void {
  log('');
  log(`Veminto runs at ${url} (ready in ${seconds.toFixed(1)} s; Ctrl-C stops it)`);
  log('');
  const width = Math.max(0, ...accounts.map(({ email }) => email.length));
  for (const { label, email, password } of accounts) {
    const shown = password ?? '(its password was changed)';
    log(`  ${label.padEnd(10)}  ${email.padEnd(width)}  ${shown}`);
  }
  if (accounts.length === 0) {
    log('  Sign up in the browser. Whoever is named in ADMIN_EMAILS then asks for a link at');
    log('  "Forgot Password": setting a password with it makes them an administrator.');
  }
  log('');
  for (const line of formatTable(integrations)) log(line);
  log('');
}
