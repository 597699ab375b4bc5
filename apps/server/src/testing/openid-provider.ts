import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { interactionPolicy, Provider } from 'oidc-provider';

export interface TestProvider {
  readonly issuer: string;
  /** What the server is started with. */
  readonly environment: Readonly<Record<'OIDC_ISSUER' | 'OIDC_CLIENT_ID' | 'OIDC_CLIENT_SECRET', string>>;
  close(): Promise<void>;
}

const clientId = 'imah';
const clientSecret = 'rahasia-klien-imah';

const form = `<!doctype html><html lang="id"><title>Penyedia contoh</title><h1>Penyedia contoh</h1>
<form method="post"><label>Akun <input name="akun" autofocus></label>
<button name="jawaban" value="ya">Lanjut</button> <button name="jawaban" value="tidak">Tolak</button></form></html>`;

/**
 * A real OpenID provider on loopback that believes whoever names an account (`budi` has the mail
 * budi@penyedia.test, which the provider vouches for unless the name begins with `belum-`).
 */
export async function startOpenidProvider(): Promise<TestProvider> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  // A server that listens on a port has an address of this kind.
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const policy = interactionPolicy.base();
  // Asked once for the name, nobody is asked once more because the client is a native one.
  policy.get('consent')?.checks.remove('native_client_prompt');
  const provider = new Provider(issuer, {
    clients: [
      {
        client_id: clientId,
        client_secret: clientSecret,
        // The port of a native client's loopback address does not count (RFC 8252, 7.3).
        application_type: 'native',
        redirect_uris: ['http://127.0.0.1/api/_auth/oidc/callback'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    claims: { openid: ['sub', 'auth_time'], email: ['email', 'email_verified'], profile: ['name'] },
    conformIdTokenClaims: false,
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), use: 'sig', alg: 'RS256' }] },
    cookies: { keys: ['kunci-uji'] },
    features: { devInteractions: { enabled: false } },
    findAccount: (_, accountId) => ({
      accountId,
      claims: () => ({
        sub: accountId,
        email: `${accountId}@penyedia.test`,
        email_verified: !accountId.startsWith('belum-'),
        name: accountId,
      }),
    }),
    interactions: { policy, url: (_, { uid }) => `/masuk/${uid}` },
    // Nobody is asked twice: what the client may see is granted with the login.
    loadExistingGrant: async ({ oidc }) => {
      const { client, session } = oidc;
      const grant = new provider.Grant({
        ...(client === undefined ? {} : { clientId: client.clientId }),
        ...(session?.accountId === undefined ? {} : { accountId: session.accountId }),
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const answer = provider.callback();
  server.on('request', (request, response) => {
    if (!request.url?.startsWith('/masuk/')) {
      void answer(request, response);
      return;
    }
    if (request.method !== 'POST') {
      response.setHeader('content-type', 'text/html; charset=utf-8');
      response.end(form);
      return;
    }
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const entries = new URLSearchParams(Buffer.concat(chunks).toString());
      const result =
        entries.get('jawaban') === 'ya'
          ? { login: { accountId: entries.get('akun') ?? '' } }
          : { error: 'access_denied', error_description: 'the person refused' };
      void provider.interactionFinished(request, response, result);
    });
  });
  return {
    issuer,
    environment: { OIDC_ISSUER: issuer, OIDC_CLIENT_ID: clientId, OIDC_CLIENT_SECRET: clientSecret },
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}
