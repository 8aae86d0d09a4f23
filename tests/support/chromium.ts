import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function findInstalled(): string | undefined {
  const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
  const folders = (process.env.PATH ?? '').split(path.delimiter).filter(Boolean);
  return folders
    .flatMap((folder) => names.map((name) => path.join(folder, name)))
    .find(isExecutable);
}

/**
 * A Chromium for the tests: the one named, an installed one, Playwright's own, or
 * the self-contained one from an npm package.
 */
export async function findChromium(): Promise<string> {
  const named = process.env.CHROMIUM_PATH;
  if (named) return named;
  const found = findInstalled();
  if (found) return found;
  const own = chromium.executablePath();
  if (isExecutable(own)) return own;
  return unpackChromium();
}

/** Unpacked into the project, because the shared folder may belong to another user. */
async function unpackChromium(): Promise<string> {
  const { default: packaged } = await import('@sparticuz/chromium');
  const folder = path.resolve('.cache/chromium');
  const before = process.env.TMPDIR;
  mkdirSync(folder, { recursive: true });
  process.env.TMPDIR = folder;
  try {
    const file = await packaged.executablePath();
    if (spawnSync(file, ['--version'], { timeout: 20_000 }).status === 0) return file;
    // Interrupted unpacking leaves a partial file that would be taken for complete.
    rmSync(file, { force: true });
    return await packaged.executablePath();
  } finally {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
  }
}

/** Several browsers with several pages need a fifth of it. */
const MEMORY_NEEDED = 1024 ** 3;

function hasSharedMemory(): boolean {
  try {
    accessSync('/dev/shm', constants.W_OK);
    const { bavail, bsize } = statfsSync('/dev/shm');
    return bavail * bsize >= MEMORY_NEEDED;
  } catch {
    return false;
  }
}

/**
 * A default argument of Playwright that we drop: it makes pages share memory through files on disk
 * (for containers with too little shared memory), which takes a tenth more processor time.
 */
export const unwantedArguments = hasSharedMemory() ? ['--disable-dev-shm-usage'] : [];

export const chromiumArguments = [
  '--no-sandbox',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--use-gl=angle',
  '--use-angle=swiftshader',
  '--enable-unsafe-swiftshader',
  '--ignore-gpu-blocklist',
  // Maps use software WebGL; rendering whole pages that way took half of the machine.
  '--disable-gpu-compositing',
  '--disable-gpu-rasterization',
];
