import * as z from 'zod/mini';
import { instant } from '../core/instant.ts';
import { unitEventKinds } from './words.ts';

/** One thing that happened. `subject`: the person, the device or the ticket, null where the reader may not know. */
export const unitEvent = z.object({
  at: instant,
  kind: z.enum(unitEventKinds),
  subject: z.nullable(z.string()),
  /** Who did it; null for a device or the system. */
  actor: z.nullable(z.string()),
  /** Fields that changed; of a ticket its id. */
  fields: z.array(z.string()),
});
export type UnitEvent = z.infer<typeof unitEvent>;
