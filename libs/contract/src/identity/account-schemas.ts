import * as z from 'zod/mini';
import { type Permission, permissions } from '../access/permissions.ts';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';

/** By what a person can show that it is them: the password, a code of their second factor, or the provider of a linked sign-in. */
const stepUpMethods = ['password', 'code', 'provider'] as const;

/** What the confirmation may be made with; `password` is missing for an account that has none. */
export const stepUpChoice = z.object({ methods: z.array(z.enum(stepUpMethods)) });

/** A code of the authenticator app, or a recovery code; blanks and dashes do not count. */
const secondFactorCode = z.string().check(z.trim(), z.minLength(6), z.maxLength(40));

/** Exactly one of the two. */
export const stepUpBody = z.union([
  z.strictObject({ password: z.string().check(z.minLength(1), z.maxLength(512)) }),
  z.strictObject({ code: secondFactorCode }),
]);

/** Good for one dangerous call of this session, until then. */
export const stepUpAnswer = z.object({ expiresAt: instant });

/** One place in which the person is signed in. */
export const accountSession = z.object({
  id,
  isThisOne: z.boolean(),
  createdAt: instant,
  lastSeenAt: instant,
  expiresAt: instant,
  /** As text; null where it is not known. */
  ip: z.nullable(z.string()),
  /** What the browser or program says of itself; null where it said nothing. */
  userAgent: z.nullable(z.string()),
});

/** User name and password of the person on the live channel, for programs of their own. */
export const liveSecret = z.object({ username: z.string(), secret: z.string(), lastUsedAt: z.nullable(instant) });

/** Whether the login asks for a second factor. */
export const secondFactor = z.object({
  status: z.enum(['off', 'on']),
  since: z.nullable(instant),
  recoveryCodesLeft: z.int(),
});

/** What an authenticator app is set up with: by camera (`uri`) or by hand (`secret`, Base32). */
export const secondFactorSetup = z.object({ secret: z.string(), uri: z.string() });

/** The first code that the app shows. */
export const secondFactorBody = z.object({ code: secondFactorCode });

/** Each of them logs in once in place of a code; shown only now. */
export const recoveryCodes = z.object({ recoveryCodes: z.array(z.string()) });

const known: ReadonlySet<string> = new Set(permissions);
const scope = z.string().check(z.refine((text): text is Permission => known.has(text)));

/** Days for which an API token may be good. */
const apiTokenDays = { min: 1, max: 365 } as const;

/** A new API token: its calls may do what the person may, and of that only what its scopes name. */
export const apiTokenDraft = z.object({
  name: z.string().check(z.trim(), z.minLength(1), z.maxLength(80)),
  scopes: z.array(scope).check(z.minLength(1), z.maxLength(permissions.length)),
  expiresInDays: z.int().check(z.gte(apiTokenDays.min), z.lte(apiTokenDays.max)),
});

/** An API token without its secret part. */
export const apiToken = z.object({
  id,
  name: z.string(),
  /** The first characters, by which the person finds it in their programs. */
  prefix: z.string(),
  scopes: z.array(z.string()),
  createdAt: instant,
  expiresAt: instant,
  lastUsedAt: z.nullable(instant),
});

/** The token itself, shown only now. */
export const newApiToken = z.object({ token: z.string(), apiToken });

/** A sign-in of an OpenID provider that leads to this account. */
export const linkedIdentity = z.object({
  id,
  /** The issuer's address. */
  provider: z.string(),
  email: z.nullable(z.string()),
  linkedAt: instant,
  lastUsedAt: z.nullable(instant),
  /** Without it nobody could log in to the account any more, so it cannot be unlinked. */
  isLastWayIn: z.boolean(),
});
