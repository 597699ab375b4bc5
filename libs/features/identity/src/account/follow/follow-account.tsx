import { useEffect } from 'react';
import { useApp } from '@imah/app/ports';
import { readLocale, useLocale } from '@imah/app/i18n';

/** Where a browser keeps its colour mode (S-27). */
const colorModeKey = 'imah-color-mode';

export interface FollowAccountProps {
  readonly storage: Pick<Storage, 'getItem' | 'setItem'>;
}

/** In a browser where nothing was chosen yet, language and colour mode are those of the account. */
export function FollowAccount({ storage }: FollowAccountProps) {
  const { person, colorMode } = useApp();
  const { setLocale } = useLocale();
  const id = person?.id;

  useEffect(() => {
    if (person === null) return;
    if (person.locale !== 'id' && readLocale(storage) === null) setLocale(person.locale);
    if (person.colorMode !== 'system' && storage.getItem(colorModeKey) === null) colorMode?.prefer(person.colorMode);
    // Once for each person that signs in: what they choose here afterwards is this browser's own.
    // oxlint-disable-next-line react-hooks/exhaustive-deps
  }, [id]);

  return null;
}
