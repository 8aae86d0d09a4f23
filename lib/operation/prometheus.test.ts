import { describe, expect, it } from 'vitest';
import { type Family, writeFamilies } from './prometheus';
import { counting, groupOf, requestFamilies } from './request-metrics';

describe('Prometheus text', () => {
  it('is written as the format says', () => {
    const family: Family = {
      name: 'jobs',
      type: 'gauge',
      help: 'Jobs that wait.',
      samples: [{ value: 2 }, { labels: { queue: 'a "b"\\\n', state: 'new' }, value: 0.5 }],
    };
    const empty: Family = { name: 'none', type: 'counter', help: 'Nothing.', samples: [] };
    expect(writeFamilies([empty, family])).toBe(
      [
        '# HELP jobs Jobs that wait.',
        '# TYPE jobs gauge',
        'jobs 2',
        'jobs{queue="a \\"b\\"\\\\\\n",state="new"} 0.5',
        '',
      ].join('\n'),
    );
  });
});

describe('calls', () => {
  it.each([
    ['http://localhost/api/saved/get/7', 'saved'],
    ['http://localhost/api/exports?page=2', 'exports'],
    ['http://localhost/signin?error=x', 'page'],
  ])('%s belongs to %s', (url, group) => {
    expect(groupOf(url)).toBe(group);
  });

  it('are counted with their status and their time, also those that throw', async () => {
    const request = new Request('http://localhost/api/company/search', { method: 'POST' });
    await counting(request, async () => new Response(null, { status: 204 }));
    await counting(request, async () => new Response(null, { status: 204 }));
    const thrown = counting(request, () => Promise.reject(new Error('odd')));
    await expect(thrown).rejects.toThrow('odd');
    const text = writeFamilies(requestFamilies());
    const of = (status: string) =>
      `veminto_http_requests_total{group="company",method="POST",status="${status}"}`;
    expect(text).toContain(`${of('204')} 2\n`);
    expect(text).toContain(`${of('thrown')} 1\n`);
    expect(text).toContain(
      'veminto_http_request_duration_seconds_bucket{group="company",le="10"} 3\n',
    );
    expect(text).toContain('veminto_http_request_duration_seconds_count{group="company"} 3\n');
    expect(text).toContain('veminto_http_requests_running 0\n');
  });
});
