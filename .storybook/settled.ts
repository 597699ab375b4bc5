import { waitFor } from 'storybook/test';

/** Waits until a page has its session, its frame and its code: what is checked afterwards is the page itself. */
export async function settled(canvasElement: HTMLElement): Promise<void> {
  await document.fonts.ready;
  await waitFor(
    () => {
      if (canvasElement.querySelector('[data-part="waiting"]')) throw new Error('the page is still waiting');
    },
    { timeout: 15_000 },
  );
}
