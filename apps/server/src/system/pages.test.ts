import { createHash } from 'node:crypto';
import { request as httpRequest } from 'node:http';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { inlineScript } from '../testing/test-site.ts';
import { openTestServer } from '../testing/test-server.ts';

const server = await openTestServer({ ICON_FALLBACK_URL: 'https://icons.example' });
afterAll(() => server.close());

interface RawAnswer {
  readonly status: number;
  readonly headers: Record<string, string | string[] | undefined>;
  readonly body: Buffer;
}

/** As sent, without a client's decompression. */
function get(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    httpRequest(`${server.url}${path}`, { headers, method }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('end', () =>
        resolve({ status: response.statusCode ?? 0, headers: response.headers, body: Buffer.concat(chunks) }),
      );
    })
      .on('error', reject)
      .end();
  });
}

const configIn = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="imah-config">(.*?)<\/script>/.exec(html)?.[1] ?? 'null');

describe('pages', () => {
  it('come again when a form is sent before its script runs', async () => {
    const { status, headers } = await get(
      '/login?next=%2Fimah',
      { 'content-type': 'application/x-www-form-urlencoded', origin: server.url },
      'POST',
    );

    expect([status, headers['location']]).toEqual([303, '/login?next=%2Fimah']);
  });

  it('are the prerendered ones where there are any, filled with what this deployment tells the browser', async () => {
    const { status, headers, body } = await get('/login');

    expect(status).toBe(200);
    expect(headers['content-type']).toBe('text/html; charset=utf-8');
    expect(headers['cache-control']).toBe('no-cache');
    expect(body.toString()).toContain('<body>login');
    expect(configIn(body.toString())).toEqual({
      buildId: 'b1',
      apiBase: null,
      fallbackApiBase: server.url,
      mqttUrl: null,
      iconFallbackUrl: 'https://icons.example',
      demo: null,
    });
  });

  it('name, as S-50 asks of a loopback address, the very origin they were asked under', async () => {
    const { port } = new URL(server.url);
    const asked = await get('/', { host: `localhost:${port}` });
    const foreign = await get('/', { host: 'evil.example' });

    expect(configIn(asked.body.toString())).toMatchObject({ fallbackApiBase: `http://localhost:${port}` });
    expect(configIn(foreign.body.toString())).toMatchObject({ fallbackApiBase: null });
  });

  it('are the shell for a path that the client renders', async () => {
    const known = await Promise.all(
      ['/imah', '/imah/building/7', '/imah/new/ticket', '/imah/new/ticket/7', '/imah/'].map((path) => get(path)),
    );

    expect(known.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    expect(known.every(({ body }) => body.toString().includes('<body>shell'))).toBe(true);
  });

  it('answer 404 with the shell for a path that the route map does not know (S-16)', async () => {
    const { status, body } = await get('/imah/nowhere/at/all');

    expect(status).toBe(404);
    expect(body.toString()).toContain('<body>shell');
  });

  it('come compressed in the best way the browser takes', async () => {
    const plain = await get('/login');
    const brotli = await get('/login', { 'accept-encoding': 'gzip, deflate, br' });
    const gzip = await get('/login', { 'accept-encoding': 'gzip, br;q=0' });

    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gzip.headers['content-encoding']).toBe('gzip');
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(plain.headers['vary']).toBe('accept-encoding');
  });

  it('are not sent again to a browser that has them', async () => {
    const { headers } = await get('/login');

    const again = await get('/login', { 'if-none-match': String(headers['etag']) });

    expect({ status: again.status, length: again.body.length }).toEqual({ status: 304, length: 0 });
  });

  it('run no script but our own: the policy names the inline one by its hash', async () => {
    const { headers } = await get('/login');
    const policy = String(headers['content-security-policy']);
    const hash = createHash('sha256').update(inlineScript).digest('base64');

    expect(policy).toContain(`script-src 'self' 'sha256-${hash}';`);
    expect(policy).not.toMatch(/script-src[^;]*unsafe-inline/);
    expect(policy).toContain("frame-ancestors 'none'");
    expect(policy).toContain("default-src 'self'");
    const { host } = new URL(server.url);
    expect(policy).toContain(`connect-src 'self' ws://${host} wss://${host} https://icons.example;`);
  });
});

describe('files of the build', () => {
  it('are kept for ever where their name holds their hash, and come precompressed', async () => {
    const plain = await get('/assets/main-a1.js');
    const brotli = await get('/assets/main-a1.js', { 'accept-encoding': 'br, gzip' });
    const gzip = await get('/assets/main-a1.js', { 'accept-encoding': 'gzip' });
    // The connection's own headers come and go with the runtime.
    const ofConnection = new Set(['connection', 'date', 'keep-alive']);
    const ours = Object.keys(brotli.headers).filter((name) => !ofConnection.has(name));
    expect(ours.toSorted()).toEqual([
      'cache-control',
      'content-encoding',
      'content-length',
      'content-type',
      'permissions-policy',
      'vary',
      'x-content-type-options',
    ]);

    expect(plain.headers['cache-control']).toBe('public, max-age=31536000, immutable');
    expect(plain.headers['content-type']).toContain('javascript');
    expect(brotli.headers['content-encoding']).toBe('br');
    expect(brotliDecompressSync(brotli.body)).toEqual(plain.body);
    expect(gunzipSync(gzip.body)).toEqual(plain.body);
    expect(String(brotli.headers['vary']).toLowerCase()).toContain('accept-encoding');
  });

  it('tell the newest build without being kept (S-47)', async () => {
    const { status, headers, body } = await get('/builds/latest.json?1795222529470');

    expect(status).toBe(200);
    expect(headers['cache-control']).toBe('no-store');
    expect(JSON.parse(body.toString())).toEqual({ id: 'b1', timestamp: 1 });
  });

  it('hold the manifest of the build (S-46) and the payload of a page (S-48)', async () => {
    expect(JSON.parse((await get('/builds/meta/b1.json')).body.toString())).toMatchObject({
      id: 'b1',
      prerendered: ['/', '/login'],
    });
    expect(JSON.parse((await get('/login/_payload.json')).body.toString())).toEqual({ path: '/login' });
  });

  it.each([
    '/builds/meta/other.json',
    '/assets/main-b2.js',
    '/imah/_payload.json',
    '/shell.html',
    '/builds/known-paths.json',
    '/.vite/manifest.json',
    '/assets/main-a1.js.br',
    '/../package.json',
    '/%2e%2e/dist/index.html',
  ])('are 404, not the shell, for %s', async (path) => {
    const { status, body } = await get(path);

    expect(status).toBe(404);
    expect(body.toString()).not.toContain('<body>');
  });

  it('are not what an unknown call of the API gets: that is a problem', async () => {
    const { status, headers } = await get('/api/v1/nothing', { accept: 'text/html' });

    expect(status).toBe(404);
    expect(headers['content-type']).toBe('application/problem+json; charset=utf-8');
  });
});
