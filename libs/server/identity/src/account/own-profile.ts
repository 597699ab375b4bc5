import type { ColorMode, Locale } from '@imah/contract/core/words';
import { sql } from 'kysely';
import type { ServerContext } from '@imah/server-platform';
import { forgetPicture, keepPicture, picturePath } from '@imah/server-platform/files';
import { type Handlers, invalidField } from '@imah/server-platform/http';

type Names = 'getProfile' | 'updateProfile' | 'setPicture' | 'removePicture' | 'setConsent';

export function profileHandlers(context: ServerContext): Pick<Handlers, Names> {
  return {
    getProfile: async ({ actor }) => readProfile(context, actor.userId),
    updateProfile: async ({ actor, body }) => {
      const { name, phone, locale, colorMode } = body;
      await sql`
        UPDATE app_user SET name = coalesce(${name ?? null}, name), locale = coalesce(${locale ?? null}, locale),
          color_mode = coalesce(${colorMode ?? null}, color_mode),
          phone = CASE WHEN ${phone !== undefined} THEN ${phone ?? null} ELSE phone END,
          updated_at = ${new Date(context.now())}
        WHERE id = ${actor.userId}`.execute(context.db);
      return readProfile(context, actor.userId);
    },
    setPicture: async ({ actor, body }) => {
      const key = await keepPicture(context.config.dataDir, actor.userId, Buffer.from(body.image, 'base64'));
      if (key === null) throw invalidField('image', 'not-a-picture');
      await changePicture(context, actor.userId, key);
      return readProfile(context, actor.userId);
    },
    removePicture: async ({ actor }) => {
      await changePicture(context, actor.userId, null);
      return undefined;
    },
    setConsent: async ({ actor, params, body }) => {
      const at = new Date(context.now());
      if (body.given) {
        await sql`
          INSERT INTO consent (user_id, purpose, given_at, version)
          VALUES (${actor.userId}, ${params.purpose}, ${at}, ${body.version})
          ON CONFLICT (user_id, purpose) WHERE withdrawn_at IS NULL DO NOTHING`.execute(context.db);
      } else {
        await sql`
          UPDATE consent SET withdrawn_at = ${at}
          WHERE user_id = ${actor.userId} AND purpose = ${params.purpose} AND withdrawn_at IS NULL`.execute(context.db);
      }
      return readProfile(context, actor.userId);
    },
  };
}

/** The file of the picture before goes once the account no longer names it. */
async function changePicture(context: ServerContext, userId: string, key: string | null): Promise<void> {
  const { rows } = await sql<{ before: string | null }>`
    UPDATE app_user SET picture = ${key} FROM (SELECT id, picture FROM app_user WHERE id = ${userId} FOR UPDATE) old
    WHERE app_user.id = old.id RETURNING old.picture AS before`.execute(context.db);
  const before = rows[0]?.before ?? null;
  if (before !== null) await forgetPicture(context.config.dataDir, before);
}

interface ProfileRow {
  readonly name: string;
  readonly email: string;
  readonly emailVerified: boolean;
  readonly pendingEmail: string | null;
  readonly phone: string | null;
  readonly locale: Locale;
  readonly colorMode: ColorMode;
  readonly picture: string | null;
  readonly acceptedTerms: string | null;
  readonly acceptedTermsAt: Date | null;
  readonly newsVersion: string | null;
  readonly newsGivenAt: Date | null;
  readonly newsWithdrawnAt: Date | null;
  readonly requestedAt: Date | null;
  readonly eraseAt: Date | null;
}

/** What the account says of its person now. */
export async function readProfile(context: ServerContext, userId: string) {
  const { rows } = await sql<ProfileRow>`
    SELECT u.name, u.email::text AS email, u.email_verified_at IS NOT NULL AS "emailVerified",
      CASE WHEN u.pending_email_until > ${new Date(context.now())} THEN u.pending_email::text END AS "pendingEmail",
      u.phone, u.locale,
      u.color_mode AS "colorMode", u.picture, u.accepted_terms AS "acceptedTerms", u.accepted_terms_at AS "acceptedTermsAt",
      c.version AS "newsVersion", c.given_at AS "newsGivenAt", c.withdrawn_at AS "newsWithdrawnAt",
      r.received_at AS "requestedAt", r.erase_at AS "eraseAt"
    FROM app_user u
    LEFT JOIN LATERAL (
      SELECT * FROM consent WHERE user_id = u.id AND purpose = 'news' ORDER BY given_at DESC LIMIT 1
    ) c ON true
    LEFT JOIN data_request r ON r.user_id = u.id AND r.kind = 'erase' AND r.status = 'received'
    WHERE u.id = ${userId}`.execute(context.db);
  const [row] = rows;
  if (row === undefined) throw new Error(`account ${userId} vanished during its own call`);
  const { name, email, emailVerified, pendingEmail, phone, locale, colorMode } = row;
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  const { requestedAt, eraseAt } = row;
  return {
    data: {
      name,
      email,
      emailVerified,
      pendingEmail,
      phone,
      locale,
      colorMode,
      picture: row.picture === null ? null : picturePath(row.picture),
      consents: [
        { purpose: 'terms' as const, version: row.acceptedTerms, givenAt: iso(row.acceptedTermsAt), withdrawnAt: null },
        {
          purpose: 'news' as const,
          version: row.newsVersion,
          givenAt: iso(row.newsGivenAt),
          withdrawnAt: iso(row.newsWithdrawnAt),
        },
      ],
      erasure:
        requestedAt === null || eraseAt === null
          ? null
          : { requestedAt: requestedAt.toISOString(), eraseAt: eraseAt.toISOString() },
    },
  };
}
