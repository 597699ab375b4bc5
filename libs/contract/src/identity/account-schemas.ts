import * as z from 'zod/mini';
import { id } from '../core/ids.ts';
import { instant } from '../core/instant.ts';

/** By what a person can show that it is them: the password, or a code of their second factor. */
export const stepUpMethods = ['password', 'code'] as const;

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

/** Path parameters of a call about one session. */
export const sessionParams = z.object({ sessionId: id });

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
