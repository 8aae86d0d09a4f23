/** How a receiver checks a message, as the API reference shows it; a test runs it. */
export const CHECK_EXAMPLE = `import { createHmac, timingSafeEqual } from 'node:crypto';

// secret: whsec_…; headers: by their lower-case names; body: as it came, before it is parsed
export function isGenuine(secret, headers, body) {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signatures } = headers;
  if (!(Math.abs(Date.now() / 1000 - at) < 300)) return false;
  const key = Buffer.from(secret.replace('whsec_', ''), 'base64');
  const made = createHmac('sha256', key).update(\`\${id}.\${at}.\${body}\`).digest();
  return String(signatures).split(' ').some((one) => {
    const sent = Buffer.from(one.replace('v1,', ''), 'base64');
    return sent.length === made.length && timingSafeEqual(sent, made);
  });
}`;
