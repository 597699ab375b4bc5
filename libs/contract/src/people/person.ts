import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';
import { personName } from '../identity/user.ts';
import { occupantAccount } from './occupant-account.ts';
import { occupantMessageStates, occupantWhatsAppStates } from './words.ts';

/** A telephone number with its country: `+6281234567890` (E.164). */
export const phone = z.string().check(z.trim(), z.regex(/^\+[1-9]\d{7,14}$/));

/** Number of an identity card (NIK) or of a taxpayer (NPWP): 16 digits. */
export const identityNumber = z.string().check(z.trim(), z.regex(/^\d{16}$/));

/** Whether somebody without an account may be told things on WhatsApp, and what became of the last message. */
export const occupantWhatsApp = z.object({
  state: z.enum(occupantWhatsAppStates),
  /** Since when. */
  at: instant,
  /** The name of who wrote it down; null for the occupant's own reply. */
  by: z.nullable(z.string()),
  last: z.nullable(z.object({ state: z.enum(occupantMessageStates), at: instant })),
});
export type OccupantWhatsApp = z.infer<typeof occupantWhatsApp>;

/** Somebody who lives in, owns or works in a unit. They need no account. Of their numbers only a hint shows. */
export const person = z.object({
  id,
  name: z.string(),
  phone: z.nullable(z.string()),
  email: z.nullable(z.string()),
  nikHint: z.nullable(z.string()),
  npwpHint: z.nullable(z.string()),
  verified: z.boolean(),
  hasAccount: z.boolean(),
  /** Whether they have an account here, or are on the way to one. */
  account: occupantAccount,
  /** Null where nobody has asked them yet. */
  whatsapp: z.nullable(occupantWhatsApp),
  version: z.int(),
});
export type Person = z.infer<typeof person>;

/** What a person fills in about somebody. */
export const personDraft = z.object({
  name: personName,
  phone: z.optional(z.nullable(phone)),
  email: z.optional(z.nullable(z.email().check(z.maxLength(254)))),
  nik: z.optional(z.nullable(identityNumber)),
  npwp: z.optional(z.nullable(identityNumber)),
  verified: z.optional(z.boolean()),
});
export type PersonDraft = z.infer<typeof personDraft>;

/** What is changed about somebody. */
export const personChange = z.extend(z.partial(personDraft), {
  /** Whether they agreed to be told things on WhatsApp, for the number they have. */
  whatsapp: z.optional(z.boolean()),
});
export type PersonChange = z.infer<typeof personChange>;

/** The numbers themselves; reading them is logged. */
export const revealedPerson = z.object({ nik: z.nullable(z.string()), npwp: z.nullable(z.string()) });
export type RevealedPerson = z.infer<typeof revealedPerson>;
