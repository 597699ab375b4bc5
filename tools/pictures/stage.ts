interface StoryFacts {
  /** The one colour mode a story fixes, or null: then it is looked at in both. */
  readonly theme: 'light' | 'dark' | null;
  /** The viewport a story fixes, by its name in modes.ts. */
  readonly viewport: string | null;
  /** Not for what the story says cannot be compared. */
  readonly kept: boolean;
}

interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Stage {
  readonly factsOf: (id: string) => Promise<StoryFacts>;
  /** Shows a story from its beginning; done when its play function is and nothing moves any more. */
  readonly show: (id: string) => Promise<void>;
  /** Done when nothing moves any more. */
  readonly rest: () => Promise<void>;
  /** Dresses what is shown in a colour mode, and tells what of the window to look at. */
  readonly dress: (theme: string) => Promise<Clip>;
}

interface PreparedStory {
  readonly storyGlobals?: { readonly theme?: string; readonly viewport?: { readonly value?: string } | string };
  readonly parameters: {
    readonly chromatic?: { readonly disableSnapshot?: boolean };
    readonly themes?: { readonly themeOverride?: string };
  };
}

type Listener = (told: string | { readonly storyId?: string; readonly message?: string }) => void;

declare global {
  interface Window {
    imahStage: Stage;
    __STORYBOOK_PREVIEW__: {
      readonly ready: () => Promise<unknown>;
      readonly loadStory: (asked: { storyId: string }) => Promise<PreparedStory>;
    };
    __STORYBOOK_ADDONS_CHANNEL__: {
      readonly on: (event: string, listener: Listener) => void;
      readonly off: (event: string, listener: Listener) => void;
      readonly emit: (event: string, told: unknown) => void;
    };
  }
}

/** Runs in Storybook's frame, and so may use nothing but what it brings itself. */
export async function startStage(): Promise<void> {
  const preview = window.__STORYBOOK_PREVIEW__;
  const channel = window.__STORYBOOK_ADDONS_CHANNEL__;
  const themes = { terang: 'light', gelap: 'dark' } as const;
  const patience = 20_000;
  let shown = '';
  await preview.ready();

  const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

  /** The same chances for every story, whatever came before it. */
  const restartChance = () => {
    let seed = 1;
    Math.random = () => {
      seed = (seed * 16_807) % 2_147_483_647;
      return seed / 2_147_483_647;
    };
  };

  const seen = (image: HTMLImageElement) => {
    const { top, bottom } = image.getBoundingClientRect();
    return image.checkVisibility() && bottom > 0 && top < window.innerHeight;
  };

  /** Waits until nothing changed for `rest` ms. */
  const quiet = async (rest: number) => {
    let last = performance.now();
    const began = last;
    const observer = new MutationObserver(() => (last = performance.now()));
    observer.observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    do await pause(10);
    while (
      performance.now() - began < patience &&
      (performance.now() - last < rest || document.querySelector('[data-part="waiting"]') !== null)
    );
    observer.disconnect();
    await document.fonts.ready;
    // One that is fetched when it is scrolled to never comes, as nobody does.
    const coming = [...document.images].filter((image) => !image.complete && (image.loading !== 'lazy' || seen(image)));
    await Promise.all(coming.map((image) => image.decode().catch(() => undefined)));
    await frame();
    await frame();
  };

  const rendered = (id: string) =>
    new Promise<void>((resolve, reject) => {
      const bad = ['storyErrored', 'storyThrewException', 'playFunctionThrewException', 'storyMissing'];
      const end = (act: () => void) => {
        clearTimeout(timer);
        channel.off('storyRendered', done);
        for (const event of bad) channel.off(event, failed);
        act();
      };
      const done: Listener = (told) => {
        if (told === id) end(resolve);
      };
      const failed: Listener = (told) =>
        end(() => reject(new Error(`${id}: ${typeof told === 'string' ? told : (told.message ?? 'failed')}`)));
      const timer = setTimeout(() => end(() => reject(new Error(`${id} did not come to an end`))), patience);
      channel.on('storyRendered', done);
      for (const event of bad) channel.on(event, failed);
    });

  const boxes = () => {
    const all = [...document.body.querySelectorAll<HTMLElement>('*')];
    const root = document.getElementById('storybook-root');
    // What opens over the page stands beside the root: a list of a combobox is absolute, a dialog fixed.
    const outside = all.filter((element) => {
      if (element.closest('.sb-wrapper, script, style') !== null) return false;
      const { position } = getComputedStyle(element);
      return position === 'fixed' || (position === 'absolute' && root?.contains(element) === false);
    });
    return [...(root?.children ?? []), ...outside].map((element) => element.getBoundingClientRect());
  };

  window.imahStage = {
    factsOf: async (id) => {
      const { storyGlobals = {}, parameters } = await preview.loadStory({ storyId: id });
      const theme = parameters.themes?.themeOverride ?? storyGlobals.theme;
      const { viewport } = storyGlobals;
      return {
        theme: theme === 'terang' || theme === 'gelap' ? themes[theme] : null,
        viewport: (typeof viewport === 'string' ? viewport : viewport?.value) ?? null,
        kept: parameters.chromatic?.disableSnapshot !== true,
      };
    },
    show: async (id) => {
      restartChance();
      const ended = rendered(id);
      if (shown === id) channel.emit('forceRemount', { storyId: id });
      else channel.emit('setCurrentStory', { storyId: id, viewMode: 'story' });
      shown = id;
      await ended;
      await quiet(60);
    },
    rest: () => quiet(60),
    dress: async (theme) => {
      const { documentElement: root } = document;
      if (root.dataset['colorMode'] !== theme) {
        root.dataset['colorMode'] = theme;
        await quiet(20);
      }
      window.scrollTo(0, 0);
      const bottom = Math.max(16, ...boxes().map((box) => box.bottom));
      const height = Math.min(window.innerHeight, Math.ceil((bottom + 16) / 2) * 2);
      return { x: 0, y: 0, width: window.innerWidth, height };
    },
  };
}
