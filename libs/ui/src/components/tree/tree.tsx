import { useMemo, useRef, useState, type KeyboardEvent } from 'react';
import { chevronRightIcon } from '../../icons/generated/icons.ts';
import type { RootProps } from '../../shared/root-props.ts';
import { Icon } from '../icon/icon.tsx';
import { treeKey } from './tree-key.ts';
import * as styles from './tree.css.ts';
import { visibleNodes, type TreeNode, type VisibleNode } from './visible-nodes.ts';

export type TreeProps = RootProps<'div', 'children' | 'onSelect'> & {
  label: string;
  nodes: readonly TreeNode[];
  /** Branches that are open at first. */
  initialOpen?: readonly string[];
  selected?: string | null;
  onSelect: (choice: { id: string }) => void;
};

/** Things inside of things: a building, its floors, its rooms, its devices. */
export function Tree({ label, nodes, initialOpen = [], selected = null, onSelect, ...rest }: TreeProps) {
  const list = useRef<HTMLDivElement>(null);
  const [open, setOpen] = useState<ReadonlySet<string>>(() => new Set(initialOpen));
  const [focused, setFocused] = useState<string | null>(selected);
  const visible = useMemo(() => visibleNodes(nodes, open), [nodes, open]);
  // The node in focus may have gone with its branch: then the first takes its place at the tab stop.
  const stop = visible.find(({ node }) => node.id === focused)?.node.id ?? visible[0]?.node.id;

  const turn = (ids: readonly string[], state: 'open' | 'closed') => {
    const next = new Set(open);
    for (const id of ids) {
      if (state === 'open') next.add(id);
      else next.delete(id);
    }
    setOpen(next);
  };
  const moveTo = (id: string) => {
    setFocused(id);
    list.current?.querySelector<HTMLElement>(`[data-node="${CSS.escape(id)}"]`)?.focus();
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    if (event.altKey || event.ctrlKey || event.metaKey || stop === undefined) return;
    const move = treeKey(event.key, stop, visible);
    if (!move) return;
    event.preventDefault();
    if (move.kind === 'focus') moveTo(move.id);
    if (move.kind === 'open') turn(move.ids, 'open');
    if (move.kind === 'close') turn([move.id], 'closed');
    if (move.kind === 'select') onSelect({ id: move.id });
  };
  const handlePress = ({ node, branch }: VisibleNode, where: 'arrow' | 'row') => {
    setFocused(node.id);
    if (branch !== 'leaf' && where === 'arrow') turn([node.id], branch === 'open' ? 'closed' : 'open');
    else onSelect({ id: node.id });
  };

  return (
    <div {...rest}>
      <div ref={list} role="tree" aria-label={label} tabIndex={-1} onKeyDown={handleKeyDown} className={styles.tree}>
        {visible.map((entry) => {
          const { node, level, position, siblings, branch } = entry;
          return (
            // Keys are heard by the tree, as its pattern asks.
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events
            <div
              key={node.id}
              role="treeitem"
              data-node={node.id}
              aria-level={level}
              aria-posinset={position}
              aria-setsize={siblings}
              aria-expanded={branch === 'leaf' ? undefined : branch === 'open'}
              aria-selected={node.id === selected}
              tabIndex={node.id === stop ? 0 : -1}
              onClick={(event) => {
                const arrow = event.target instanceof Element && event.target.closest('[data-arrow]');
                handlePress(entry, arrow ? 'arrow' : 'row');
              }}
              className={styles.row}
              style={{ paddingInlineStart: `${(level - 1) * 1.25}rem` }}
            >
              <span className={styles.turn} data-arrow={branch === 'leaf' ? undefined : ''}>
                {branch === 'leaf' ? null : (
                  <span className={styles.arrow}>
                    <Icon icon={chevronRightIcon} size="sm" />
                  </span>
                )}
              </span>
              {node.icon ? <Icon icon={node.icon} /> : null}
              <span className={styles.label}>{node.label}</span>
              {node.trailing}
            </div>
          );
        })}
      </div>
    </div>
  );
}
