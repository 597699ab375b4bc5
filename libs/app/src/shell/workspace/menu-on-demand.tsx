import { type MenuProps } from '@imah/ui';
import { cloneElement, lazy, type KeyboardEvent, type ReactElement, Suspense, useState } from 'react';

type Trigger = ReactElement<{
  'aria-haspopup'?: 'menu';
  'aria-expanded'?: boolean;
  onClick?: () => void;
  onKeyDown?: (event: KeyboardEvent) => void;
  onPointerEnter?: () => void;
}>;

const loadMenu = async () => ({ default: (await import('./opened-menu.tsx')).OpenedMenu });
const OpenedMenu = lazy(loadMenu);

/** Fetches what a menu needs to open, so that the first press waits for nothing. */
export async function preloadMenu(): Promise<void> {
  await loadMenu();
}

/**
 * A menu whose code comes when it is first opened: until then it is only its button, and the page
 * stands sooner.
 */
export function MenuOnDemand({ trigger, ...menu }: Omit<MenuProps, 'trigger'> & { readonly trigger: Trigger }) {
  const [wanted, setWanted] = useState<'never' | 'opened'>('never');
  const button = cloneElement(trigger, {
    'aria-haspopup': 'menu',
    'aria-expanded': false,
    onClick: () => setWanted('opened'),
    onKeyDown: (event) => {
      if (event.key !== 'ArrowDown') return;
      event.preventDefault();
      setWanted('opened');
    },
    onPointerEnter: () => void preloadMenu(),
  });

  if (wanted === 'never') return button;
  return (
    <Suspense fallback={button}>
      <OpenedMenu {...menu} trigger={trigger} defaultOpen />
    </Suspense>
  );
}
