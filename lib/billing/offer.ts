import type { PlanName } from './types';

/** What the button of a plan's card says. The texts are the interface's. */
export type OfferText = 'currentPlan' | 'upgradeToYearly' | 'monthlyPlan' | 'buyPlan' | 'freePlan';

/** `why`: it could be pressed if anything were sold here. */
export type Offer = { text: OfferText; enabled: boolean; why?: 'notSold' };

const can = (text: OfferText): Offer => ({ text, enabled: true });
const cannot = (text: OfferText): Offer => ({ text, enabled: false });

/** By the plan that somebody has, then by the card: nobody buys what they have or gave up. */
const OFFERS: Record<PlanName, Record<PlanName, Offer>> = {
  Free: { Free: cannot('currentPlan'), Monthly: can('buyPlan'), Yearly: can('buyPlan') },
  Monthly: {
    Free: cannot('freePlan'),
    Monthly: cannot('currentPlan'),
    Yearly: can('upgradeToYearly'),
  },
  Yearly: {
    Free: cannot('freePlan'),
    Monthly: cannot('monthlyPlan'),
    Yearly: cannot('currentPlan'),
  },
};

/**
 * The button on the card of a plan.
 * @param current The plan that somebody has.
 * @param isSold Whether plans can be bought on this server.
 */
export function offerOf(current: PlanName, card: PlanName, isSold: boolean): Offer {
  const offer = OFFERS[current][card];
  return offer.enabled && !isSold ? { ...offer, enabled: false, why: 'notSold' } : offer;
}
