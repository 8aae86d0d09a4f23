import { expect, it } from 'vitest';
import { readClaim } from './claim';

it.each([
  ['Har Nordhavn ApS negativ egenkapital?', 'under', 0],
  ['Havde Nordhavn ApS overskud i 2020?', 'over', 0],
  ['Er Minus Underskud ApS rentabel?', 'over', 0],
  ['er egenkapitalen i Nordhavn over 10 mio?', 'over', 10_000_000],
  ['er omsætningen mindst 2,5 mia. kr.?', 'min', 2_500_000_000],
  ['har Nordhavn færre end 1.000 ansatte', 'under', 1_000],
  ['Did Nordhavn ApS make a profit of more than 5 million in 2020?', 'over', 5_000_000],
  ['is the solvency of Bech at most 30 %?', 'max', 30],
  ['og over 50?', 'over', 50],
  ['har Bech større omsætning end 200 mio.?', 'over', 200_000_000],
  ['har Bech flere ansatte end 50?', 'over', 50],
  ['does Bech have lower equity than 10 million?', 'under', 10_000_000],
  ['has Bech no more than 50 employees?', 'max', 50],
])('%s', (question, how, amount) => {
  expect(readClaim(question)).toMatchObject({ how, amount });
});

it.each([
  ['Hvad er overskuddet i Nordhavn ApS?'],
  ['Har Nordhavn ApS haft underskud nogensinde?'],
  ['Has the revenue of Bech ever been above 10 million?'],
  ['has the revenue grown more than 10 %?'],
  ['is the equity higher than 2019?'],
  ['har Bech højere omsætning end 2019?'],
  ['har Bech flere ansatte end 2019?'],
  ['is the profit positive or negative?'],
  ['virksomheder med over 50 ansatte'],
])('is no yes or no question about a size: %s', (question) => {
  expect(readClaim(question)).toBeUndefined();
});
