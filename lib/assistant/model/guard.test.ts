import { describe, expect, it } from 'vitest';
import { Evidence } from './evidence';
import { Guard } from './guard';

const REVENUE = '/detail/12345678?tab=financial#revenue';
const RESULT = {
  company: { key: '12345678', name: 'B2B Nordhavn 3 ApS', href: '/detail/12345678' },
  facts: [
    {
      field: 'website',
      value: 'https://nordhavn.example',
      shown: 'https://nordhavn.example',
      href: '/detail/12345678',
    },
  ],
  periods: [
    {
      endDate: '2020-12-31',
      figures: [{ field: 'revenue', value: 2_345_678, shown: '2.345.678 DKK', href: REVENUE }],
    },
  ],
};

/** Passes an answer through the guard in pieces of `size` characters. */
function through(answer: string, size = answer.length): { text: string; leftOut: number } {
  const evidence = new Evidence();
  evidence.add(RESULT);
  evidence.addInput({ filters: { employees: { min: 51 } } });
  evidence.addQuestion('In 2019?');
  const guard = new Guard(evidence);
  let text = '';
  for (let at = 0; at < answer.length; at += size) text += guard.push(answer.slice(at, at + size));
  return { text: text + guard.end(), leftOut: guard.leftOut };
}

const kept = (answer: string) => ({ text: answer, leftOut: 0 });

describe('what a model says goes out as far as the tools gave it', () => {
  it('words, own links and known figures', () => {
    const answer = `**[B2B Nordhavn 3 ApS](/detail/12345678)** had [2.345.678 DKK](${REVENUE}) in 2020.\n- a\n- b`;
    expect(through(answer)).toEqual(kept(answer));
  });

  it('whatever the pieces are that it comes in', () => {
    const answer = `1. ![x](https://evil.example/p.png) <b>It</b> made 9.999.999 DKK, see [here](https://evil.example) or https://evil.example/x\n2. [2,3 mio. DKK](${REVENUE}) \\[a\\]\n`;
    const whole = through(answer);
    for (const size of [1, 2, 3, 7]) expect(through(answer, size)).toEqual(whole);
    expect(whole).toEqual({
      text: `1. x \\<b>It\\</b> made \\[…\\] DKK, see here or \\[…\\]\n2. [2,3 mio. DKK](${REVENUE}) \\[a\\]\n`,
      leftOut: 4,
    });
  });

  it.each([
    ['Revenue: 2.345.678 DKK', `Revenue: [2.345.678](${REVENUE}) DKK`],
    ['Revenue: 2,345,678 DKK', `Revenue: [2,345,678](${REVENUE}) DKK`],
    ['It made 2.3 million DKK.', `It made [2.3](${REVENUE}) million DKK.`],
    ['It made 2,35 mio. kr.', `It made [2,35](${REVENUE}) mio. kr.`],
  ])('%s gets the link of its place', (said, text) => {
    expect(through(said)).toEqual({ text, leftOut: 0 });
  });

  it.each(['2.345.679 DKK', '2,4 mio. kr.', '2.5 million', '42', '7 %', '1.000'])(
    '%s is a figure that no tool gave',
    (figure) => {
      expect(through(`It made ${figure} then.`)).toMatchObject({ leftOut: 1 });
      expect(through(`[${figure}](/detail/1)`)).toMatchObject({ leftOut: 2 });
    },
  );

  it('limits of filters, years that were asked about, dates and CVR numbers may be named', () => {
    const answer =
      'More than 51 employees in 2019, until 31/12/2020: CVR 12 34 56 78 and 12345678.';
    expect(through(answer)).toEqual(kept(answer));
  });

  it('a figure is linked to its own place, not to where the model says', () => {
    expect(through('[2.345.678](/detail/12345678)').text).toBe(`[2.345.678](${REVENUE})`);
  });

  it.each([
    ...['https://evil.example/', '//evil.example', 'javascript:alert(1)', '/detail/99999999'],
    ...['/detail/12345678@evil.example', 'data:text/html,x', '/\\evil.example'],
  ])('a link to %s becomes its words', (target) => {
    expect(through(`See [the page](${target}) now`)).toEqual({
      text: 'See the page now',
      leftOut: 1,
    });
  });

  it.each([
    'http://evil.example/x',
    'www.evil.example',
    'HTTPS://EVIL.example',
    'mailto:a@evil.example',
  ])('the address %s does not stay', (address) => {
    expect(through(`Go to ${address} now`).text).toBe('Go to \\[…\\] now');
  });

  it('the website of a company is no link', () => {
    expect(through('Its website is https://nordhavn.example.').text).toBe(
      'Its website is `nordhavn.example`',
    );
  });

  it('HTML, reference links and broken links are letters', () => {
    expect(through('<img src=x> <script>').text).toBe('\\<img src=x> \\<script>');
    expect(through('[a][b]\n[b]: x').text).toBe('\\[a]\\[b]\n\\[b]: x');
    expect(through('[never closed').text).toBe('\\[never closed');
    expect(through('[a](never').text).toBe('\\[a](never');
    expect(through('!').text).toBe('!');
  });

  it('words go out before a line is whole', () => {
    const guard = new Guard(new Evidence());
    expect(guard.push('The revenue of the comp')).toBe('The revenue of the ');
    expect(guard.push('any was 12')).toBe('company was ');
    expect(guard.end()).toBe('\\[…\\]');
  });

  it.each(['[', '![', '<', '1', '[a](', '\\', 'http://', '1 11 '])(
    'twenty thousand letters of %s end soon',
    (piece) => {
      const long = piece.repeat(20_000 / piece.length);
      expect(through(long, 100).text).not.toMatch(/(?<!\\)!?\[[^\]]*\]\(|<(?<!\\<)/);
    },
  );
});
