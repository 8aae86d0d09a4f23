export type { DeliveryOnWire, WebhookOnWire } from './answers';
