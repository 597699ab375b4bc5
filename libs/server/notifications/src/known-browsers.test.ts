import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { makePerson, type TestApp } from '@imah/server-platform/testing';
import { createTestApp } from './testing/test-app.ts';
import { browserName } from './browser-name.ts';
import { noteBrowser } from './known-browsers.ts';

let test: TestApp;
beforeAll(async () => {
  test = await createTestApp();
});
afterAll(() => test.close());

const chrome = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36';
const chromeLater = chrome.replace('140', '141');
const firefox = 'Mozilla/5.0 (X11; Linux x86_64; rv:130.0) Gecko/20100101 Firefox/130.0';

it('a person is told of a browser they have never used, once, and not of the first of all', async () => {
  const { context } = test;
  const { id } = await makePerson(test, 'Sari');
  const told: number[] = [];
  for (const userAgent of [chrome, chromeLater, firefox, chrome, firefox, undefined]) {
    await noteBrowser(context, id, userAgent);
    const { rows } = await sql`SELECT 1 FROM notification_outbox WHERE kind = 'login-new-device'`.execute(context.db);
    told.push(rows.length);
  }

  expect(told).toEqual([0, 0, 1, 1, 1, 2]);
});

it.each([
  [chrome, 'Chrome, Windows'],
  [firefox, 'Firefox, Linux'],
  ['Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) Version/18.0 Mobile/15E148 Safari/604.1', 'Safari, iOS'],
  ['Mozilla/5.0 (Linux; Android 15) Chrome/140.0.0.0 Mobile Safari/537.36', 'Chrome, Android'],
  ['curl/8.9.1', 'curl'],
  ['', '?'],
  [undefined, '?'],
])('%s is %s', (userAgent, expected) => {
  expect(browserName(userAgent)).toBe(expected);
});
