import { rm } from 'node:fs/promises';
import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import { afterEach, describe, expect, it } from 'vitest';
import { createFileMailer } from '../mail/file-mailer.ts';
import { makeTestFolder } from '../testing/test-postgres.ts';
import { demoMailPath, serveDemoMail } from './demo-mail-page.ts';

const folder = await makeTestFolder();
afterEach(() => rm(folder, { recursive: true, force: true }));

async function page(language = 'id') {
  const app = Fastify();
  await app.register(helmet, { global: false });
  serveDemoMail(app, folder);
  const { body, headers } = await app.inject({ url: demoMailPath, headers: { 'accept-language': language } });
  await app.close();
  return { body, headers };
}

describe('the mail page of the demonstration', () => {
  it('says where mails come from while there are none', async () => {
    expect((await page()).body).toContain('Belum ada email. Coba minta kata sandi baru dari halaman masuk.');
    expect((await page('en-GB,en')).body).toContain('No emails yet.');
  });

  it('lists the mails, newest first, with links that can be followed', async () => {
    const clock = { now: Date.UTC(2026, 10, 21, 3) };
    const mailer = createFileMailer(folder, 'Imah <noreply@imah.invalid>', () => clock.now);
    await mailer.send({ to: 'a@imah.test', subject: 'Pertama', text: 'satu' });
    clock.now += 60_000;
    await mailer.send({
      to: 'b@imah.test',
      subject: 'Kedua',
      text: 'Buka http://127.0.0.1:8080/lupa?token=abc&x=1 sekarang',
    });

    const { body, headers } = await page();

    expect(headers['cache-control']).toBe('no-store');
    expect(body.indexOf('Kedua')).toBeLessThan(body.indexOf('Pertama'));
    expect(body).toContain('<a href="http://127.0.0.1:8080/lupa?token=abc&amp;x=1">');
    expect(body).toContain('<time datetime="2026-11-21T03:01:00.000Z">21 Nov 2026, 10.01.00 WIB</time>');
  });

  it('shows what a mail says and runs nothing of it', async () => {
    const mailer = createFileMailer(folder, 'Imah <noreply@imah.invalid>', () => 1);
    await mailer.send({
      to: '"x"@imah.test',
      subject: '<img src=x onerror=alert(1)>',
      text: 'http://x/"onmouseover="alert(1)',
    });

    const { body } = await page();

    expect(body).toContain('&lt;img src=x onerror=alert(1)&gt;');
    expect(body).not.toContain('<img');
    expect(body).not.toContain('"onmouseover');
  });
});
