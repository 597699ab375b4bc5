import Fastify, { type InjectOptions } from 'fastify';
import { expect, it } from 'vitest';
import { answerErrorsAsProblems } from '../http/problem.ts';
import { createMetrics } from './metrics.ts';
import { serveMetrics } from './serve-metrics.ts';

const sources = {
  pools: () => ({ calls: { max: 10, open: 3, idle: 1, waiting: 2 } }),
  mqttConnections: () => 7,
};

async function ask(token: string | null, options: Partial<InjectOptions> = {}) {
  const app = Fastify();
  answerErrorsAsProblems(app);
  serveMetrics(app, createMetrics(), { token, sources });
  app.get('/things/:id', async () => 'a thing');
  await app.inject('/things/1');
  await app.inject('/things/2');
  const answer = await app.inject({ url: '/metrics', ...options });
  await app.close();
  return answer;
}

it('tells of requests by route, of the event loop, the pools and the live channel, as Prometheus reads it', async () => {
  const { statusCode, headers, body } = await ask(null, { headers: { host: '127.0.0.1:8080' } });

  expect([statusCode, headers['content-type']]).toEqual([200, 'text/plain; version=0.0.4; charset=utf-8']);
  const lines = body.split('\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      '# TYPE imah_http_requests_total counter',
      'imah_http_requests_total{method="GET",route="/things/:id",status="200"} 2',
      'imah_http_request_duration_seconds_bucket{method="GET",route="/things/:id",le="+Inf"} 2',
      'imah_http_request_duration_seconds_count{method="GET",route="/things/:id"} 2',
      'imah_database_connections{pool="calls",state="waiting"} 2',
      'imah_mqtt_connections 7',
      expect.stringMatching(/^imah_event_loop_delay_seconds\{quantile="0\.99"\} \d/),
    ]),
  );
  // Every line is a remark or a sample.
  const odd = lines.filter(
    (line) => line !== '' && !/^(?:# (?:HELP|TYPE) .+|[a-z_]+(?:\{.*\})? [\d.e+-]+)$/.test(line),
  );
  expect(odd).toEqual([]);
});

it.each([
  ['to who names the token', 'geheim', { headers: { authorization: 'Bearer geheim' } }, 200],
  ['not to who names another', 'geheim', { headers: { authorization: 'Bearer other' } }, 404],
  ['not to this computer without the token that is set', 'geheim', { headers: { host: 'localhost' } }, 404],
  [
    'not to another computer without a token',
    null,
    { remoteAddress: '203.0.113.7', headers: { host: '127.0.0.1' } },
    404,
  ],
  ['not to a page that named this address its own', null, { headers: { host: 'evil.example' } }, 404],
  ['not to what a proxy passes on', null, { headers: { host: '127.0.0.1', 'x-forwarded-for': '203.0.113.7' } }, 404],
])('answers with the figures %s', async (_, token, options, status) => {
  expect((await ask(token, options)).statusCode).toBe(status);
});
