import * as z from 'zod/mini';
import { instant } from '../../core/instant.ts';
import { ticketRow } from '../ticket.ts';

/** How far a report is for the person who made it: who comes when, and what was last said to them. */
export const ownReport = z.object({
  ticket: ticketRow,
  /** `choose`: slots wait for the person, the first of them begins at `begin`; `comes`: somebody comes in this time. */
  visit: z.nullable(z.object({ state: z.enum(['choose', 'comes']), begin: instant, end: instant })),
  /** The newest reply of the staff, its first words. */
  lastReply: z.nullable(
    z.object({
      /** Null where the account is gone. */
      by: z.nullable(z.string()),
      at: instant,
      /** Empty for a reply of files alone. */
      excerpt: z.string(),
      /** Whether what tells of it still stands unread in the inbox of the person. */
      unread: z.boolean(),
    }),
  ),
});
export type OwnReport = z.infer<typeof ownReport>;
