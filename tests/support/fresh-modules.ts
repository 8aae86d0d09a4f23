import { afterEach, beforeEach, vi } from 'vitest';

/** Modules are loaded anew for each test, so that they read the variables it stubs. */
export function freshModules(): void {
  beforeEach(() => {
    vi.resetModules();
  });
  afterEach(() => {
    vi.unstubAllEnvs();
  });
}
