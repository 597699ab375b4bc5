import { CommandPalette, type PaletteGroup } from '@imah/ui';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useApp } from '@imah/app/ports';
import { hitGroups } from './hit-groups.ts';
import { keepRecent, readRecent, type RecentHit } from './recent-hits.ts';
import { useSearchTexts } from './texts.ts';
import { type PalettePage, useCommandGroups } from './use-command-groups.ts';
import { useSearch } from './use-search.ts';

export type { PalettePage } from './use-command-groups.ts';

export interface SearchPaletteProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly pages: readonly PalettePage[];
}

/** Everything the person may see and do under one field. */
export function SearchPalette({ open, onClose, pages }: SearchPaletteProps) {
  // What was typed goes with the palette that is closed.
  return open ? <OpenPalette onClose={onClose} pages={pages} /> : null;
}

function OpenPalette({ onClose, pages }: Omit<SearchPaletteProps, 'open'>) {
  const t = useSearchTexts();
  const navigate = useNavigate();
  const { person, keptStorage } = useApp();
  const [text, setText] = useState('');
  const { answer, state, retry } = useSearch(text);
  const userId = person?.id ?? '';
  const isBlank = text.trim() === '';

  function goTo(hit: RecentHit): void {
    keepRecent(keptStorage, userId, hit);
    void navigate(hit.href);
  }

  const commands = useCommandGroups(pages, goTo);
  const kept = readRecent(keptStorage, userId);
  const recent: PaletteGroup = {
    id: 'recent',
    heading: t('recent'),
    commands: kept.map((hit) => ({
      id: `recent ${hit.href}`,
      label: hit.label,
      ...(hit.detail === null ? {} : { detail: hit.detail }),
      onSelect: () => goTo(hit),
    })),
  };
  const found = answer === null || isBlank ? [] : hitGroups(answer, { t, typed: text, onOpen: goTo });
  // What was opened last stands first, and not a second time where it usually is.
  const again = new Set(isBlank ? kept.map(({ id }) => id) : []);
  const others = commands(text).map((group) => ({
    ...group,
    commands: group.commands.filter(({ id }) => !again.has(id)),
  }));
  const groups = [...(isBlank ? [recent] : found), ...others];

  return (
    <CommandPalette
      open
      onClose={onClose}
      placeholder={t('placeholder')}
      groups={groups.filter((group) => group.commands.length > 0)}
      state={isBlank ? 'ready' : state}
      onSearch={(change) => setText(change.text)}
      onRetry={retry}
    />
  );
}
