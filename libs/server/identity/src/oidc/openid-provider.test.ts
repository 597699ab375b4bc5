import { createSign, generateKeyPairSync, type KeyObject } from 'node:crypto';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createOpenidProvider } from './openid-provider.ts';

const own = generateKeyPairSync('rsa', { modulusLength: 2048 });
const forger = generateKeyPairSync('rsa', { modulusLength: 2048 });
let server: Server;
let issuer = '';
let claims: Record<string, unknown> = {};
let signedBy: KeyObject = own.privateKey;

/** A provider that publishes its own key and signs with the one that the test says. */
beforeAll(async () => {
  server = createServer((request, response) => {
    const documents: Record<string, unknown> = {
      '/.well-known/openid-configuration': {
        issuer,
        authorization_endpoint: `${issuer}/auth`,
        token_endpoint: `${issuer}/token`,
        jwks_uri: `${issuer}/keys`,
        response_types_supported: ['code'],
        subject_types_supported: ['public'],
        id_token_signing_alg_values_supported: ['RS256'],
      },
      '/keys': { keys: [{ ...own.publicKey.export({ format: 'jwk' }), kid: 'kunci', alg: 'RS256', use: 'sig' }] },
      '/token': { access_token: 'akses', token_type: 'bearer', id_token: idToken() },
    };
    response.setHeader('content-type', 'application/json').end(JSON.stringify(documents[request.url ?? '']));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

function idToken(): string {
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const now = Math.floor(Date.now() / 1000);
  const body = `${part({ alg: 'RS256', kid: 'kunci' })}.${part({ iss: issuer, aud: 'imah', iat: now, exp: now + 60, ...claims })}`;
  return `${body}.${createSign('RSA-SHA256').update(body).sign(signedBy, 'base64url')}`;
}

async function signIn() {
  const provider = createOpenidProvider({ issuer, clientId: 'imah', clientSecret: 'rahasia' });
  const { address: _, ...asked } = await provider.begin('http://127.0.0.1/kembali', 'as-it-likes');
  claims = { sub: 'ani', nonce: asked.nonce };
  return provider.finish(new URL(`http://127.0.0.1/kembali?code=kode&state=${asked.state}`), asked);
}

it('believes an ID token that the key of the provider has signed', async () => {
  signedBy = own.privateKey;

  expect(await signIn()).toMatchObject({ subject: 'ani', email: null });
});

it('believes no ID token that another key has signed: over plain http nothing else vouches for it', async () => {
  signedBy = forger.privateKey;

  await expect(signIn()).rejects.toThrow('invalid response encountered');
});
