import type { Instrumentation } from 'next';

/**
 * Runs once when a server starts: a wrong environment ends it with a list.
 * Both names are replaced when it is built, which keeps what only Node.js has
 * out of an edge bundle, and the build itself from starting jobs.
 */
export async function register() {
  await import('./lib/env');
  // biome-ignore lint/style/noProcessEnv: see above
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  // biome-ignore lint/style/noProcessEnv: see above
  if (process.env.NEXT_PHASE === 'phase-production-build') return;
  const { surviveLostOutput } = await import('./lib/operation/lost-output');
  surviveLostOutput();
  const { noteSocketAddresses } = await import('./lib/http/socket-address');
  noteSocketAddresses();
  const { noteRequestIds } = await import('./lib/http/request-id');
  noteRequestIds();
  const { noteSentQueries } = await import('./lib/http/sent-query');
  noteSentQueries();
  const { mendOddRequests } = await import('./lib/openapi/odd-requests');
  mendOddRequests();
  const { servePackedFiles } = await import('./lib/http/packed-files');
  servePackedFiles();
  const { countPages, onPage } = await import('./lib/operation/page-requests');
  countPages();
  const { notePage } = await import('./lib/http/pages-under-way');
  onPage(notePage);
  // Ahead of the first error, which would be answered before this is there.
  await import('./lib/http/unavailable-page');
  const { warnOfFront } = await import('./lib/operation/front-warnings');
  warnOfFront();
  const { warnOfIncompleteSettings } = await import('./lib/operation/incomplete-settings');
  warnOfIncompleteSettings();
  const { warnOfDataFolder } = await import('./lib/operation/data-folder');
  warnOfDataFolder();
  const { warnOfOutbox } = await import('./lib/integrations/outbox');
  warnOfOutbox();
  const { startJobsWithServer } = await import('./lib/jobs');
  const { endWithSignals } = await import('./lib/operation/shutdown');
  endWithSignals(startJobsWithServer());
  const { grantConfiguredAdminsLater } = await import('./lib/users/admin/configured-admins');
  grantConfiguredAdminsLater();
}

/** Told of whatever a page or Next itself throws; our handlers log for themselves. */
export const onRequestError: Instrumentation.onRequestError = async (...told) => {
  // biome-ignore lint/style/noProcessEnv: see above
  if (process.env.NEXT_RUNTIME !== 'nodejs') return;
  const { noteUnavailable } = await import('./lib/http/unavailable-page');
  await noteUnavailable(...told);
  const { logPageError } = await import('./lib/operation/page-requests');
  logPageError(...told);
};
