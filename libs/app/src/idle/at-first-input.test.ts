import { expect, it } from 'vitest';
import { atFirstInput } from './at-first-input.ts';

/** A page whose quiet moments and inputs are in our hands. */
function setUp() {
  const target = new EventTarget();
  const quiet: (() => void)[] = [];
  const done: string[] = [];
  const load =
    (name: string, outcome: 'ok' | 'failed' = 'ok') =>
    async () => {
      done.push(name);
      if (outcome === 'failed') throw new Error('gone');
    };
  const page = Object.assign(target, {
    requestIdleCallback: (callback: () => void) => quiet.push(callback),
    setTimeout: globalThis.setTimeout,
  });
  const idle = async () => {
    quiet.shift()?.();
    for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
  };
  // Only what is read of a window.
  return {
    done,
    idle,
    load,
    page: page as unknown as Window,
    touch: (name: string) => target.dispatchEvent(new Event(name)),
  };
}

it('runs nothing before somebody is there, however quiet the page is', async () => {
  const { done, idle, load, page } = setUp();
  atFirstInput(page, [load('menu')]);

  await idle();

  expect(done).toEqual([]);
});

it.each(['pointermove', 'pointerdown', 'keydown', 'focusin'])(
  'runs one load in each quiet moment after %s, the next also when one failed',
  async (name) => {
    const { done, idle, load, page, touch } = setUp();
    atFirstInput(page, [load('menu', 'failed'), load('sheet')]);
    const seen: string[][] = [];

    touch(name);
    seen.push([...done]);
    await idle();
    seen.push([...done]);
    await idle();
    seen.push([...done]);
    touch(name);
    await idle();

    expect([seen, done]).toEqual([
      [[], ['menu'], ['menu', 'sheet']],
      ['menu', 'sheet'],
    ]);
  },
);

it('runs nothing more once it was stopped', async () => {
  const { done, idle, load, page, touch } = setUp();
  const stop = atFirstInput(page, [load('menu'), load('sheet')]);
  touch('keydown');
  await idle();

  stop();
  await idle();

  expect(done).toEqual(['menu']);
});
