/** Something that was opened by the search: what was found, a page, or where something is begun. */
export interface RecentHit {
  readonly id: string;
  readonly label: string;
  readonly detail: string | null;
  readonly href: string;
}

type Kept = Pick<Storage, 'getItem' | 'setItem'>;

const most = 5;
const keyOf = (userId: string) => `imah.search.recent.${userId}`;

/** What the person opened last, newest first; each account of a device has its own. */
export function readRecent(storage: Kept, userId: string): RecentHit[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(keyOf(userId)) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRecent).slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Puts `hit` first. */
export function keepRecent(storage: Kept, userId: string, hit: RecentHit): void {
  const others = readRecent(storage, userId).filter(({ href }) => href !== hit.href);
  try {
    storage.setItem(keyOf(userId), JSON.stringify([hit, ...others].slice(0, most)));
  } catch {
    // A storage that is closed or full only means that it is not offered the next time.
  }
}

function isRecent(value: unknown): value is RecentHit {
  if (typeof value !== 'object' || value === null) return false;
  const { id, label, detail, href }: Partial<Record<keyof RecentHit, unknown>> = value;
  const isText = [id, label, href].every((text) => typeof text === 'string');
  return isText && (detail === null || typeof detail === 'string') && String(href).startsWith('/imah');
}
