import type {} from '@fastify/swagger';
import { createHmac, timingSafeEqual } from 'node:crypto';
import rateLimit from '@fastify/rate-limit';
import type { ServerContext } from '@imah/server-platform';
import { HttpProblem } from '@imah/server-platform/http';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { recordStatus } from './record-status.ts';
import { takeReply } from './take-reply.ts';
import { readNews } from './webhook-news.ts';

/** Where Meta asks and tells; no call of people or programs. */
export const whatsAppWebhook = '/api/_whatsapp/webhook';

/** Meta gathers what it tells, up to 3 MB at once. */
const mostBytes = 3 * 1024 * 1024;
const mostAMinute = 600;

const challenge = z.object({
  'hub.mode': z.literal('subscribe'),
  'hub.verify_token': z.string(),
  'hub.challenge': z.string().check(z.regex(/^[\w-]{1,200}$/)),
});

/** The address at which the Cloud API says what became of messages, and what people reply. */
export async function serveWhatsApp(
  app: FastifyInstance,
  context: ServerContext,
  rateLimitScale: number,
): Promise<void> {
  const { config, db, now } = context;
  const account = config.whatsapp;
  if (account === null) return;
  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: Math.ceil(mostAMinute * rateLimitScale), timeWindow: 60_000 });
    // The signature is of the bytes as they came.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.get(whatsAppWebhook, { schema: { hide: true } }, (request, reply) => {
      const { data } = challenge.safeParse(request.query);
      if (data === undefined || !isSame(data['hub.verify_token'], account.verifyToken))
        throw new HttpProblem(403, 'TIDAK_BERWENANG');
      return reply.type('text/plain; charset=utf-8').send(data['hub.challenge']);
    });

    scope.post(whatsAppWebhook, { schema: { hide: true }, bodyLimit: mostBytes }, async (request, reply) => {
      const bytes = request.body;
      const signature = request.headers['x-hub-signature-256'];
      if (
        !Buffer.isBuffer(bytes) ||
        typeof signature !== 'string' ||
        !isSame(signature, sign(bytes, account.appSecret))
      )
        throw new HttpProblem(403, 'TIDAK_BERWENANG');
      const { statuses, replies } = readNews(parse(bytes), account.phoneNumberId);
      for (const status of statuses) await recordStatus(db, status, now());
      for (const each of replies) await takeReply(context, each, now());
      return reply.code(200).send();
    });
  });
}

const sign = (bytes: Buffer, secret: string) => `sha256=${createHmac('sha256', secret).update(bytes).digest('hex')}`;

function isSame(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** What is signed and yet no JSON says nothing; Meta would send it again for a week if it were refused. */
function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(bytes.toString());
  } catch {
    return null;
  }
}
