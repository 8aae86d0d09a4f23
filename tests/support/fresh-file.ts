import { vi } from 'vitest';

/**
 * Runs ahead of each file that shares its process with others: what those loaded, kept and set is
 * gone. The packages stay loaded, which takes longer than everything else a file loads.
 */
const given = Symbol.for('given environment');
const kept = globalThis as { [given]?: NodeJS.ProcessEnv };
kept[given] ??= { ...process.env };
for (const name of Object.keys(process.env)) {
  if (!(name in kept[given])) delete process.env[name];
}
Object.assign(process.env, kept[given]);

for (const name of Object.keys(globalThis)) {
  if (name.startsWith('__veminto')) Reflect.deleteProperty(globalThis, name);
}

vi.useRealTimers();
vi.resetModules();
