import * as z from 'zod/mini';
import { ticketCheckKinds } from './check-words.ts';

const checkLabel = z.string().check(z.trim(), z.minLength(1), z.maxLength(200));
export const checkKind = z.enum(ticketCheckKinds);
/** `required`: the ticket cannot be resolved without an answer. */
export const checkDemand = z.enum(['required', 'optional']);
/** What one can choose from; of a `choice` alone, which has two at least. */
const checkChoices = z.array(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))).check(z.maxLength(12));

/** What there is to do or to look at, as it is written down. */
export const checkItem = z.object({
  label: checkLabel,
  kind: z._default(checkKind, 'tick'),
  demand: z._default(checkDemand, 'optional'),
  choices: z._default(checkChoices, []),
});
/** An item of a checklist, as it is written down. */
export type CheckItem = z.infer<typeof checkItem>;
