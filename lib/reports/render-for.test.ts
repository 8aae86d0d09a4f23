import { beforeEach, expect, test, vi } from 'vitest';
import { renderReport } from './render';
import { renderReportFor } from './render-for';
import type { ReportJob } from './types';

vi.mock('./render', () => ({ renderReport: vi.fn() }));

const job = { kind: 'users' } as ReportJob;
const refusal = { code: 'too_many_requests', retryAfter: 5 };

type Ending = { resolve: (bytes: Uint8Array<ArrayBuffer>) => void; reject: (why: Error) => void };
let ends: Ending[];
beforeEach(() => {
  ends = [];
  vi.mocked(renderReport).mockImplementation(
    () => new Promise((resolve, reject) => ends.push({ resolve, reject })),
  );
});

test('nobody has more than three documents under way, and that concerns nobody else', async () => {
  const [first, second, third] = [1, 2, 3].map(() => renderReportFor('ida', job));
  await expect(renderReportFor('ida', job)).rejects.toMatchObject(refusal);
  const other = renderReportFor('bo', job);
  expect(ends).toHaveLength(4);

  ends[0]?.resolve(new Uint8Array(1));
  await first;
  ends[1]?.reject(new Error('It broke.'));
  await expect(second).rejects.toThrow('It broke.');
  const again = [1, 2].map(() => renderReportFor('ida', job));
  await expect(renderReportFor('ida', job)).rejects.toMatchObject(refusal);
  for (const end of ends) end.resolve(new Uint8Array(1));
  await Promise.all([third, other, ...again]);
});
