import { IconButton, useCommandKey } from '@imah/ui';
import { searchIcon } from '@imah/ui/icons';
import { lazy, Suspense, useState } from 'react';
import { defineTexts } from '@imah/app/i18n';
import { searchBoxId } from './messages/box-id.ts';
import type { PalettePage } from './search-palette.tsx';
import { useMedia } from '@imah/app/live';
import { useShortcuts } from '@imah/app/shortcuts';

const useTexts = defineTexts({
  id: searchBoxId,
  loadEn: async () => (await import('./messages/box-en.ts')).searchBoxEn,
});

const loadPalette = async () => ({ default: (await import('./search-palette.tsx')).SearchPalette });
const SearchPalette = lazy(loadPalette);

/** Fetches the search, so that the first press waits for nothing. */
export async function preloadSearch(): Promise<void> {
  await loadPalette();
}

export interface SearchBoxProps {
  /** The pages the person may go to. */
  readonly pages: readonly PalettePage[];
  /** Where the header is hidden, only Ctrl K opens it. */
  readonly display: 'button' | 'key-only';
}

/** The way to everything the person may see: a button, and Ctrl K wherever the focus is. */
export function SearchBox({ pages, display }: SearchBoxProps) {
  const t = useTexts();
  const [palette, setPalette] = useState<'unopened' | 'open' | 'closed'>('unopened');
  // A finger has no keys to press.
  const hasKeys = !useMedia('(pointer: coarse)');
  useCommandKey({ onOpen: () => setPalette('open') });
  useShortcuts([{ keys: '/', group: 'general', label: t('open'), run: () => setPalette('open') }]);

  return (
    <>
      {display === 'key-only' ? null : (
        <IconButton
          icon={searchIcon}
          label={hasKeys ? `${t('open')} (${t('key')})` : t('open')}
          aria-haspopup="dialog"
          aria-expanded={palette === 'open'}
          onPointerEnter={() => void loadPalette()}
          onClick={() => setPalette('open')}
        />
      )}
      {palette === 'unopened' ? null : (
        <Suspense>
          <SearchPalette open={palette === 'open'} onClose={() => setPalette('closed')} pages={pages} />
        </Suspense>
      )}
    </>
  );
}
