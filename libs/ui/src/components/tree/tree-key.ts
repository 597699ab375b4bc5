import type { VisibleNode } from './visible-nodes.ts';

export type TreeMove =
  | { kind: 'focus'; id: string }
  | { kind: 'open'; ids: readonly string[] }
  | { kind: 'close'; id: string }
  | { kind: 'select'; id: string };

/** What a key does on the node in focus, as the WAI-ARIA practices describe a tree; undefined when nothing. */
export function treeKey(key: string, focused: string, visible: readonly VisibleNode[]): TreeMove | undefined {
  const index = visible.findIndex(({ node }) => node.id === focused);
  const current = visible[index];
  if (!current) return undefined;
  const { node, branch, parent } = current;
  const focus = (entry: VisibleNode | undefined): TreeMove | undefined =>
    entry ? { kind: 'focus', id: entry.node.id } : undefined;

  switch (key) {
    case 'ArrowDown':
      return focus(visible[index + 1]);
    case 'ArrowUp':
      return focus(visible[index - 1]);
    case 'Home':
      return focus(visible[0]);
    case 'End':
      return focus(visible.at(-1));
    case 'ArrowRight':
      if (branch === 'closed') return { kind: 'open', ids: [node.id] };
      return branch === 'open' && visible[index + 1]?.parent === node.id ? focus(visible[index + 1]) : undefined;
    case 'ArrowLeft':
      if (branch === 'open') return { kind: 'close', id: node.id };
      return parent === null ? undefined : { kind: 'focus', id: parent };
    case 'Enter':
    case ' ':
      return { kind: 'select', id: node.id };
    case '*':
      return {
        kind: 'open',
        ids: visible
          .filter((entry) => entry.parent === parent && entry.branch === 'closed')
          .map((entry) => entry.node.id),
      };
    default:
      return key.length === 1 ? focus(nextByLetter(key, index, visible)) : undefined;
  }
}

function nextByLetter(letter: string, from: number, visible: readonly VisibleNode[]): VisibleNode | undefined {
  const inOrder = [...visible.slice(from + 1), ...visible.slice(0, from)];
  return inOrder.find(({ node }) => node.label.toLocaleLowerCase('id').startsWith(letter.toLocaleLowerCase('id')));
}
