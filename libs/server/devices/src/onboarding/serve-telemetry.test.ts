import fastify, { type FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { answerErrorsAsProblems } from '@imah/server-platform/http';
import { serveTelemetry, telemetryPath } from './serve-telemetry.ts';
import { createRawWorld, type RawWorld } from './testing/raw-world.ts';

let world: RawWorld;
let app: FastifyInstance;
beforeAll(async () => {
  world = await createRawWorld();
  app = fastify();
  answerErrorsAsProblems(app, () => undefined);
  await serveTelemetry(app, world.context, { intake: world.services.intake, rateLimitScale: 1_000 });
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await world.close();
});

const basic = (username: string, secret: string) => `Basic ${Buffer.from(`${username}:${secret}`).toString('base64')}`;
const send = (authorization: string, payload: string) =>
  app.inject({
    method: 'POST',
    url: telemetryPath,
    headers: { authorization, 'content-type': 'application/json' },
    payload,
  });

describe('values by HTTP', () => {
  it('are those of the device whose credential it is, and stored when it is answered', async () => {
    const device = await world.makeDevice('climate');

    const answer = await send(basic(device.deviceId, 'secret'), '{"values":{"temperature":27.5}}');

    const { rows } = await sql`SELECT key, num FROM telemetry_latest WHERE device_id = ${device.deviceId}`.execute(
      world.context.db,
    );
    expect([answer.statusCode, rows]).toEqual([204, [{ key: 'temperature', num: 27.5 }]]);
  });

  it('find devices with the credential of a building, as one text too', async () => {
    const { username, secret } = await world.issue();

    const answer = await send(`Bearer ${username}.${secret}`, '{"Sensor gudang":{"temperature":27.5}}');

    expect(answer.statusCode).toBe(204);
    const { devices } = await world.found();
    expect(devices.map(({ name, fits }) => [name, fits[0]?.typeKey])).toEqual([['Sensor gudang', 'climate']]);
  });

  it.each([
    ['nothing', ''],
    ['a wrong secret', basic('imah-x', 'salah')],
    ['no secret', basic('imah-x', '')],
    ['a session of a person', 'Bearer abc'],
  ])('are refused with %s', async (_what, authorization) => {
    const answer = await send(authorization, '{"temperature":1}');

    expect([answer.statusCode, answer.headers['www-authenticate']]).toEqual([401, 'Basic realm="Imah"']);
  });

  it.each(['', 'null', '7', '{"temperature":'])('are refused where the body is %j', async (payload) => {
    const device = await world.makeDevice('climate');

    expect((await send(basic(device.deviceId, 'secret'), payload)).statusCode).toBe(400);
  });
});
