import type { TimeZone } from '@imah/contract/buildings/words';

/** Where the reader's own clock stands, of the zones of Indonesia; Jakarta elsewhere. */
export function readerZone(zone: string): TimeZone {
  if (zone === 'Asia/Makassar' || zone === 'Asia/Jayapura') return zone;
  return 'Asia/Jakarta';
}
