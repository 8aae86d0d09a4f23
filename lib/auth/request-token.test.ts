import { describe, expect, it } from 'vitest';
import { bearerOf, tokenOf } from './request-token';

const request = (headers: Record<string, string>) => ({ headers: new Headers(headers) });

describe('the token of a request', () => {
  it.each([
    ['no header', {}, null],
    ['the header of ours', { 'x-auth-token': 'one' }, 'one'],
    ['a bearer token', { authorization: 'Bearer one' }, 'one'],
    ['any case, any space', { authorization: 'bEARER   one' }, 'one'],
    ['the same in both', { 'x-auth-token': 'one', authorization: 'Bearer one' }, 'one'],
    ['two that differ', { 'x-auth-token': 'one', authorization: 'Bearer two' }, 'one'],
    ['an empty one of ours', { 'x-auth-token': '', authorization: 'Bearer two' }, 'two'],
    ['a scheme alone', { authorization: 'Bearer' }, null],
    ['another scheme', { authorization: 'Basic b25lOnR3bw==' }, null],
    ['a name that begins alike', { authorization: 'Bearers one' }, null],
    ['a token without a scheme', { authorization: 'vem_one' }, null],
  ])('%s', (_, headers, token) => {
    expect(tokenOf(request(headers))).toBe(token);
  });

  it('is none of a gateway where only a bearer token is asked for', () => {
    expect(bearerOf(request({ 'x-auth-token': 'one' }))).toBeNull();
  });
});
