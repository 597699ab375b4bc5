import { createHash } from 'node:crypto';
import type { Locale } from '@imah/contract/core/words';
import fastify from 'fastify';
import { describe, expect, it } from 'vitest';
import type { SignInOutcome } from './finish-sign-in.ts';
import { sendFinishedPage } from './finished-page.ts';

const faults = ['cancelled', 'expired', 'not-linked', 'linked-elsewhere', 'another', 'unverified', 'failed'] as const;

async function pageOf(outcome: SignInOutcome, locale: Locale = 'id') {
  const app = fastify();
  app.get('/', (_request, reply) => sendFinishedPage(reply, locale, outcome));
  const { statusCode, headers, body } = await app.inject('/');
  await app.close();
  const between = (tag: string) => new RegExp(`<${tag}[^>]*>(.*?)</${tag}>`).exec(body)?.[1];
  return { statusCode, headers, policy: String(headers['content-security-policy']), body, between };
}
const hashOf = (text: string | undefined) =>
  `'sha256-${createHash('sha256')
    .update(text ?? '')
    .digest('base64')}'`;

describe('the page on which a sign-in elsewhere ends', () => {
  it.each(['done', 'registering'] as const)('runs its one script and no other where it is %s', async (outcome) => {
    const { statusCode, policy, between } = await pageOf(outcome);

    expect([statusCode, /script-src ([^;]*);/.exec(policy)?.[1]]).toEqual([200, hashOf(between('script'))]);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("frame-ancestors 'none'");
  });

  it('goes on to where the person then is, and tells the page that opened it nothing but that it is over', async () => {
    const scripts = [(await pageOf('done')).between('script'), (await pageOf('registering')).between('script')];

    expect(scripts.map((script) => /location\.replace\('([^']*)'\)/.exec(script ?? '')?.[1])).toEqual([
      '/imah',
      '/register',
    ]);
    expect(scripts.every((script) => script?.includes("postMessage('imah:signed-in',location.origin)"))).toBe(true);
  });

  it.each(faults)('says why nothing came of it and runs nothing: %s', async (fault) => {
    const [id, en] = [await pageOf(fault), await pageOf(fault, 'en')];

    expect([id.statusCode, id.between('script'), /script-src ([^;]*);/.exec(id.policy)?.[1]]).toEqual([
      400,
      undefined,
      "'none'",
    ]);
    expect([id.between('h1'), en.between('h1')]).toEqual(['Masuk belum berhasil', 'The sign-in did not succeed']);
    expect(id.between('p')?.length).toBeGreaterThan(20);
    expect(id.between('p')).not.toBe(en.between('p'));
    expect([id.body.includes('lang="id"'), en.body.includes('lang="en"'), id.body.includes('href="/login"')]).toEqual([
      true,
      true,
      true,
    ]);
  });

  it('has each reason in words of its own', async () => {
    const sentences = await Promise.all(faults.map(async (fault) => (await pageOf(fault)).between('p')));

    expect(new Set(sentences).size).toBe(faults.length);
  });

  it('is kept by nobody, and its style is the one that its policy lets in', async () => {
    const { headers, policy, between } = await pageOf('done');

    expect(headers['cache-control']).toBe('no-store');
    expect(/style-src ([^;]*);/.exec(policy)?.[1]).toBe(hashOf(between('style')));
  });
});
