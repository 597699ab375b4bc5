import { whenIdleOf } from './when-idle.ts';

const inputs = ['pointermove', 'pointerdown', 'keydown', 'focusin'] as const;

type Page = Parameters<typeof whenIdleOf>[0] & Pick<Window, 'addEventListener'>;

/**
 * Runs the loads, one in each quiet moment, from when somebody first touches the page: code that only a press needs does
 * not run before anybody is there to press. A load that fails is only given up: the press that needs it asks again.
 * Answers with a way to stop.
 */
export function atFirstInput(page: Page, loads: readonly (() => Promise<unknown>)[]): () => void {
  const whenIdle = whenIdleOf(page);
  const waiting = [...loads];
  const stop = () => void waiting.splice(0);
  const runNext = () => {
    const run = () => void waiting.shift()?.().then(runNext, runNext);
    if (waiting.length > 0) whenIdle(run);
  };
  const heard = new AbortController();
  const begin = () => {
    heard.abort();
    runNext();
  };
  for (const name of inputs) page.addEventListener(name, begin, { passive: true, capture: true, signal: heard.signal });
  return stop;
}
