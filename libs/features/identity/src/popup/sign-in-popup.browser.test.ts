import { afterEach, describe, expect, it } from 'vitest';
import { openSignInPopup, type PopupPage } from './sign-in-popup.ts';

const opened: Window[] = [];
afterEach(() => {
  for (const popup of opened.splice(0)) popup.close();
});

/** This page, with a note of every window that it opens. */
function watched(open: Window['open'] = (...args) => window.open(...args)): PopupPage {
  return new Proxy<PopupPage>(window, {
    get(page, name: keyof PopupPage) {
      if (name === 'open') {
        return (...args: Parameters<Window['open']>) => {
          const popup = open(...args);
          if (popup !== null) opened.push(popup);
          return popup;
        };
      }
      const value: unknown = page[name];
      return typeof value === 'function' ? value.bind(page) : value;
    },
  });
}

describe('S-22 the sign-in popup', () => {
  it('is a window of 960 by 600', async () => {
    void openSignInPopup(watched(), 'about:blank');

    const [popup] = opened;
    await expect.poll(() => [popup?.innerWidth, popup?.innerHeight]).toEqual([960, 600]);
  });

  it('is told by the page that the provider leads back to, and closes', async () => {
    const outcome = openSignInPopup(watched(), 'about:blank');
    const [popup] = opened;

    // Said by this page to itself: not the popup's word.
    window.postMessage('imah:signed-in', window.location.origin);
    expect(await Promise.race([outcome, notYet()])).toBe('not yet');

    const script = popup?.document.createElement('script');
    if (popup === undefined || script === undefined) throw new Error('the browser opened no window');
    script.textContent = `opener.postMessage('imah:signed-in', ${JSON.stringify(window.location.origin)})`;
    popup.document.head.append(script);

    expect(await outcome).toBe('finished');
    await expect.poll(() => popup.closed).toBe(true);
  });

  it('says that the person closed it', async () => {
    const outcome = openSignInPopup(watched(), 'about:blank');
    opened[0]?.close();

    expect(await outcome).toBe('closed');
  });

  it('says that the browser blocked it', async () => {
    expect(
      await openSignInPopup(
        watched(() => null),
        'about:blank',
      ),
    ).toBe('blocked');
  });
});

/** A message takes one turn of the event loop; this takes two, by the same road. */
async function notYet(): Promise<'not yet'> {
  for (let turn = 0; turn < 2; turn += 1) {
    const channel = new MessageChannel();
    await new Promise((resolve) => {
      channel.port1.onmessage = resolve;
      channel.port2.postMessage(null);
    });
  }
  return 'not yet';
}
