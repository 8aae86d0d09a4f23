import { expect, it } from 'vitest';
import messages from '@/messages/en.json';
import { offerOf } from './offer';
import type { PlanName } from './types';

/** The specification's states: current plan, card, button text, whether it is enabled. */
const states: [PlanName, PlanName, string, boolean][] = [
  ['Free', 'Free', 'Current plan', false],
  ['Free', 'Monthly', 'Buy plan', true],
  ['Free', 'Yearly', 'Buy plan', true],
  ['Monthly', 'Free', 'Free plan', false],
  ['Monthly', 'Monthly', 'Current plan', false],
  ['Monthly', 'Yearly', 'Upgrade to yearly plan', true],
  ['Yearly', 'Free', 'Free plan', false],
  ['Yearly', 'Monthly', 'Monthly Plan', false],
  ['Yearly', 'Yearly', 'Current plan', false],
];

it.each(states)('on %s the card %s says “%s”, enabled: %s', (plan, card, text, enabled) => {
  const offer = offerOf(plan, card, true);
  expect(messages.subscription.offers[offer.text]).toBe(text);
  expect(offer).toEqual({ text: offer.text, enabled });
});

it.each(states)(
  'where nothing is sold, on %s the card %s only says why',
  (plan, card, text, can) => {
    const offer = offerOf(plan, card, false);
    expect(messages.subscription.offers[offer.text]).toBe(text);
    expect([offer.enabled, offer.why]).toEqual([false, can ? 'notSold' : undefined]);
  },
);
