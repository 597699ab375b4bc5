import { expect, it } from 'vitest';
import { localDay } from '../unit-sheet/local-day.ts';
import { endOfDay } from './end-of-day.ts';

it.each(['Asia/Jakarta', 'Asia/Makassar', 'Asia/Jayapura'] as const)(
  'ends a day in %s when its last moment does',
  (zone) => {
    const end = Date.parse(endOfDay('2026-11-20', zone));

    expect([localDay(end, zone), localDay(end + 1, zone)]).toEqual(['2026-11-20', '2026-11-21']);
  },
);
