import { randomUUIDv7 } from 'node:crypto';
import type { Page } from '@playwright/test';

/** Calls the API as whoever is signed in on the page; resolves with the data of the answer. */
export async function send<T>(
  page: Page,
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE',
  path: string,
  data?: object,
): Promise<T> {
  const { origin } = new URL(page.url());
  const answer = await page.request.fetch(`${origin}/api/v1/${path}`, {
    method,
    headers: { origin, 'idempotency-key': randomUUIDv7() },
    ...(data === undefined ? {} : { data }),
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  const text = await answer.text();
  return text === '' ? (undefined as T) : JSON.parse(text).data;
}
