import type { Browser, Page } from '@playwright/test';
import { signIn } from './api.ts';
import type { Person } from './people.ts';

/** A window of one person, signed in. */
export async function windowOf(browser: Browser, baseURL: string, person: Person): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'id-ID' });
  await signIn(context.request, baseURL, person);
  return context.newPage();
}
