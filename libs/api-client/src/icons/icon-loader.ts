import { type Clock, systemClock } from '../core/clock.ts';
import { consoleLog, type Log } from '../core/log.ts';
import type { Transport } from '../core/transport.ts';
import { timings } from '../timings.ts';
import { type IconData, parseIconName } from './icon-data.ts';
import { requestIcons, splitByAddress } from './icon-requests.ts';

/** Where icons come from, and the time and log to use. */
export interface IconLoaderOptions {
  /** Towards the server that the page came from. */
  readonly transport: Transport;
  /** Base of the public icon service, asked when our own server has no answer; null or left out: never. */
  readonly publicUrl?: string | null;
  readonly fetch?: typeof globalThis.fetch;
  readonly clock?: Clock;
  readonly log?: Pick<Log, 'warn'>;
}

/** Icons by their name, `lucide:droplets`; each is fetched once, many in one request. */
export interface IconLoader {
  /** The icon if it is here already. */
  readonly read: (name: string) => IconData | null;
  /** The icon, or null after 1500 ms or when nobody has it, with a warning in the log (S-59, S-64). */
  readonly load: (name: string) => Promise<IconData | null>;
  /** Calls `handler` when the icon comes, also when it comes late. Answers with a way to stop. */
  readonly subscribe: (name: string, handler: () => void) => () => void;
}

/** Loads icons, those asked for in one turn together. `name` is `lucide:droplets`. */
export function createIconLoader(options: IconLoaderOptions): IconLoader {
  const clock = options.clock ?? systemClock;
  const log = options.log ?? consoleLog;
  const sources = {
    transport: options.transport,
    publicUrl: options.publicUrl?.replace(/\/+$/, '') ?? null,
    fetch: options.fetch ?? ((input: string | URL | Request, init?: RequestInit) => globalThis.fetch(input, init)),
    clock,
  };
  const here = new Map<string, IconData>();
  const pending = new Map<string, Promise<void>>();
  const handlers = new Map<string, Set<() => void>>();
  let gathered: Map<string, { readonly icons: string[]; readonly done: Promise<void> }> | null = null;

  const keep = (collection: string, icons: ReadonlyMap<string, IconData>) => {
    for (const [icon, data] of icons) {
      const name = `${collection}:${icon}`;
      here.set(name, data);
      for (const handler of handlers.get(name) ?? []) handler();
    }
  };

  const request = async (collection: string, icons: readonly string[]) => {
    const parts = splitByAddress(`/api/_nuxt_icon/${collection}.json?icons=`, icons);
    await Promise.all(parts.map((part) => requestIcons(sources, collection, part, (found) => keep(collection, found))));
  };

  /** Joins the icons of a collection that are asked for before the next turn. */
  const gather = (collection: string, icon: string): Promise<void> => {
    gathered ??= new Map();
    const batch = gathered.get(collection);
    if (batch !== undefined) {
      batch.icons.push(icon);
      return batch.done;
    }
    const icons = [icon];
    const done = nextTurn().then(() => request(collection, icons));
    gathered.set(collection, { icons, done });
    return done;
  };

  const nextTurn = (): Promise<void> =>
    new Promise((resolve) => {
      clock.setTimeout(() => {
        gathered = null;
        resolve();
      }, 0);
    });

  const load = async (name: string): Promise<IconData | null> => {
    const known = here.get(name);
    if (known !== undefined) return known;
    const parsed = parseIconName(name);
    if (parsed === null) {
      log.warn(`${name} is not the name of an icon`);
      return null;
    }
    const arrival = pending.get(name) ?? gather(parsed.collection, parsed.icon).finally(() => pending.delete(name));
    pending.set(name, arrival);
    await firstOf(name, arrival);
    const icon = here.get(name) ?? null;
    if (icon === null) log.warn(`Icon ${name} could not be loaded`);
    return icon;
  };

  const subscribe = (name: string, handler: () => void) => {
    const set = handlers.get(name) ?? new Set();
    handlers.set(name, set.add(handler));
    return () => {
      set.delete(handler);
      if (set.size === 0) handlers.delete(name);
    };
  };

  /** The icon, the end of all answers, or the time limit. */
  const firstOf = (name: string, arrival: Promise<void>) =>
    new Promise<void>((resolve) => {
      const finish = () => {
        clock.clearTimeout(timer);
        stop();
        resolve();
      };
      const timer = clock.setTimeout(finish, timings.icons.fetchTimeout);
      const stop = subscribe(name, finish);
      void arrival.then(finish);
    });

  return { read: (name) => here.get(name) ?? null, load, subscribe };
}
