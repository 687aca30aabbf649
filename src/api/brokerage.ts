import * as v from 'valibot';
import { moment } from './moment';

export const brokerageSchema = v.object({
  concludedAt: moment,
  withdrawUntil: moment,
  isWithdrawable: v.boolean(),
  withdrawnAt: v.exactOptional(moment),
});

/** A brokerage contract that the applicant has concluded on the page. The server keeps it. Moments are ISO timestamps. */
export type Brokerage = Readonly<v.InferOutput<typeof brokerageSchema>>;
