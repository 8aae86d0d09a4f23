import { afterEach, beforeEach, vi } from 'vitest';

/** What `lib/env` demands, for tests that need no database; undone after each test. */
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
