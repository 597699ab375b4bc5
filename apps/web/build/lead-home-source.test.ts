import { runInNewContext } from 'node:vm';
import { expect, it } from 'vitest';
import { leadHomeSource } from './lead-home-source.ts';

/** What the script did to a page that was opened at `pathname` with this in its storage; null: storage is closed. */
function open(pathname: string, kept: Readonly<Record<string, string>> | null): readonly string[] {
  const done: string[] = [];
  const root = {
    set hidden(isHidden: boolean) {
      done.push(`hidden ${isHidden}`);
    },
  };
  runInNewContext(leadHomeSource(), {
    location: { pathname, replace: (path: string) => done.push(path) },
    document: { documentElement: root },
    stop: () => done.push('stop'),
    get localStorage() {
      if (kept === null) throw new Error('closed');
      return { getItem: (key: string) => kept[key] ?? null };
    },
  });
  return done;
}

const person = { 'imah:person': '{"user":{"id":"1"}}' };

it('leads whoever was last signed in to their home, before anything is painted', () => {
  expect(open('/', person)).toEqual(['hidden true', 'stop', '/imah']);
});

it.each([
  ['a visitor', '/', {}],
  ['whoever has logged out', '/', { 'imah:person': '{}' }],
  ['a browser whose storage is closed', '/', null],
  ['another page', '/privacy', person],
])('leaves the page to %s', (_name, pathname, kept) => {
  expect(open(pathname, kept)).toEqual([]);
});
