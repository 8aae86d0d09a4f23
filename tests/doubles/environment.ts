import { afterEach, beforeEach, vi } from 'vitest';

/** Variables required by `lib/env`, for tests without a database; restored after each test. */
export function stubEnvironment(): void {
  beforeEach(() => {
    vi.resetModules();
    vi.stubEnv('DATABASE_URL', 'postgresql://localhost/none');
    vi.stubEnv('AUTH_SECRET', 'a'.repeat(32));
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });
}
