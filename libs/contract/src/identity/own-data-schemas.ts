import * as z from 'zod/mini';
import { instant } from '../core/instant.ts';
import { colorModes, locales } from '../core/locale.ts';
import { email, personName } from './user.ts';

/** What a person can agree to beside the terms; nothing is agreed to by itself. */
const consentPurposes = ['news'] as const;

/** One consent as it is now. `terms` was given when the account was opened and ends with it. */
const consent = z.object({
  purpose: z.enum(['terms', ...consentPurposes]),
  /** Of the text that was agreed to; null where it never was. */
  version: z.nullable(z.string()),
  givenAt: z.nullable(instant),
  withdrawnAt: z.nullable(instant),
});

/** What the account says of its person, with consents and a deletion that is under way. */
export const profile = z.object({
  name: z.string(),
  email: z.string(),
  emailVerified: z.boolean(),
  /** Another address that is asked for and waits for its confirmation. */
  pendingEmail: z.nullable(z.string()),
  /** E.164. */
  phone: z.nullable(z.string()),
  locale: z.enum(locales),
  colorMode: z.enum(colorModes),
  /** Path of the picture on this server. */
  picture: z.nullable(z.string()),
  consents: z.array(consent),
  erasure: z.nullable(z.object({ requestedAt: instant, eraseAt: instant })),
});

/** Only what is to change. */
export const profileChange = z.object({
  name: z.optional(personName),
  phone: z.optional(z.nullable(z.string().check(z.regex(/^\+[1-9]\d{6,14}$/)))),
  locale: z.optional(z.enum(locales)),
  colorMode: z.optional(z.enum(colorModes)),
});

/** Bytes of a request with a picture: 5 MB of picture as Base64. */
export const pictureBodyLimit = 7_000_000;

/** The address that is to be in use. */
export const emailChange = z.object({ email });

/** A JPEG, PNG or WebP file in Base64; what it is, the server finds out by itself. */
export const pictureBody = z.object({
  image: z.string().check(z.minLength(1), z.maxLength(pictureBodyLimit), z.regex(/^[A-Za-z0-9+/]+={0,2}$/)),
});

/** Path parameters of a call about one consent. */
export const consentParams = z.object({ purpose: z.enum(consentPurposes) });

/** `version`: of the text that the person saw. */
export const consentBody = z.object({ given: z.boolean(), version: z.string().check(z.minLength(1), z.maxLength(40)) });

/** Everything the installation keeps about the person, machine readable (UU PDP, article 13). */
export const ownData = z.object({
  madeAt: instant,
  /** What the file is, in one sentence. */
  about: z.string(),
  /** Part of the data (`account`, `sessions`, `memberships`, …) to its rows. */
  parts: z.record(z.string(), z.array(z.record(z.string(), z.unknown()))),
});

/** When the erasure begins; until then it can be taken back. */
export const erasure = z.object({ eraseAt: instant });
