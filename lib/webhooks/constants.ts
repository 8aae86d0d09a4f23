import { NEWS_TOPICS } from '@/lib/notifications/constants';

/** Maximum number of webhooks per account. */
export const MAX_WEBHOOKS = 5;
export const URL_MAX = 1_000;
export const DESCRIPTION_MAX = 100;
/** Deliveries in a list: the latest. */
export const DELIVERIES_SHOWN = 20;
/** Deliveries are kept so long, delivered or not. */
export const DELIVERIES_KEPT_DAYS = 30;
/** After a roll the former secret signs as well. */
export const FORMER_SECRET_HOURS = 24;
/** A webhook is switched off when all deliveries of so many days have failed. */
export const FAILING_DAYS = 3;
/** And only by the failure of a delivery that has waited so long: the first one may be brief. */
export const FAILING_HOURS = 12;
/** Minutes before the second and each further attempt of a delivery: about a day in all. */
export const RETRY_MINUTES = [1, 5, 15, 60, 120, 240, 480, 600] as const;

/** Ports of https; on others there may be services that do not expect strangers. */
export const OPEN_PORTS: readonly string[] = ['', '8443'];

/** Why we switched a webhook off. */
export const OFF_REASONS = ['failing', 'gone', 'reset'] as const;
export type OffReason = (typeof OFF_REASONS)[number];

export const DELIVERY_STATES = ['delivered', 'waiting', 'failed'] as const;

export const MESSAGES = {
  url: 'Give the address of the receiver, beginning with https://.',
  urlTooLong: `The address has at most ${URL_MAX} characters.`,
  urlSecrets: 'The address must not contain a user name or password.',
  urlPort: 'The address may only use port 443 or 8443.',
  urlClosed: 'The address must be on the public internet.',
  description: `The description has at most ${DESCRIPTION_MAX} characters.`,
  topics: `Name at least one kind of news: ${NEWS_TOPICS.join(', ')}.`,
  nothing: 'Say what of the webhook is to change.',
  tooMany: `You have ${MAX_WEBHOOKS} webhooks. Delete one that you do not use.`,
  created: 'The webhook is created.',
  changed: 'The webhook is changed.',
  rolled: `The webhook has a new secret; the former one signs as well for ${FORMER_SECRET_HOURS} hours.`,
  deleted: 'The webhook is deleted.',
  unknown: 'There is no such webhook.',
  unknownDelivery: 'There is no such delivery.',
  delivered: 'The receiver has accepted the delivery.',
  notDelivered: 'The receiver has not accepted the delivery.',
  /** What it was about is gone, such as a deleted search. */
  void: 'There is nothing left to deliver.',
} as const;
