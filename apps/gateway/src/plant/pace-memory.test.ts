import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openPaceMemory } from './pace-memory.ts';

const hour = 3_600_000;
const now = Date.UTC(2026, 10, 21, 3);

let folder: string;
beforeEach(() => void (folder = mkdtempSync(join(tmpdir(), 'pace-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = (at = now) => openPaceMemory(folder, () => at);

describe('a meter that is asked seldom', () => {
  it('is due one pace after it was asked, whichever process asked it', () => {
    open().note('meter', 24 * hour, now - hour);

    expect([open().dueAt('meter', 24 * hour), open().dueAt('other', 24 * hour)]).toEqual([now + 23 * hour, undefined]);
  });

  it('is asked at once when the clock says that it was asked in the future', () => {
    open(now + 100 * hour).note('meter', 24 * hour, now + 100 * hour);

    expect(open().dueAt('meter', 24 * hour)).toBeUndefined();
  });

  it('is asked at once where what was kept of it cannot be read', () => {
    for (const text of ['', '{"meter":', '{"meter":"yesterday"}', '[1]']) {
      writeFileSync(join(folder, 'asked.json'), text);
      expect(open().dueAt('meter', 24 * hour)).toBeUndefined();
    }
  });

  it('has answered, though the disk takes nothing: this process remembers it', () => {
    const memory = open();
    rmSync(folder, { recursive: true });

    memory.note('meter', 24 * hour, now);

    expect(memory.dueAt('meter', 24 * hour)).toBe(now + 24 * hour);
  });
});

it('what is asked more often than once an hour is asked at the start, and costs no write', () => {
  const memory = open();

  memory.note('meter', hour - 1, now);

  expect([memory.dueAt('meter', hour - 1), memory.dueAt('meter', hour)]).toEqual([undefined, undefined]);
});
