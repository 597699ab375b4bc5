import { type RefCallback, useCallback, useState } from 'react';

const offered = '[cmdk-item]:not([aria-disabled="true"])';

export interface CurrentCommand {
  /** For the list of commands. */
  readonly list: RefCallback<HTMLElement>;
  /** The command that Enter is pressed on. */
  readonly value: string;
  readonly onValueChange: (value: string) => void;
}

/**
 * The command that Enter is pressed on. The list itself chooses one when people type or walk; where what was found comes
 * later, or goes in the moment in which something else comes, it is left without, and then it is the first.
 */
export function useFirstCommand(): CurrentCommand {
  const [value, setValue] = useState('');
  const list = useCallback((element: HTMLElement | null) => {
    if (element === null) return undefined;
    const choose = () => {
      if (element.querySelector(`${offered}[aria-selected="true"]`) !== null) return;
      setValue(element.querySelector(offered)?.getAttribute('data-value') ?? '');
    };
    const changes = new MutationObserver(choose);
    changes.observe(element, { childList: true, subtree: true });
    choose();
    return () => changes.disconnect();
  }, []);
  return { list, value, onValueChange: setValue };
}
