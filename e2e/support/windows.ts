import type { Browser, Page } from '@playwright/test';
import { signIn } from './api.ts';
import type { Account, Person } from './people.ts';

/** A window of one person, signed in. */
export async function windowOf(browser: Browser, baseURL: string, who: Person | Account): Promise<Page> {
  const context = await browser.newContext({ baseURL, locale: 'id-ID' });
  await signIn(context.request, baseURL, who);
  return context.newPage();
}
