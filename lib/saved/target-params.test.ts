import { describe, expect, it } from 'vitest';
import { savedQuery } from './saved-params';
import { targetParams } from './target-params';

const id = (end: number) => `0a0b0c0d-0000-4000-8000-00000000000${end}`;
const WHICH = 'Give the ids of saved companies, or the query of an address that shows them.';

describe('what is done to all that an address shows', () => {
  it.each([
    '',
    'page=3&size=25&sort=name&direction=desc',
    'q=%20',
    'list=&tag=&q=&industry=&status=&except=',
    `tag=Kunde&q=m%C3%B8ller++s%C3%B8n&industry=Murere&status=CEASED&list=${id(1)}`,
    'tag=%20Kunde%20',
    `q=${'a'.repeat(100)}`,
    `except=${id(1)},${id(2)}`,
    `except=${id(1)}&except=${id(1)}`,
  ])('takes ?%s', (query) => {
    const params = targetParams(query);
    expect(targetParams(savedQuery(params, params.except))).toMatchObject({
      ...params,
      ...{ page: 1, size: 10 },
    });
  });

  it.each([
    ['a name that is none', 'tags=lead'],
    ["the name of another page's search", 'search=bageri'],
    ['a list beside another', `list=${id(1)}&list=${id(2)}`],
    ['entries that are left out one by one', `except=${id(1)}&except=${id(2)}`],
    ['two tags', 'tag=lead&tag=kunde'],
    ['letters that nobody sees', 'q=%E2%80%8B'],
    ['a tag of such', 'tag=%00'],
    ['more than is searched for', `q=${'a'.repeat(99)}%20bageri`],
    ['a longer tag than there is', `tag=${'a'.repeat(101)}`],
  ])('is not done by %s', (_, query) => {
    expect(() => targetParams(query)).toThrow(WHICH);
  });

  it('says which statuses there are', () => {
    expect(() => targetParams('status=GONE')).toThrow(
      'The status is one of ACTIVE, IN_LIQUIDATION, IN_RECONSTRUCTION, IN_BANKRUPTCY, IN_COMPULSORY_DISSOLUTION, CEASED, UNKNOWN.',
    );
  });

  it('says which lists and entries cannot be', () => {
    expect(() => targetParams('list=1')).toThrow('names a list or entries that cannot be');
  });
});
