import { expect, it, vi } from 'vitest';
import { ApiError } from '../core/api-error.ts';
import type { Transport } from '../core/transport.ts';
import { createManualClock } from '../testing/index.ts';
import { createIconLoader } from './icon-loader.ts';

const body = '<path d="M1 1"/>';
const answer = (...icons: string[]) => ({
  prefix: 'lucide',
  width: 24,
  height: 24,
  icons: Object.fromEntries(icons.map((icon) => [icon, { body }])),
});
const icon = { body, left: 0, top: 0, width: 24, height: 24 };

type Own = (path: string) => Promise<unknown>;
type Public = (url: string, signal: AbortSignal | null | undefined) => Promise<unknown>;

const hang = () => new Promise<never>(() => {});
const broken = () => Promise.reject(new ApiError({ kind: 'server', status: 500, message: 'broken' }));

function icons(own: Own, outside: Public | null = null) {
  const clock = createManualClock();
  const asked: string[] = [];
  const log = { warn: vi.fn<(message: string) => void>() };
  const transport: Transport = async ({ path }) => {
    asked.push(`own ${clock.now()} ${path}`);
    return { status: 200, headers: new Headers(), data: await own(path) };
  };
  const loader = createIconLoader({
    transport,
    publicUrl: outside === null ? null : 'https://icons.test/',
    // Only what the loader reads of a Response.
    fetch: async (input, init) => {
      asked.push(`public ${clock.now()} ${String(input as string)} ${init?.credentials}`);
      return Response.json(await outside?.(input as string, init?.signal));
    },
    clock,
    log,
  });
  return { asked, clock, loader, log };
}

it('S-49 asks our own server, once for all icons of a turn, and nobody else when it has them', async () => {
  const { asked, clock, loader, log } = icons(() => Promise.resolve(answer('zap', 'fan')), hang);

  const both = Promise.all([loader.load('lucide:zap'), loader.load('lucide:fan'), loader.load('lucide:zap')]);
  await clock.advance(0);

  expect(await both).toEqual([icon, icon, icon]);
  expect(loader.read('lucide:zap')).toEqual(icon);
  expect(asked).toEqual(['own 0 /api/_nuxt_icon/lucide.json?icons=zap%2Cfan']);
  expect([log.warn.mock.calls, clock.waiting]).toEqual([[], 0]);
});

it('S-49 asks the public service at once for what ours refuses, without cookies', async () => {
  const { asked, clock, loader } = icons(broken, () => Promise.resolve(answer('zap')));

  const loading = loader.load('lucide:zap');
  await clock.advance(0);

  expect(await loading).toEqual(icon);
  expect(asked[1]).toBe('public 0 https://icons.test/lucide.json?icons=zap omit');
});

it('S-49 asks the public service only for what ours does not have', async () => {
  const { asked, clock, loader } = icons(
    () => Promise.resolve({ ...answer('zap'), not_found: ['fan'] }),
    () => Promise.resolve(answer('fan')),
  );

  const both = Promise.all([loader.load('lucide:zap'), loader.load('lucide:fan')]);
  await clock.advance(0);

  expect(await both).toEqual([icon, icon]);
  expect(asked[1]).toBe('public 0 https://icons.test/lucide.json?icons=fan omit');
});

it('S-64 asks the public service when ours has not answered in 750 ms', async () => {
  const { asked, clock, loader } = icons(hang, () => Promise.resolve(answer('zap')));

  const loading = loader.load('lucide:zap');
  await clock.advance(749);
  expect(asked.length).toBe(1);
  await clock.advance(1);

  expect(await loading).toEqual(icon);
  expect(asked[1]).toMatch(/^public 750 /);
});

it('S-59 S-64 gives up after 1500 ms with a warning, and shows an icon that comes late', async () => {
  let deliver: (data: unknown) => void = () => {};
  const { clock, loader, log } = icons(() => new Promise((resolve) => (deliver = resolve)));
  const handler = vi.fn<() => void>();
  const stop = loader.subscribe('lucide:zap', handler);

  const loading = loader.load('lucide:zap');
  await clock.advance(1500);
  expect([await loading, log.warn.mock.calls]).toEqual([null, [['Icon lucide:zap could not be loaded']]]);

  deliver(answer('zap'));
  await clock.advance(0);
  expect([loader.read('lucide:zap'), handler.mock.calls.length]).toEqual([icon, 1]);
  stop();
});

it('S-64 gives a request to the public service up after 5000 ms', async () => {
  let signal: AbortSignal | null | undefined;
  const { clock, loader } = icons(broken, (_, given) => {
    signal = given;
    return hang();
  });

  void loader.load('lucide:zap');
  await clock.advance(4999);
  expect(signal?.aborted).toBe(false);
  await clock.advance(1);
  expect(signal?.aborted).toBe(true);
});

it('S-64 no address is longer than 500 characters, the commas counted as they are sent', async () => {
  const { asked, clock, loader } = icons(broken, () => Promise.resolve({}));

  for (let index = 0; index < 120; index += 1) void loader.load(`lucide:icon-number-${index}`);
  await clock.advance(0);

  const addresses = asked.map((line) => line.split(' ')[2] ?? '');
  expect(addresses.filter((address) => address.startsWith('https:')).length).toBeGreaterThan(5);
  expect(addresses.every((address) => address.length <= 500)).toBe(true);
  expect(addresses.flatMap((address) => address.split('=')[1]?.split('%2C')).length).toBe(240);
});

it('S-59 an icon that nobody has is a warning, and is asked for again the next time', async () => {
  const { asked, clock, loader, log } = icons(() => Promise.resolve({ not_found: ['zap'] }));

  for (let round = 0; round < 2; round += 1) {
    const loading = loader.load('lucide:zap');
    await clock.advance(0);
    expect(await loading).toBe(null);
  }

  expect([asked.length, log.warn.mock.calls.length]).toEqual([2, 2]);
});

it.each(['zap', 'lucide:../session', 'Lucide:zap', 'lucide:zap?x'])(
  '%s is no icon and is not asked for',
  async (name) => {
    const { asked, loader, log } = icons(hang);

    expect([await loader.load(name), asked, log.warn.mock.calls]).toEqual([
      null,
      [],
      [[`${name} is not the name of an icon`]],
    ]);
  },
);

it.each([
  '<script>1</script>',
  '<path onload="x()"/>',
  '<foreignObject/>',
  '<a href="javascript:x"/>',
  '<image href="//x"/>',
  '<path fill="url(https://x)"/>',
])('a body that could run or load something is not shown: %s', async (evil) => {
  const { clock, loader } = icons(() => Promise.resolve({ icons: { zap: { body: evil } } }));

  const loading = loader.load('lucide:zap');
  await clock.advance(0);

  expect(await loading).toBe(null);
});

it('an alias shows its parent, through other aliases too, unless it would have to be turned or leads nowhere', async () => {
  const aliases = {
    bolt: { parent: 'zap' },
    flash: { parent: 'bolt' },
    turned: { parent: 'zap', rotate: 1 },
    round: { parent: 'about' },
    about: { parent: 'round' },
  };
  const { clock, loader } = icons(() => Promise.resolve({ ...answer('zap'), aliases }));

  const all = Promise.all(['bolt', 'flash', 'turned', 'round'].map((name) => loader.load(`lucide:${name}`)));
  await clock.advance(0);

  expect(await all).toEqual([icon, icon, null, null]);
});
