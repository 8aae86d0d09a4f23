import { expect, it } from 'vitest';
import { foldText } from '@/lib/words/fold';
import { timeIn } from './when';

const read = (question: string) => timeIn(foldText(question)).when;

it.each([
  ['Har Bech flere ansatte end sidste år?', 'up', { most: 2 }],
  ['tjener Bech mere end året før?', 'up', { most: 2 }],
  ['Has Bech fewer employees than two years ago?', 'down', { most: 3 }],
  ['er gælden mindre end for tre år siden?', 'down', { most: 4 }],
  ['er omsætningen i Bech faldet siden 2018?', 'down', { span: { first: 2018, last: null } }],
  ['is the equity higher than in 2018?', 'up', { span: { first: 2018, last: null } }],
  ['did the profit fall in 2020?', 'down', { span: { first: 2019, last: 2020 } }],
  ['har Bech tjent mere i 2020 end i 2018?', 'up', { span: { first: 2018, last: 2020 } }],
  ['Did Bech earn more in 2020 than the year before?', 'up', { span: { first: 2019, last: 2020 } }],
  ['er egenkapitalen steget de seneste 3 år?', 'up', { most: 3 }],
  ['var omsætningen højere i 2018 end i 2020?', 'down', { span: { first: 2018, last: 2020 } }],
  ['falder egenkapitalen?', 'down', { most: 2 }],
  ['har Bech fået flere ansatte?', 'up', { most: 2 }],
])('%s', (question, moved, when) => {
  expect(read(question)).toMatchObject({ moved, history: true, ...when });
});

it.each([
  ['is the revenue rising or falling?'],
  ['has the revenue grown by more than 10 % since 2018?'],
  ['has the revenue grown every year since 2018?'],
  ['has the revenue of Bech grown more than that of Kjær?'],
  ['har Bech flere ansatte end Kjær?'],
  ['er underskuddet større end sidste år?'],
  ['er omsætningen ikke steget siden 2018?'],
  ['hvorfor faldt omsætningen i 2020?'],
  ['has the profit ever fallen?'],
  ['har Bech flere end 2000 ansatte?'],
  ['har Bech flere ansatte end 2000?'],
])('is not answered by yes or no: %s', (question) => {
  expect(read(question).moved).toBeUndefined();
});
