import { IconButton } from '@imah/ui';
import { arrowDownIcon, arrowUpIcon } from '@imah/ui/icons';
import { useEffect, useRef } from 'react';
import { usePlacesSheetTexts } from './texts.ts';

interface MoveButtonsProps {
  readonly name: string;
  /** Where it stands, and where the last one does. */
  readonly position: number;
  readonly last: number;
  /** A press while another is under way has no effect: the button keeps the focus meanwhile. */
  readonly move: (to: number) => Promise<void>;
}

/** Up and down among the others. Whoever presses goes on from there: at an end from the other button. */
export function MoveButtons({ name, position, last, move }: MoveButtonsProps) {
  const t = usePlacesSheetTexts();
  const up = useRef<HTMLButtonElement>(null);
  const down = useRef<HTMLButtonElement>(null);
  const pressed = useRef<'none' | 'up' | 'down'>('none');

  // What moves in the page loses the focus, and so does a button that has come to an end.
  useEffect(() => {
    if (pressed.current === 'none') return;
    const isUp = position === 0 ? false : position === last || pressed.current === 'up';
    (isUp ? up : down).current?.focus();
    pressed.current = 'none';
  }, [position, last]);

  async function press(direction: 'up' | 'down'): Promise<void> {
    pressed.current = direction;
    await move(position + (direction === 'up' ? -1 : 1));
  }

  return (
    <>
      <IconButton
        ref={up}
        icon={arrowUpIcon}
        size="sm"
        label={t('up', { name })}
        disabled={position === 0}
        onClick={() => void press('up')}
      />
      <IconButton
        ref={down}
        icon={arrowDownIcon}
        size="sm"
        label={t('down', { name })}
        disabled={position === last}
        onClick={() => void press('down')}
      />
    </>
  );
}
