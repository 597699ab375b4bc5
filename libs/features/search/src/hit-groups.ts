import { alarmSeverities } from '@imah/contract/alarms/words';
import { topicKinds } from '@imah/contract/community/words';
import type { SearchAnswer, SearchHit } from '@imah/contract/search';
import type { SearchKind } from '@imah/contract/search/words';
import { ticketStates } from '@imah/contract/tickets/words';
import type { PaletteGroup } from '@imah/ui';
import {
  buildingIcon,
  circleUserIcon,
  cpuIcon,
  doorClosedIcon,
  hashIcon,
  messagesSquareIcon,
  receiptTextIcon,
  sirenIcon,
  ticketIcon,
  userRoundIcon,
  walletIcon,
  zapOffIcon,
} from '@imah/ui/icons';
import { hitAddress } from './hit-address.ts';
import type { RecentHit } from './recent-hits.ts';
import type { useSearchTexts } from './texts.ts';

type Texts = ReturnType<typeof useSearchTexts>;

const icons = {
  building: buildingIcon,
  person: userRoundIcon,
  member: circleUserIcon,
  unit: doorClosedIcon,
  device: cpuIcon,
  alarm: sirenIcon,
  ticket: ticketIcon,
  outage: zapOffIcon,
  topic: messagesSquareIcon,
  bill: receiptTextIcon,
  payment: walletIcon,
} as const satisfies Record<SearchKind, unknown>;

interface GroupOptions {
  readonly t: Texts;
  /** What was typed: the server has judged already what matches it. */
  readonly typed: string;
  readonly onOpen: (hit: RecentHit) => void;
}

/** What the server found, by kind, in the order of each kind's best hit; and what is to be said of a number. */
export function hitGroups({ hits, number }: SearchAnswer, { t, typed, onOpen }: GroupOptions): PaletteGroup[] {
  const kinds = [...new Set(hits.map(({ kind }) => kind))];
  const groups = kinds.map((kind) => ({
    id: kind,
    heading: t(`kinds.${kind}`),
    commands: hits
      .filter((hit) => hit.kind === kind)
      .map((hit) => {
        const detail = detailOf(hit, t);
        const recent = { id: hit.id, label: hit.title, detail, href: hitAddress(hit) };
        return {
          id: `${kind} ${hit.id}`,
          label: hit.title,
          ...(detail === null ? {} : { detail }),
          keywords: [typed],
          icon: icons[kind],
          onSelect: () => onOpen(recent),
        };
      }),
  }));
  if (number === null || hits.length > 0) return groups;
  const missing = { id: 'number', label: t('numberMissing', { number: number.text }), keywords: [typed] };
  const command = { ...missing, icon: hashIcon, disabled: true, onSelect: () => undefined };
  return [{ id: 'number', heading: t('number'), commands: [command] }];
}

function detailOf({ kind, detail, buildingName }: SearchHit, t: Texts): string | null {
  const parts = [wordsOf(kind, detail, t), kind === 'building' ? null : buildingName].filter((part) => part !== null);
  return parts.length === 0 ? null : parts.join(' · ');
}

function wordsOf(kind: SearchKind, detail: string | null, t: Texts): string | null {
  if (detail === null) return null;
  const severity = kind === 'alarm' ? alarmSeverities.find((one) => one === detail) : undefined;
  if (severity !== undefined) return t(`severities.${severity}`);
  const state = kind === 'ticket' ? ticketStates.find((one) => one === detail) : undefined;
  if (state !== undefined) return t(`states.${state}`);
  const topic = kind === 'topic' ? topicKinds.find((one) => one === detail) : undefined;
  if (topic !== undefined) return t(`topics.${topic}`);
  return kind === 'person' ? t('unit', { unit: detail }) : detail;
}
