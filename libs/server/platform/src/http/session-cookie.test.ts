import cookie from '@fastify/cookie';
import Fastify, { type InjectOptions } from 'fastify';
import { describe, expect, it } from 'vitest';
import { type Config, readConfig } from '../config/config.ts';
import { sessionTokens } from './read-actor.ts';
import { clearCookie, cookieNames, readCookie, setCookie } from './session-cookie.ts';

const configOf = (environment: Record<string, string> = {}): Config =>
  readConfig(environment, { isRoot: false, cwd: '/' });
const secure = { PUBLIC_URL: 'https://imah.example' };

async function ask(
  environment: Record<string, string>,
  path: '/set' | '/clear' | '/read',
  options: InjectOptions = {},
) {
  const config = configOf(environment);
  const app = Fastify();
  await app.register(cookie);
  app.get('/set', async (_, reply) => {
    setCookie(config, reply, cookieNames.session, { value: 'geheim', maxAgeMs: 90_000 });
  });
  app.get('/clear', async (_, reply) => clearCookie(config, reply, cookieNames.session));
  app.get('/read', async (request) => ({
    cookie: readCookie(config, request, cookieNames.session) ?? null,
    tokens: sessionTokens(config, request),
  }));
  const answer = await app.inject({ url: path, ...options });
  await app.close();
  return answer;
}

describe('the cookie of a session', () => {
  it.each([
    ['plain http', {}, {}, 'imah_session=geheim; Max-Age=90; Path=/; HttpOnly; SameSite=Lax'],
    [
      'a public address of https',
      secure,
      {},
      '__Host-imah_session=geheim; Max-Age=90; Path=/; HttpOnly; Secure; SameSite=Lax',
    ],
    [
      'a proxy that speaks https',
      {},
      { headers: { 'x-forwarded-proto': 'https' } },
      '__Host-imah_session=geheim; Max-Age=90; Path=/; HttpOnly; Secure; SameSite=Lax',
    ],
    [
      'a public address of https in capitals',
      { PUBLIC_URL: 'HTTPS://imah.example' },
      {},
      '__Host-imah_session=geheim; Max-Age=90; Path=/; HttpOnly; Secure; SameSite=Lax',
    ],
  ])('over %s is for this host, and no script', async (_, environment, options, header) => {
    expect((await ask(environment, '/set', options)).headers['set-cookie']).toBe(header);
  });

  it('is taken away under the name and with the attributes it was given', async () => {
    expect((await ask(secure, '/clear')).headers['set-cookie']).toBe(
      '__Host-imah_session=; Max-Age=0; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; HttpOnly; Secure; SameSite=Lax',
    );
  });

  it('that a neighbour of the domain has set is none over https', async () => {
    const read = async (environment: Record<string, string>, header: string) =>
      (await ask(environment, '/read', { headers: { cookie: header } })).json().cookie;

    expect([
      await read(secure, 'imah_session=planted'),
      await read(secure, 'imah_session=planted; __Host-imah_session=own'),
      await read({}, '__Host-imah_session=own'),
      await read({}, 'imah_session=own'),
    ]).toEqual([null, 'own', null, 'own']);
  });
});

describe('the tokens that a request carries', () => {
  it.each([
    ['a bearer', { authorization: 'Bearer abc' }, ['abc']],
    ['a bearer in other letters, with more blanks', { authorization: 'bearer   abc' }, ['abc']],
    ['a cookie', { cookie: 'imah_session=xyz' }, ['xyz']],
    ['both, the bearer first', { authorization: 'Bearer abc', cookie: 'imah_session=xyz' }, ['abc', 'xyz']],
    ['the same twice', { authorization: 'Bearer xyz', cookie: 'imah_session=xyz' }, ['xyz']],
    ['what a page holds, without its cookie', { authorization: 'Bearer page.abc' }, []],
    ['what a page holds, beside its cookie', { authorization: 'Bearer page.abc', cookie: 'imah_session=xyz' }, ['xyz']],
    ['another scheme', { authorization: 'Basic YTpi' }, []],
    ['two in one header', { authorization: 'Bearer abc, Bearer def' }, []],
    ['an empty bearer', { authorization: 'Bearer ' }, []],
    ['nothing', {}, []],
  ])('are those of %s', async (_, headers, tokens) => {
    expect((await ask({}, '/read', { headers })).json().tokens).toEqual(tokens);
  });
});
