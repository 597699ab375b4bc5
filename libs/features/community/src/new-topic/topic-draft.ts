import type { TopicAudienceKind, TopicKind, PollWeight } from '@imah/contract/community/words';
import type { AppPorts } from '@imah/app/ports';

/** A place or group that is chosen, with its name, so that a kept draft can show it at once. */
export interface DraftTarget {
  readonly value: string;
  readonly label: string;
}

/** What a person has filled in of a topic. */
export interface DraftValues {
  /** Made once: however often it is sent, it is one topic. */
  readonly id: string;
  readonly kind: TopicKind;
  readonly title: string;
  readonly body: string;
  readonly audience: TopicAudienceKind;
  readonly targets: readonly DraftTarget[];
  readonly publish: 'now' | 'later';
  readonly publishDay: string | null;
  readonly publishTime: string | null;
  readonly until: string | null;
  readonly urgent: boolean;
  readonly receipts: boolean;
  readonly replies: boolean;
  readonly options: readonly string[];
  readonly weight: PollWeight;
  readonly closes: string | null;
  readonly hidden: boolean;
  readonly showsUnit: boolean;
}

export function emptyDraft(id: string, kind: TopicKind): DraftValues {
  return {
    id,
    kind,
    title: '',
    body: '',
    audience: 'all',
    targets: [],
    publish: 'now',
    publishDay: null,
    publishTime: null,
    until: null,
    urgent: false,
    receipts: false,
    replies: false,
    options: ['', ''],
    weight: 'unit',
    closes: null,
    hidden: false,
    showsUnit: false,
  };
}

type KeptStorage = AppPorts['keptStorage'];

/** One draft for each person and scope: a browser may have several people. */
export function topicDraftKey(userId: string, scopeId: string): string {
  return `imah-new-topic-${userId}-${scopeId}`;
}

/** What was typed before, over `empty`. A draft that cannot be read, or that another version kept, is an empty one. */
export function readTopicDraft(storage: KeptStorage, key: string, empty: DraftValues): DraftValues {
  try {
    const kept: unknown = JSON.parse(storage.getItem(key) ?? 'null');
    if (typeof kept !== 'object' || kept === null) return empty;
    const isSame = (name: string, value: unknown) => {
      const known: unknown = Reflect.get(empty, name);
      const isText = known === null && (value === null || typeof value === 'string');
      return isText || (typeof known === typeof value && Array.isArray(known) === Array.isArray(value));
    };
    const entries = Object.entries(kept).filter(([name, value]) => name in empty && isSame(name, value));
    return { ...empty, ...Object.fromEntries(entries) };
  } catch {
    return empty;
  }
}

/** Keeps the draft; a storage that refuses only means that closing the page loses it. */
export function keepTopicDraft(storage: KeptStorage, key: string, values: DraftValues | null): void {
  try {
    if (values === null) storage.removeItem(key);
    else storage.setItem(key, JSON.stringify(values));
  } catch {
    // Full or closed storage; the form on the page is not affected.
  }
}
