import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './tabs.css.ts';
import { useInSight } from './use-in-sight.ts';

export type TabsProps = RootProps<'div', 'children' | 'onChange'> & {
  label: string;
  tabs: readonly { id: string; label: string; icon?: IconShape; content: ReactNode }[];
  /** The id of the one that shows. */
  selected: string;
  onChange: (change: { selected: string }) => void;
};

/** One of several panels at a time. Arrows, Home and End move; where each has its own address, use TabNav. */
export function Tabs({ label, tabs, selected, onChange, ...rest }: TabsProps) {
  const base = useId();
  const list = useRef<HTMLDivElement>(null);
  const position = Math.max(
    tabs.findIndex((tab) => tab.id === selected),
    0,
  );
  const current = tabs[position];
  useInSight(list, '[aria-selected="true"]', current?.id);
  // By place: an id of the page may hold what separates the ids of an attribute.
  const idOf = (part: 'tab' | 'panel', index: number) => `${base}-${index}-${part}`;

  const handleKeyDown = (event: KeyboardEvent) => {
    const moves: Record<string, number> = {
      ArrowRight: (position + 1) % tabs.length,
      ArrowLeft: (position - 1 + tabs.length) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    };
    const next = moves[event.key];
    const target = next === undefined ? undefined : tabs[next];
    if (!target) return;
    event.preventDefault();
    onChange({ selected: target.id });
    list.current?.querySelector<HTMLElement>(`[data-tab="${CSS.escape(target.id)}"]`)?.focus();
  };

  return (
    <div {...rest}>
      <div ref={list} role="tablist" aria-label={label} tabIndex={-1} onKeyDown={handleKeyDown} className={styles.list}>
        {tabs.map((tab, index) => {
          const active = index === position;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={idOf('tab', index)}
              data-tab={tab.id}
              aria-selected={active}
              aria-controls={active ? idOf('panel', index) : undefined}
              tabIndex={active ? 0 : -1}
              onClick={() => onChange({ selected: tab.id })}
              className={styles.tab}
            >
              {tab.icon ? <Icon icon={tab.icon} /> : null}
              {tab.label}
            </button>
          );
        })}
      </div>
      {current ? (
        <div
          role="tabpanel"
          id={idOf('panel', position)}
          aria-labelledby={idOf('tab', position)}
          // A panel without controls would be passed over by the keyboard.
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          className={styles.panel}
        >
          {current.content}
        </div>
      ) : null}
    </div>
  );
}
