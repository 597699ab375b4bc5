import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import type { RootProps } from '../../shared/root-props.ts';
import type { IconShape } from '../../icons/icon-shape.ts';
import { Icon } from '../icon/icon.tsx';
import * as styles from './tabs.css.ts';

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
  const current = tabs.find((tab) => tab.id === selected) ?? tabs[0];

  const handleKeyDown = (event: KeyboardEvent) => {
    const position = tabs.findIndex((tab) => tab.id === current?.id);
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
        {tabs.map((tab) => {
          const active = tab.id === current?.id;
          return (
            <button
              key={tab.id}
              type="button"
              role="tab"
              id={`${base}-${tab.id}-tab`}
              data-tab={tab.id}
              aria-selected={active}
              aria-controls={active ? `${base}-${tab.id}-panel` : undefined}
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
          id={`${base}-${current.id}-panel`}
          aria-labelledby={`${base}-${current.id}-tab`}
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
