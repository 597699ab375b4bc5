import { Button } from '@imah/ui';
import type { KeyboardEvent } from 'react';
import type { Hold } from './use-hold.ts';
import * as styles from './hold-button.css.ts';

interface HoldButtonProps extends Pick<Hold, 'state' | 'afterMs' | 'press' | 'release'> {
  readonly label: string;
  readonly isBusy: boolean;
}

const pressesButtons: readonly string[] = [' ', 'Enter'];

/** Filled while it is held. Let go, or left by the focus, it begins anew. */
export function HoldButton({ state, afterMs, press, release, label, isBusy }: HoldButtonProps) {
  const handleKey = (event: KeyboardEvent) => {
    if (!pressesButtons.includes(event.key)) return;
    event.preventDefault();
    // A key that stays down repeats itself: that is one press.
    if (event.type === 'keyup') release();
    else if (!event.repeat) press();
  };
  return (
    <span className={styles.frame} data-state={state}>
      <Button
        tone="danger"
        loading={isBusy}
        onPointerDown={(event) => event.button === 0 && press()}
        onPointerUp={release}
        onPointerLeave={release}
        onPointerCancel={release}
        onKeyDown={handleKey}
        onKeyUp={handleKey}
        onBlur={release}
        onContextMenu={(event) => event.preventDefault()}
      >
        {label}
      </Button>
      <span
        aria-hidden
        className={styles.fill}
        data-state={state}
        style={{ transitionDuration: state === 'holding' ? `${afterMs}ms` : '0ms' }}
      />
    </span>
  );
}
