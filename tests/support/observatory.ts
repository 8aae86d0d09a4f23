/**
 * The score of a page in Mozilla's HTTP Observatory, by its published table
 * (mdn-http-observatory, src/grader/charts.js): 100 plus the modifiers of its tests;
 * bonuses count from 90 on.
 */

type Headers = Record<string, string | string[] | undefined>;
type Page = { headers: Headers; body: string };

const FROM_90_ON = 90;
const SIX_MONTHS = 15_768_000;
const PRIVATE = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin'];

export function directivesOf(policy: string): Map<string, string[]> {
  return new Map(
    policy.split(';').map((directive) => {
      const [name = '', ...sources] = directive.trim().split(/\s+/);
      return [name, sources];
    }),
  );
}

const BROAD = ['ftp:', 'http:', 'https:', '*', 'http:*', 'http://*', 'https:*', 'https://*'];
const UNSAFE = [...BROAD, 'data:', "'unsafe-inline'"];

/** A nonce or a hash makes browsers ignore 'unsafe-inline'; strict-dynamic, sources too. */
function counted(sources: string[]): string[] {
  const safe = sources.some((source) => /^'(?:nonce|sha256|sha384|sha512)-/.test(source));
  const dynamic = safe && sources.includes("'strict-dynamic'");
  return sources.filter(
    (source) =>
      !(safe && source === "'unsafe-inline'") &&
      !(dynamic && [...BROAD, "'self'"].includes(source)),
  );
}

function ofPolicy(policy: string | undefined): number {
  if (!policy) return -25;
  const directives = directivesOf(policy);
  const fallback = directives.get('default-src') ?? ['*'];
  const of = (name: string) => counted(directives.get(name) ?? fallback);
  const has = (name: string, sources: string[]) => of(name).some((one) => sources.includes(one));
  if (has('script-src', UNSAFE) || has('object-src', BROAD)) return -20;
  if (has('script-src', ["'unsafe-eval'"]) || has('style-src', ["'unsafe-eval'"])) return -10;
  if (has('style-src', UNSAFE)) return 0;
  return fallback.join() === "'none'" ? 10 : 5;
}

function ofCookies(cookies: string[]): number {
  if (cookies.length === 0) return 0;
  if (cookies.some((cookie) => !/; *httponly/i.test(cookie))) return -30;
  if (cookies.some((cookie) => !/; *secure/i.test(cookie))) return -40;
  return cookies.every((cookie) => /; *samesite=(?:lax|strict)/i.test(cookie)) ? 5 : 0;
}

function ofTransport(header: string | undefined): number {
  const age = Number(/max-age=(\d+)/.exec(header ?? '')?.[1] ?? Number.NaN);
  if (Number.isNaN(age)) return -20;
  return age >= SIX_MONTHS ? 0 : -10;
}

/** External scripts need a checksum; ours are all local. */
function ofScripts(body: string): number {
  const elsewhere = [...body.matchAll(/<script[^>]+src="(?:https?:)?\/\/[^"]+"[^>]*>/g)];
  if (elsewhere.length === 0) return 0;
  return elsewhere.every(([tag]) => tag.includes('integrity=')) ? 5 : -5;
}

const one = (value: string | string[] | undefined) => (Array.isArray(value) ? value[0] : value);

function ofFrames(header: string | undefined, policy: string | undefined): number {
  const ancestors = directivesOf(policy ?? '').get('frame-ancestors') ?? ['*'];
  if (!ancestors.some((source) => BROAD.includes(source))) return 5;
  return /^(?:deny|sameorigin)$/i.test(header ?? '') ? 5 : -20;
}

const ofReferrers = (header: string | undefined) =>
  header === undefined ? 0 : PRIVATE.includes(header.split(',').at(-1)?.trim() ?? '') ? 5 : -5;

const ofSharing = (header: string | undefined) => (header === '*' ? -50 : 0);

/** The modifier of each test; their sum is the score. */
export function observatory({ headers, body }: Page) {
  const of = (name: string) => one(headers[name]);
  const policy = of('content-security-policy');
  const cookies = headers['set-cookie'] ?? [];
  const modifiers: Record<string, number> = {
    csp: ofPolicy(policy),
    cookies: ofCookies(Array.isArray(cookies) ? cookies : [cookies]),
    cors: ofSharing(of('access-control-allow-origin')),
    referrer: ofReferrers(of('referrer-policy')),
    transport: ofTransport(of('strict-transport-security')),
    scripts: ofScripts(body),
    sniffing: of('x-content-type-options') === 'nosniff' ? 0 : -5,
    frames: ofFrames(of('x-frame-options'), policy),
    resource: /^same-(?:origin|site)$/.test(of('cross-origin-resource-policy') ?? '') ? 10 : 0,
    opener: /^same-origin/.test(of('cross-origin-opener-policy') ?? '') ? 10 : 0,
    embedder: /^(?:require-corp|credentialless)$/.test(of('cross-origin-embedder-policy') ?? '')
      ? 10
      : 0,
  };
  const values = Object.values(modifiers);
  const sum = (list: number[]) => list.reduce((total, value) => total + value, 100);
  const bare = sum(values.filter((value) => value < 0));
  const score = bare >= FROM_90_ON ? sum(values) : bare;
  return { score: Math.max(0, score), modifiers };
}
