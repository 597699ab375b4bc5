import type {} from '@fastify/swagger';
import rateLimit from '@fastify/rate-limit';
import { ingestLimits } from '@imah/contract/telemetry/words';
import type { ServerContext } from '@imah/server-platform';
import { HttpProblem } from '@imah/server-platform/http';
import { authenticateDevice, type BuildingIdentity, type DeviceIdentity } from '@imah/server-platform/live';
import type { FastifyInstance } from 'fastify';
import type { DeviceServices } from '../device-services.ts';

/** Where programs and devices without MQTT send values. */
export const telemetryPath = '/api/v1/telemetry';

const mostAMinute = 1_200;

/**
 * Takes values by HTTP, with a device's credential in the format of its topic `tele`, or with a building's in that of
 * ThingsBoard's gateway: `{"Sensor":{"temperature":27.5}}`. They go the way of all values, and are stored when it answers 204.
 */
export async function serveTelemetry(
  app: FastifyInstance,
  { db, now }: Pick<ServerContext, 'db' | 'now'>,
  { intake, rateLimitScale }: { readonly intake: DeviceServices['intake']; readonly rateLimitScale: number },
): Promise<void> {
  await app.register(async (scope) => {
    await scope.register(rateLimit, { max: Math.ceil(mostAMinute * rateLimitScale), timeWindow: 60_000 });
    // What is said is read by who takes it, as on MQTT.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));

    scope.post(telemetryPath, { schema: { hide: true }, bodyLimit: ingestLimits.maxBytes }, async (request, reply) => {
      const pair = credentialOf(request.headers.authorization);
      const identity = pair === null ? null : await authenticateDevice(db, { ...pair, from: request.ip }, now());
      if (identity === null) {
        reply.header('www-authenticate', 'Basic realm="Imah"');
        throw new HttpProblem(401, 'PERLU_MASUK');
      }
      if (!Buffer.isBuffer(request.body) || !isJsonObject(request.body))
        throw new HttpProblem(400, 'PERMINTAAN_TIDAK_TERBACA');
      await take(intake, identity, request.body);
      return reply.code(204).send();
    });
  });
}

function take(
  intake: DeviceServices['intake'],
  identity: DeviceIdentity | BuildingIdentity,
  payload: Buffer,
): Promise<unknown> {
  return identity.kind === 'device'
    ? intake.received(identity, 'tele', payload)
    : intake.heard(identity, { topic: 'v1/gateway/telemetry', payload, retain: false });
}

function isJsonObject(bytes: Buffer): boolean {
  try {
    const json: unknown = JSON.parse(bytes.toString('utf8'));
    return typeof json === 'object' && json !== null;
  } catch {
    return false;
  }
}

/** `Basic name:secret`, or `Bearer name.secret`: the token of the credential. */
function credentialOf(header: string | undefined): { readonly username: string; readonly secret: string } | null {
  const [, scheme = '', text = ''] = /^(Basic|Bearer) ([\w+/=.-]{1,400})$/i.exec(header ?? '') ?? [];
  const isBasic = scheme.toLowerCase() === 'basic';
  const pair = isBasic ? Buffer.from(text, 'base64').toString('utf8') : text;
  const at = pair.indexOf(isBasic ? ':' : '.');
  const [username, secret] = [pair.slice(0, Math.max(at, 0)), pair.slice(at + 1)];
  return username === '' || secret === '' || /\p{Cc}/u.test(username) ? null : { username, secret };
}
