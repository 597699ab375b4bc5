import * as z from 'zod/mini';
import { buildingDraft } from '../buildings/building.ts';
import { organizationDraft } from '../organizations/organization.ts';
import { email, personName, sessionUser } from './user.ts';

/** S-40. Without a session both are absent and the status is still 200: a visitor must not be sent to /login. */
export const sessionAnswer = z.object({ user: z.optional(sessionUser), token: z.optional(z.string()) });
export type SessionAnswer = z.infer<typeof sessionAnswer>;

/** Login and register answer with the session they made; the cookie is set as well. */
export const newSession = z.object({ user: sessionUser, token: z.string() });
export type NewSession = z.infer<typeof newSession>;

/** `web=true` asks for the cookie beside the token. */
export const webQuery = z.object({ web: z.optional(z.enum(['true', 'false'])) });

/** No bounds beyond "something was sent": a policy that changed must not lock older passwords out. */
export const loginBody = z.object({
  email: z.string().check(z.trim(), z.minLength(1), z.maxLength(254)),
  password: z.string().check(z.minLength(1), z.maxLength(512)),
  /** Of the second factor; asked for with 401 PERLU_KODE once the password was right. */
  code: z.optional(z.string().check(z.trim(), z.maxLength(40))),
});
export type LoginBody = z.infer<typeof loginBody>;

const newPassword = z.string().check(z.minLength(1), z.maxLength(512));

const mailToken = z.string().check(z.minLength(1), z.maxLength(200));
/** Version of the terms the person agreed to, `2026-11-01`. */
const acceptedTerms = z.string().check(z.minLength(1), z.maxLength(40));

/** A new account. */
export const registerBody = z.object({
  name: personName,
  email,
  password: newPassword,
  acceptedTerms,
  /** Of an invitation by mail to this address: who holds it has read the mail, so the address is theirs. */
  invitation: z.optional(mailToken),
});
export type RegisterBody = z.infer<typeof registerBody>;

/** Whose password is forgotten. */
export const forgotPasswordBody = z.object({ email });
export type ForgotPasswordBody = z.infer<typeof forgotPasswordBody>;

/** A new password, vouched for by the token of the mail. */
export const resetPasswordBody = z.object({
  token: mailToken,
  password: newPassword,
});
export type ResetPasswordBody = z.infer<typeof resetPasswordBody>;

/** The old and the new password of the person. */
export const changePasswordBody = z.object({
  currentPassword: z.string().check(z.minLength(1), z.maxLength(512)),
  newPassword,
});
export type ChangePasswordBody = z.infer<typeof changePasswordBody>;

/** The token of the mail that asks whether an address is one's own. */
export const verifyEmailBody = z.object({ token: mailToken });
export type VerifyEmailBody = z.infer<typeof verifyEmailBody>;

/** The address that is verified now. */
export const verifiedEmail = z.object({ email: z.string() });
export type VerifiedEmail = z.infer<typeof verifiedEmail>;

/** Who the provider says is registering; what it does not say is null. Null where nobody came from it. */
export const providerRegistration = z.nullable(
  z.object({
    name: z.nullable(z.string()),
    email: z.nullable(z.string()),
    /** The provider vouches for the address. */
    emailVerified: z.boolean(),
  }),
);
export type ProviderRegistration = z.infer<typeof providerRegistration>;

/** A new account without a password: its way in is the provider. */
export const registerByProviderBody = z.object({ name: personName, email, acceptedTerms });
export type RegisterByProviderBody = z.infer<typeof registerByProviderBody>;

/** First organisation and its first building (S-45). */
export const boardingBody = z.object({ organization: organizationDraft, building: buildingDraft });
export type BoardingBody = z.infer<typeof boardingBody>;

/** S-45: boarding refuses with this shape, on 422 with `errors`. */
export const boardingProblem = z.object({
  message: z.string(),
  isError: z.literal(true),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type BoardingProblem = z.infer<typeof boardingProblem>;
