import { expect, it } from 'vitest';
import { isCommonPassword } from './common-passwords';

it.each([
  ...['Password1!', 'P@ssw0rd', 'P@ssw0rd1!', 'Passw0rd!', 'Pa$$w0rd1', 'Welcome1!', 'Welcome@123'],
  ...['Qwerty123!', 'Qwerty1@', '1qaz!QAZ', 'Abcd1234!', 'Abc123!@#', 'Admin@123', 'Admin123!'],
  ...[
    'Summer2025!',
    'Veminto1!',
    'Danmark123!',
    'Letmein1!',
    'Iloveyou1!',
    'Aaaaaaa1!',
    '!1Dragon',
  ],
  ...['Pass1234!', 'P@ss1234', 'Hej12345!', 'Love2025!', 'L0ve1234#'],
  ...['Kodeord123!', 'Monkey12!', 'Test@1234', 'Trustno1!', 'Football#1', 'Sommer2024!'],
])('%s is common', (password) => {
  expect(isCommonPassword(password)).toBe(true);
});

it.each([
  ...['Right1!pass', 'Wrong1!pass', 'Another1!word', 'kH7!mQ2zt', 'Gris3&lampe', 'Tre!Sko42bro'],
  ...['Passwordless9&fox', '9$Zebra-Kaffe'],
])('%s is not', (password) => {
  expect(isCommonPassword(password)).toBe(false);
});
