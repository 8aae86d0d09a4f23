import 'server-only';
import { z } from 'zod';

export const planNameSchema = z.enum(['Free', 'Monthly', 'Yearly']);
export type PlanName = z.infer<typeof planNameSchema>;

const moment = z.iso.datetime();

/** POST /api/veminto/create-checkout-session */
export const checkoutAnswerSchema = z.strictObject({
  id: z.string(),
  url: z.url().meta({ description: 'Where the browser goes to pay' }),
});
export type CheckoutAnswer = z.infer<typeof checkoutAnswerSchema>;

/** POST /api/veminto/billing-portal */
export const portalAnswerSchema = z.strictObject({
  url: z.url().meta({ description: 'Where card, invoices and cancellation are' }),
});

/** GET /api/veminto/success/{session_id} */
export const paidAnswerSchema = z.strictObject({
  amount_total: z.int().meta({ description: "In the currency's smallest unit" }),
  currency: z.string().meta({ description: 'ISO 4217, in lower case' }),
  status: z.enum(['open', 'processing', 'paid', 'expired']),
  plan: planNameSchema.nullable(),
});
/** The outcome of a checkout. */
export type PaidOnWire = z.infer<typeof paidAnswerSchema>;

/** POST /api/veminto/test-checkout */
export const testCheckoutAnswerSchema = z.strictObject({
  url: z.string().nullable().meta({ description: 'Where the browser goes on; null: nowhere' }),
});

/** POST /api/veminto/test-plan */
export const billingAnswerSchema = z.strictObject({
  plan: planNameSchema,
  period: z
    .strictObject({ from: moment, to: moment })
    .nullable()
    .meta({ description: 'What is paid for now, or owed' }),
  renewsAt: moment.nullable().meta({
    description:
      'With the next payment; null when nothing will be paid again, or the payment is due now',
  }),
  endsAt: moment.nullable().meta({ description: 'When a plan that was cancelled ends' }),
  graceUntil: moment
    .nullable()
    .meta({ description: 'A payment failed: until then the plan stays' }),
  mode: z
    .enum(['stripe', 'test', 'off'])
    .meta({ description: 'How plans are bought: test moves no money, off sells nothing' }),
});
/** A user's plan as shown in the interface. */
export type BillingState = z.infer<typeof billingAnswerSchema>;

/** POST /api/stripe/webhook */
export const webhookAnswerSchema = z.strictObject({
  received: z.literal(true),
  handled: z.enum(['written', 'repeated', 'overtaken', 'noted', 'foreign']).meta({
    description: 'noted: of a kind that changes nothing; foreign: about nobody here',
  }),
});
export type Handled = z.infer<typeof webhookAnswerSchema>['handled'];
