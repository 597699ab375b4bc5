import { randomUUIDv7 } from 'node:crypto';
import type { APIRequestContext, Page } from '@playwright/test';

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';

/** Calls the API as whoever is signed in on the page; resolves with the data of the answer. */
export function send<T>(page: Page, method: Method, path: string, data?: object): Promise<T> {
  return sendTo<T>(page.request, new URL(page.url()).origin, method, path, data);
}

/** Calls the API of an installation, also before a page of it is open; resolves with the data of the answer. */
export async function sendTo<T>(
  request: APIRequestContext,
  origin: string,
  method: Method,
  path: string,
  data?: object,
): Promise<T> {
  const answer = await request.fetch(`${origin}/api/v1/${path}`, {
    method,
    headers: { origin, 'idempotency-key': randomUUIDv7() },
    ...(data === undefined ? {} : { data }),
  });
  if (!answer.ok()) throw new Error(`${path} answered ${answer.status()}: ${await answer.text()}`);
  const text = await answer.text();
  return text === '' ? (undefined as T) : JSON.parse(text).data;
}
