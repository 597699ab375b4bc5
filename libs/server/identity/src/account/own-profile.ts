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
  const replaced = await context.db
    .updateTable('app_user')
    .from((from) =>
      from.selectFrom('app_user').select(['id', 'picture']).where('id', '=', userId).forUpdate().as('old'),
    )
    .set({ picture: key })
    .whereRef('app_user.id', '=', 'old.id')
    .returning('old.picture')
    .executeTakeFirst();
  const before = replaced?.picture ?? null;
  if (before !== null) await forgetPicture(context.config.dataDir, before);
}

/** What the account says of its person now. */
export async function readProfile(context: ServerContext, userId: string) {
  const row = await context.db
    .selectFrom('app_user as u')
    .leftJoinLateral(
      (lateral) =>
        lateral
          .selectFrom('consent')
          .select(['version', 'given_at', 'withdrawn_at'])
          .whereRef('user_id', '=', 'u.id')
          .where('purpose', '=', 'news')
          .orderBy('given_at', 'desc')
          .limit(1)
          .as('c'),
      (join) => join.onTrue(),
    )
    .leftJoin('data_request as r', (join) =>
      join.onRef('r.user_id', '=', 'u.id').on('r.kind', '=', 'erase').on('r.status', '=', 'received'),
    )
    .select([
      'u.name',
      'u.email',
      'u.email_verified_at as verifiedAt',
      'u.pending_email as pendingEmail',
      'u.pending_email_until as pendingEmailUntil',
      'u.phone',
      'u.locale',
      'u.color_mode as colorMode',
      'u.picture',
      'u.accepted_terms as acceptedTerms',
      'u.accepted_terms_at as acceptedTermsAt',
      'c.version as newsVersion',
      'c.given_at as newsGivenAt',
      'c.withdrawn_at as newsWithdrawnAt',
      'r.received_at as requestedAt',
      'r.erase_at as eraseAt',
    ])
    .where('u.id', '=', userId)
    .executeTakeFirst();
  if (row === undefined) throw new Error(`account ${userId} vanished during its own call`);
  const { name, email, phone, locale, colorMode } = row;
  const isPending = row.pendingEmailUntil !== null && row.pendingEmailUntil.getTime() > context.now();
  const iso = (at: Date | null) => at?.toISOString() ?? null;
  const { requestedAt, eraseAt } = row;
  return {
    data: {
      name,
      email,
      emailVerified: row.verifiedAt !== null,
      pendingEmail: isPending ? row.pendingEmail : null,
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
