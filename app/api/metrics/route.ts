import { withPublic } from '@/lib/http/wrappers';
import { writeMetrics } from '@/lib/operation/metrics';
import { requireMetricsToken } from '@/lib/operation/metrics-token';

// GET /api/metrics: metrics in Prometheus format; requires METRICS_TOKEN as a bearer token
export const GET = withPublic({ uncounted: true }, async ({ request }) => {
  requireMetricsToken(request);
  return new Response(await writeMetrics(), {
    headers: {
      'content-type': 'text/plain; version=0.0.4; charset=utf-8',
      'cache-control': 'no-store',
    },
  });
});
