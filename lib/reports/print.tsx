import { renderToBuffer } from '@react-pdf/renderer';
import { companyReport } from './company-report';
import { PdfDocument } from './pdf/document';
import { sampleReport } from './sample-report';
import type { ReportJob } from './types';
import { usersReport } from './users-report';

function inWords(job: ReportJob) {
  if (job.kind === 'users') return usersReport(job.data);
  return job.kind === 'company' ? companyReport(job.data) : sampleReport(job.data);
}

/** The PDF of a report. Takes as long as many pages of the site: to be done in a thread. */
export async function print(job: ReportJob): Promise<Uint8Array> {
  return new Uint8Array(await renderToBuffer(<PdfDocument {...inWords(job)} />));
}
