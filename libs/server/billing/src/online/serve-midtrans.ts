import rateLimit from '@fastify/rate-limit';
import { uuidPattern } from '@imah/contract/core/words';
import type {} from '@fastify/swagger';
import type { ServerContext } from '@imah/server-platform';
import { HttpProblem } from '@imah/server-platform/http';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { checkOnlinePayment } from './check-online-payment.ts';
import { isSigned } from './gateway/signature.ts';
import { readGatewaySettings } from './gateway-settings.ts';
import { midtransPath } from './midtrans-path.ts';
import { keepNotification } from './keep-notification.ts';

/** A notification is some hundred bytes. */
const mostBytes = 16 * 1024;
/** Of one address; Midtrans sends from several. */
const mostAMinute = 1200;

/** What of a notification is looked at; all of it is kept. */
const notification = z.object({
  order_id: z.string().check(z.regex(uuidPattern)),
  status_code: z.string().check(z.regex(/^\d{3}$/)),
  gross_amount: z.string().check(z.maxLength(20)),
  transaction_status: z.string().check(z.regex(/^[a-z_]{1,40}$/)),
  signature_key: z.string().check(z.regex(/^[0-9a-f]{128}$/)),
});
const params = z.object({ orgId: z.string().check(z.regex(uuidPattern)) });

/**
 * The address at which Midtrans says what became of charges. Its signature does not cover what it says, only of what: so a
 * notification is kept word for word, and the gateway is asked.
 */
export async function serveMidtrans(
  app: FastifyInstance,
  context: ServerContext,
  rateLimitScale: number,
): Promise<void> {
  const { db, now } = context;
  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: Math.ceil(mostAMinute * rateLimitScale), timeWindow: 60_000 });
    // Kept word for word.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) => done(null, body));

    const options = { schema: { hide: true }, bodyLimit: mostBytes };
    scope.post(midtransPath(':orgId'), options, async (request, reply) => {
      const orgId = params.safeParse(request.params).data?.orgId;
      const text = typeof request.body === 'string' ? request.body : '';
      const said = notification.safeParse(parse(text)).data;
      const serverKey = orgId === undefined ? null : (await readGatewaySettings(db, orgId)).serverKey;
      if (
        orgId === undefined ||
        said === undefined ||
        serverKey === null ||
        !isSigned(said, said.signature_key, serverKey)
      )
        throw new HttpProblem(403, 'TIDAK_BERWENANG');
      const key = { orgId, id: said.order_id };
      const status = { status: said.transaction_status, statusCode: said.status_code };
      // Signed, and yet of no payment: of a charge that somebody has made by hand, with the same key.
      if (!(await keepNotification(db, key, { ...status, body: text, now: now() }))) return reply.code(200).send();
      await checkOnlinePayment(context, key);
      return reply.code(200).send();
    });
  });
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
