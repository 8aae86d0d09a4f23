import type { PlanName } from './types';

/** The button text of a plan's card. The interface has the actual texts. */
type OfferText = 'currentPlan' | 'upgradeToYearly' | 'monthlyPlan' | 'buyPlan' | 'freePlan';

/** `why`: the button is disabled only because nothing is sold here. */
type Offer = { text: OfferText; enabled: boolean; why?: 'notSold' };

const can = (text: OfferText): Offer => ({ text, enabled: true });
const cannot = (text: OfferText): Offer => ({ text, enabled: false });

/** By current plan, then by card: users cannot buy the plan they have or a lower one. */
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
 * @param current The user's plan.
 * @param isSold Whether plans can be bought on this server.
 */
export function offerOf(current: PlanName, card: PlanName, isSold: boolean): Offer {
  const offer = OFFERS[current][card];
  return offer.enabled && !isSold ? { ...offer, enabled: false, why: 'notSold' } : offer;
}
