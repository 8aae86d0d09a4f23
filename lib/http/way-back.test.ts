import { describe, expect, it } from 'vitest';
import { wayBack } from './way-back';

function form(referer?: string): Request {
  const headers = { host: 'veminto.example', ...(referer !== undefined && { referer }) };
  return new Request('https://veminto.example/api/user/language', { method: 'POST', headers });
}

describe('where a form was sent from', () => {
  it('is what the browser says', () => {
    const request = form('https://veminto.example/discover?search=murer&page=2');
    expect(wayBack(request, '/search')).toBe('/discover?search=murer&page=2');
  });

  it('is what the form says, where the browser says nothing', () => {
    expect(wayBack(form(), '/verified?token=x')).toBe('/verified?token=x');
    expect(wayBack(form('no address'), '/signup')).toBe('/signup');
  });

  it.each([
    'https://evil.example/',
    '//evil.example',
    '/\\evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    '/\t/evil.example',
    'javascript:alert(1)',
    'search',
    '',
  ])('never leads away: %j', (told) => {
    expect(wayBack(form(), told)).toBe('/');
  });

  it.each(['https://evil.example/search', 'https://veminto.example//evil.example/'])(
    'does not follow %s',
    (referer) => {
      expect(wayBack(form(referer))).toBe('/');
    },
  );
});
