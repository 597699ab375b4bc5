/** Inner size of the window, in CSS pixels (S-22). */
const size = { width: 960, height: 600 };
/** How often the window is asked whether the person has closed it, in milliseconds; nothing tells of it. */
const lookEvery = 300;

/** Said by the page on which the provider's way ends (libs/server/identity/src/oidc/finished-page.ts). */
const finished = 'imah:signed-in';

/** `blocked`: the browser did not open it, so the sign-in has to go through this page. */
export type SignInOutcome = 'finished' | 'closed' | 'blocked';

/** The part of a window that opens the popup and hears of it. */
export type PopupPage = Pick<
  Window,
  'open' | 'addEventListener' | 'removeEventListener' | 'setInterval' | 'clearInterval' | 'location'
> &
  Pick<Window, 'screenX' | 'screenY' | 'outerWidth' | 'outerHeight'>;

/**
 * Opens the sign-in of a provider in a window of 960 by 600, in the middle of this one (S-22), and resolves when
 * the person has finished there or closed it. To be called by a press: browsers block any other.
 */
export function openSignInPopup(page: PopupPage, address: string): Promise<SignInOutcome> {
  const popup = page.open(address, 'imah-sign-in', features(page));
  if (popup === null) return Promise.resolve('blocked');
  popup.focus();

  return new Promise((resolve) => {
    const end = (outcome: SignInOutcome) => {
      page.removeEventListener('message', hear);
      page.clearInterval(looking);
      resolve(outcome);
    };
    const hear = (event: MessageEvent<unknown>) => {
      if (event.source !== popup || event.origin !== page.location.origin || event.data !== finished) return;
      popup.close();
      end('finished');
    };
    page.addEventListener('message', hear);
    const looking = page.setInterval(() => {
      if (popup.closed) end('closed');
    }, lookEvery);
  });
}

function features({ screenX, screenY, outerWidth, outerHeight }: PopupPage): string {
  const left = Math.round(screenX + Math.max(0, (outerWidth - size.width) / 2));
  const top = Math.round(screenY + Math.max(0, (outerHeight - size.height) / 2));
  return `popup,width=${size.width},height=${size.height},left=${left},top=${top}`;
}
