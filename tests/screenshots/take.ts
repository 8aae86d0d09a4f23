import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { type Browser, chromium } from '@playwright/test';
import sharp from 'sharp';
import { chromiumArguments, findChromium } from '../support/chromium.ts';
import { type Screen, type Star, screens } from './screens.ts';

const WIDTH = 1280;
const HEIGHT = 800;

type Options = {
  url: string;
  token: string;
  star: Star;
  folder: string;
  /** Names of screens; all if omitted. */
  only: string[];
};

/** A palette of 256 colours suffices for flat colours and takes a third of the bytes. */
const shrink = (png: Buffer) =>
  sharp(png).png({ palette: true, quality: 90, effort: 10, dither: 0.4 }).toBuffer();

async function take(browser: Browser, screen: Screen, scheme: 'light' | 'dark', options: Options) {
  const context = await browser.newContext({
    baseURL: options.url,
    colorScheme: scheme,
    reducedMotion: 'reduce',
    locale: 'en-GB',
    viewport: { width: WIDTH, height: screen.height ?? HEIGHT },
  });
  const cookie = { name: 'veminto.session', value: options.token, url: options.url };
  if (!screen.signedOut) await context.addCookies([{ ...cookie, httpOnly: true }]);
  const page = await context.newPage();
  await page.goto(screen.path(options.star));
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForLoadState('networkidle');
  await screen.prepare?.(page);
  await page.evaluate(() => document.fonts.ready);
  const file = `${screen.name}${scheme === 'dark' ? '-dark' : ''}.png`;
  const png = await shrink(await page.screenshot({ animations: 'disabled', caret: 'hide' }));
  writeFileSync(path.join(options.folder, file), png);
  await context.close();
  return { file, bytes: png.length };
}

/**
 * Takes a screenshot of each screen, and of some in the dark theme too. A failure does not
 * prevent the others.
 * @throws AggregateError at the end
 */
export async function takeAll(options: Options, tell: (line: string) => void): Promise<void> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: chromiumArguments,
  });
  const { only } = options;
  const wanted = screens.filter(({ name }) => only.length === 0 || only.includes(name));
  const failures: unknown[] = [];
  try {
    for (const screen of wanted) {
      for (const scheme of screen.dark ? (['light', 'dark'] as const) : (['light'] as const)) {
        try {
          const { file, bytes } = await take(browser, screen, scheme, options);
          tell(`${file}, ${Math.ceil(bytes / 1000)} kB`);
        } catch (error) {
          failures.push(error);
          tell(`${screen.name} cannot be taken: ${error}`);
        }
      }
    }
  } finally {
    await browser.close();
  }
  if (failures.length > 0) throw new AggregateError(failures, 'Some screens are missing.');
}
