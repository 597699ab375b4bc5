import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { contactPhone } from './contact.ts';
import { contactRoles, trades } from './words.ts';

const clockTime = z.string().check(z.regex(/^([01][0-9]|2[0-3]):[0-5][0-9]$/));

const hours = {
  /** From Monday (1) to Sunday (7): the days on which the shift begins. */
  days: z.array(z.int().check(z.gte(1), z.lte(7))).check(z.minLength(1), z.maxLength(7)),
  /** By the clock of the building. An end that is not after the beginning is on the next day. */
  from: clockTime,
  to: clockTime,
};

/**
 * Who is on duty in which hours of each week. A member's own number is never shown: with the number that the roster gives
 * the people of the building read name and number while the shift lasts, without one only those who work there read the
 * name. Somebody of the list of numbers is called by the number there, and is shown to whom that list shows them.
 */
export const dutyShiftDraft = z.object({
  holder: z.discriminatedUnion('kind', [
    z.object({ kind: z.literal('member'), userId: id, phone: z.nullable(contactPhone) }),
    z.object({ kind: z.literal('contact'), contactId: id }),
  ]),
  ...hours,
});
/** A shift as it is written. */
export type DutyShiftDraft = z.infer<typeof dutyShiftDraft>;

/** One line of the roster of a building. */
export const dutyShift = z.object({
  id,
  holder: z.discriminatedUnion('kind', [
    z.object({
      kind: z.literal('member'),
      userId: id,
      name: z.string(),
      phone: z.nullable(z.string()),
      /** Whoever is given no tickets of the building any more is on duty in no hour of it, whatever the roster says. */
      standing: z.enum(['works-there', 'gone']),
    }),
    z.object({ kind: z.literal('contact'), contactId: id, name: z.string(), phone: z.string() }),
  ]),
  ...hours,
  version: z.int(),
});
/** One line of the roster of a building. */
export type DutyShift = z.infer<typeof dutyShift>;

/** Somebody who is on duty now, and until when. */
export const onDuty = z.object({
  /** Of the shift. */
  id,
  name: z.string(),
  /** Of a member: what they are able to do. */
  trades: z.array(z.enum(trades)),
  /** Of somebody of the list of numbers: what they are called for; null of a member. */
  role: z.nullable(z.enum(contactRoles)),
  /** Null: they are not called; only those who work there read of them. */
  phone: z.nullable(z.string()),
  /** The number answers on WhatsApp as well. */
  whatsapp: z.boolean(),
  until: instant,
});
/** Somebody who is on duty now, and until when. */
export type OnDuty = z.infer<typeof onDuty>;
