import type { APIRequestContext } from '@playwright/test';
import { expect } from './people.ts';

/**
 * The newest link of a kind (`undangan`, `token`) in the mails to an address that the demonstration keeps, as path
 * and query: the mail names the address that the server was told of; the journey goes on where it is.
 */
export async function mailedLink(
  request: APIRequestContext,
  baseURL: string,
  { to, holds }: { readonly to: string; readonly holds: string },
): Promise<string> {
  let link: string | undefined;
  await expect
    .poll(
      async () => {
        const html = await (await request.get(`${baseURL}/_demo/mail`)).text();
        const article = html.split('<article>').find((part) => part.includes(to) && part.includes(holds));
        link = article
          ?.split('href="')
          .find((part) => part.includes(holds))
          ?.split('"')[0];
        return link === undefined ? 'not yet' : 'there';
      },
      { timeout: 30_000 },
    )
    .toBe('there');
  if (link === undefined) throw new Error(`no mail to ${to} with ${holds}`);
  const { pathname, search } = new URL(link);
  return `${pathname}${search}`;
}
