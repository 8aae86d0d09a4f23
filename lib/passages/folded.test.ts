import { expect, test } from 'vitest';
import { foldedPassage } from './folded';

const of = (letters: number, letter = 'a') => letter.repeat(letters);

test('a short passage is shown whole, and so is one whose end would not be worth a press', () => {
  expect(foldedPassage('Ingen.')).toEqual({ shown: ['Ingen.'], rest: [] });
  const five = 'en\nto\ntre\nfire\nfem';
  expect(foldedPassage(five)).toEqual({ shown: five.split('\n'), rest: [] });
  expect(foldedPassage(of(470))).toEqual({ shown: [of(470)], rest: [] });
  expect(foldedPassage(`${of(400)}\n${of(119)}`).rest).toEqual([]);
});

test('whole paragraphs are shown up to the fold', () => {
  expect(foldedPassage(`${of(200)}\n${of(200)}\n${of(200)}`)).toEqual({
    shown: [of(200), of(200)],
    rest: [of(200)],
  });
  const six = ['en', 'to', 'tre', 'fire', 'fem', 'seks'];
  expect(foldedPassage(six.join('\n'))).toEqual({ shown: six.slice(0, 4), rest: six.slice(4) });
});

test('a long paragraph is parted behind a sentence', () => {
  const [one, two, three] = ['En', 'To', 'Tre'].map((word) => `${word} ${of(148, 'x')}.`);
  expect(foldedPassage(`${one} ${two} ${three} ${one}\nSlut`)).toEqual({
    shown: [`${one} ${two}`],
    rest: [`${three} ${one}`, 'Slut'],
  });
  // Behind the only sentence less than half would be shown.
  const words = Array.from({ length: 100 }, () => 'solen').join(' ');
  expect(foldedPassage(`Kort. ${words[0]?.toUpperCase()}${words}`).shown[0]).toMatch(/solen …$/);
  // What is shown before counts.
  const later = foldedPassage(`${of(170)}\n${words}`).shown;
  expect(later.join('').length).toBeLessThan(360);
  const short = foldedPassage(`Kort.\n${one} ${two} ${three} ${one}`);
  expect(short.shown).toEqual(['Kort.', `${one} ${two}`]);
});

test('a long sentence is parted between words, and what is one word anywhere', () => {
  const words = Array.from({ length: 120 }, () => 'solen').join(' ');
  const { shown, rest } = foldedPassage(words);
  expect(shown[0]).toMatch(/^solen .* solen …$/);
  expect(rest[0]).toMatch(/^… solen .* solen$/);
  expect(`${shown} ${rest}`.replace(' … … ', ' ')).toBe(words);
  const whole = foldedPassage(of(600, '😀'));
  expect(whole.shown[0]).toMatch(/^(😀)+ …$/u);
  expect(whole.rest[0]).toMatch(/^… (😀)+$/u);
});
