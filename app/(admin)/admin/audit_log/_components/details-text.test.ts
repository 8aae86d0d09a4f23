import { describe, expect, it } from 'vitest';
import danish from '@/messages/da.json';
import english from '@/messages/en.json';
import { detailsText } from './details-text';

describe('the details of an entry of the audit log', () => {
  it.each<[Record<string, unknown>, string, string]>([
    [
      { from: 'USER', to: 'ADMIN', by: 'ADMIN_EMAILS' },
      'from: User, to: Administrator, by: ADMIN_EMAILS',
      'fra: Bruger, til: Administrator, af: ADMIN_EMAILS',
    ],
    [{ method: 'password' }, 'with: password', 'med: adgangskode'],
    [{ changed: 'firstName, picture' }, 'changed: first name, picture', 'ændret: fornavn, billede'],
    [{ scopes: 'read write' }, 'scopes: read write', 'rettigheder: læse skrive'],
    [
      { plan: 'YEARLY', status: 'past_due' },
      'plan: Yearly, status: past due',
      'abonnement: Årligt, status: forfaldent',
    ],
    [
      { format: 'csv', bytes: 12345, to: 'people.example' },
      'format: csv, bytes: 12.345, to: people.example',
      'filtype: csv, byte: 12.345, til: people.example',
    ],
    [{}, '', ''],
  ])('%o are in words of both languages', (details, inEnglish, inDanish) => {
    expect(detailsText(details, english.audit)).toBe(inEnglish);
    expect(detailsText(details, danish.audit)).toBe(inDanish);
  });

  it('stay as they are where another version wrote them', () => {
    expect(detailsText({ why: 'constructor', parts: [1, true] }, danish.audit)).toBe(
      'why: constructor, parts: [1,true]',
    );
  });
});
