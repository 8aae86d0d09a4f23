const BROWSERS: [RegExp, string][] = [
  [/Edg(?:e|A|iOS)?\//, 'Edge'],
  [/OPR\//, 'Opera'],
  [/Firefox\/|FxiOS\//, 'Firefox'],
  [/Chrome\/|CriOS\//, 'Chrome'],
  [/Safari\//, 'Safari'],
];
const SYSTEMS: [RegExp, string][] = [
  [/Windows/, 'Windows'],
  [/iPhone|iPad/, 'iOS'],
  [/Android/, 'Android'],
  [/Mac OS X/, 'macOS'],
  [/CrOS/, 'ChromeOS'],
  [/Linux/, 'Linux'],
];

const find = (list: [RegExp, string][], text: string) =>
  list.find(([pattern]) => pattern.test(text))?.[1] ?? '';

type Kind = 'unknown' | 'program' | 'programOn' | 'browser' | 'browserOn';
/** Translates `sessions.device`. */
type Texts = (kind: Kind, names: { browser: string; system: string }) => string;

/** "Firefox on Windows", as far as the user agent reveals it. */
export function describeDevice(userAgent: string | null, t: Texts): string {
  const names = {
    browser: find(BROWSERS, userAgent ?? ''),
    system: find(SYSTEMS, userAgent ?? ''),
  };
  if (!userAgent) return t('unknown', names);
  if (names.system === '') return t(names.browser === '' ? 'program' : 'browser', names);
  return t(names.browser === '' ? 'programOn' : 'browserOn', names);
}
