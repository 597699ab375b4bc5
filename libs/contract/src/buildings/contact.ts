import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { contactAudiences, contactRoles } from './words.ts';

/** A number with its country (`+6221…`, E.164), or a short one as they are called within the country: 112, 1500123. */
export const contactPhone = z.string().check(z.trim(), z.regex(/^(?:\+[1-9]\d{7,14}|[1-9]\d{2,6})$/));

/** What a manager fills in of somebody who can be called; a new one stands last. */
export const contactDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  role: z.enum(contactRoles),
  phone: contactPhone,
  /** The number answers on WhatsApp as well; never of a short one. */
  whatsapp: z.boolean(),
  /** When they answer, in words; null: day and night. */
  hours: z.nullable(z.string().check(z.trim(), z.minLength(1), z.maxLength(60))),
  audience: z.enum(contactAudiences),
});
export type ContactDraft = z.infer<typeof contactDraft>;

/** What may be changed of a contact; `position` counts from 0 among those of the building. */
export const contactChange = z.partial(z.extend(contactDraft, { position: z.int().check(z.gte(0), z.lte(1000)) }));

/** Somebody of a building who can be called. */
export const contact = z.object({
  id,
  name: z.string(),
  role: z.enum(contactRoles),
  phone: z.string(),
  whatsapp: z.boolean(),
  hours: z.nullable(z.string()),
  audience: z.enum(contactAudiences),
  version: z.int(),
});
export type Contact = z.infer<typeof contact>;
