import type { Configuration } from 'openid-client';
import type { Config } from '@imah/server-platform/config';

/** What the person's browser is sent away with, and what has to come back. */
export interface SignInRequest {
  readonly address: string;
  readonly state: string;
  readonly nonce: string;
  readonly codeVerifier: string;
}

/** Who the provider says this is. */
export interface ProviderPerson {
  readonly subject: string;
  readonly email: string | null;
  /** The provider has checked that the address is theirs. */
  readonly emailVerified: boolean;
  readonly name: string | null;
  /** When they last showed the provider who they are, in milliseconds since 1970 UTC; null where it does not say. */
  readonly authenticatedAt: number | null;
}

/** The OpenID provider of this installation (authorization code flow with PKCE). */
export interface OpenidProvider {
  readonly issuer: string;
  /** `again`: the provider must ask the person anew. @throws when the provider cannot be reached */
  begin(redirectUri: string, asks: 'as-it-likes' | 'again'): Promise<SignInRequest>;
  /** @throws when the provider refused, or what came back is not what was asked for */
  finish(currentUrl: URL, request: Omit<SignInRequest, 'address'>): Promise<ProviderPerson>;
}

/** Asks the provider for its documents at the first sign-in, and again after it could not be reached. */
export function createOpenidProvider(oidc: NonNullable<Config['oidc']>): OpenidProvider {
  let known: Promise<Configuration> | null = null;
  const configuration = (): Promise<Configuration> => {
    known ??= discover(oidc);
    known.catch(() => (known = null));
    return known;
  };
  return {
    issuer: oidc.issuer,
    async begin(redirectUri, asks) {
      const client = await import('openid-client');
      const [state, nonce] = [client.randomState(), client.randomNonce()];
      const codeVerifier = client.randomPKCECodeVerifier();
      const address = client.buildAuthorizationUrl(await configuration(), {
        redirect_uri: redirectUri,
        scope: 'openid email profile',
        state,
        nonce,
        code_challenge: await client.calculatePKCECodeChallenge(codeVerifier),
        code_challenge_method: 'S256',
        ...(asks === 'again' ? { prompt: 'login', max_age: '0' } : {}),
      });
      return { address: address.href, state, nonce, codeVerifier };
    },
    async finish(currentUrl, { state, nonce, codeVerifier }) {
      const client = await import('openid-client');
      const tokens = await client.authorizationCodeGrant(await configuration(), currentUrl, {
        expectedState: state,
        expectedNonce: nonce,
        pkceCodeVerifier: codeVerifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new Error('the provider sent no ID token');
      return {
        subject: claims.sub,
        email: typeof claims['email'] === 'string' ? claims['email'] : null,
        emailVerified: claims['email_verified'] === true,
        name: typeof claims['name'] === 'string' ? claims['name'] : null,
        authenticatedAt: typeof claims.auth_time === 'number' ? claims.auth_time * 1000 : null,
      };
    },
  };
}

async function discover({ issuer, clientId, clientSecret }: NonNullable<Config['oidc']>): Promise<Configuration> {
  const client = await import('openid-client');
  // Plain http is for a provider on this computer; the operator wrote the address themselves.
  const insecure = new URL(issuer).protocol === 'http:' ? [client.allowInsecureRequests] : [];
  // The token comes from the provider itself, but its signature is checked all the same: over http nothing else vouches.
  const execute = [client.enableNonRepudiationChecks, ...insecure];
  return client.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute, timeout: 10 });
}
