import { describe, expect, it } from 'vitest';
import {
  ClosedAddress,
  isLoopbackAddress,
  isPublicAddress,
  openLookup,
  type Resolve,
} from './public-address';

describe('a public address', () => {
  it.each([
    ...['1.1.1.1', '93.184.216.34', '100.63.255.255', '100.128.0.0', '172.32.0.1', '223.255.255.1'],
    ...['2001:4860:4860::8888', '2a00:1450:400f::5', '2606:4700::1111'],
  ])('%s', (address) => expect(isPublicAddress(address)).toBe(true));

  it.each([
    ...['0.0.0.0', '10.0.0.1', '100.64.0.1', '100.127.255.255', '127.0.0.1', '127.9.9.9'],
    ...['169.254.169.254', '172.16.0.1', '172.31.255.255', '192.0.0.1', '192.0.2.1'],
    ...['192.168.1.1', '198.18.0.1', '198.51.100.1', '203.0.113.1', '224.0.0.1', '239.1.1.1'],
    ...['240.0.0.1', '255.255.255.255', '192.88.99.1'],
    ...['::', '::1', '::ffff:127.0.0.1', '::ffff:93.184.216.34', '::ffff:7f00:1', '::7f00:1'],
    ...['64:ff9b::7f00:1', '64:ff9b::a9fe:a9fe', '64:ff9b:1::1', 'fc00::1', 'fd12::1', 'fe80::1'],
    ...['fec0::1', 'ff02::1', '2001::1', '2001:db8::1', '2002:7f00:1::', '3fff::1', '100::1'],
    ...['localhost', '', '127.1', '0x7f000001', '2130706433', 'fe80::1%eth0'],
  ])('is not %s', (address) => expect(isPublicAddress(address)).toBe(false));

  it('of this machine is another one', () => {
    expect(['127.0.0.1', '127.1.2.3', '::1'].every(isLoopbackAddress)).toBe(true);
    const others = ['10.0.0.1', '::ffff:127.0.0.1', '93.184.216.34', 'localhost', '::'];
    expect(others.some(isLoopbackAddress)).toBe(false);
  });
});

describe('the lookup of a connection', () => {
  type Found = { address: string; family: number }[];
  const ask = (found: Found | Error, all: boolean) =>
    new Promise((resolve, reject) => {
      const resolver: Resolve = (_name, _options, done) =>
        found instanceof Error ? done(found, []) : done(null, found);
      const lookup = openLookup(isPublicAddress, resolver);
      lookup('crm.example', { all }, (error, address, family) =>
        error ? reject(error) : resolve(all ? address : [address, family]),
      );
    });
  const open = { address: '93.184.216.34', family: 4 };
  const inner = { address: '10.0.0.1', family: 4 };

  it('answers open addresses in either form', async () => {
    expect(await ask([open], true)).toEqual([open]);
    expect(await ask([open], false)).toEqual(['93.184.216.34', 4]);
  });

  it('refuses a name with any closed address, or none', async () => {
    for (const found of [[inner], [open, inner], [{ address: '::1', family: 6 }, open], []]) {
      for (const all of [true, false]) {
        await expect(ask(found, all)).rejects.toThrow(ClosedAddress);
      }
    }
  });

  it('passes on that a name is unknown', async () => {
    await expect(ask(new Error('ENOTFOUND'), true)).rejects.toThrow('ENOTFOUND');
  });
});
